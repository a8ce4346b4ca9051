import type { PullRequest } from '../ports.ts';

/** Names the dataset that a request receives. Every map by request uses this key. */
export const requestKey = ({ entity, path, of, by }: PullRequest): string =>
  `${entity}${path ? JSON.stringify(path) : ''}${of === undefined ? '' : `:${by === undefined ? '' : `${by}=`}${of}`}`;
