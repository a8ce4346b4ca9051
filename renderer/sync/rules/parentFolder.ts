import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { Step } from '../step.ts';

/** Stands for the share itself, whose GUID a deployment may not return (R5.5). */
export const rootFolder = 'root';

/** The folder in which a Directory creation puts its folder: `root`, a Streamid, or a provisional id. */
export function parentOfCreation({ parentPath, body }: Pick<Step, 'parentPath' | 'body'>): string {
  if (parentPath?.length === 0 || body === null) return rootFolder;
  const parent = parseRaw(membersOf(body).get('Streamid') ?? 'null');
  return typeof parent === 'string' ? parent : rootFolder;
}
