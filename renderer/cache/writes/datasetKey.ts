import type { PullRequest } from '#sync/ports.ts';
import { CacheError } from '../cacheError.ts';
import type { BaseRows } from '../overlay/baseRows.ts';
import { folderAt } from '../overlay/folderPath.ts';

/** Names what a pull receives, without any name a person gave (S8): the set, or for Directory the folder's Streamid. */
export function datasetKey(base: BaseRows, request: PullRequest): string | undefined {
  if (request.entity !== 'Directory')
    return request.of === undefined ? request.entity : `${request.entity}:${request.of}`;
  const folder = folderAt(base, request.path ?? []);
  return folder === undefined ? undefined : folderDatasetKey(folder);
}

export const folderDatasetKey = (folder: string): string => `Directory:${folder}`;

/** The folder that a Directory pull lists. Throws CacheError `unknownFolder`: without it rows have no place. */
export function pulledFolder(base: BaseRows, request: PullRequest): string {
  const folder = folderAt(base, request.path ?? []);
  if (folder === undefined) throw new CacheError('unknownFolder');
  return folder;
}
