import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';
import { CacheError } from '../cacheError.ts';
import type { BaseRows } from '../overlay/baseRows.ts';
import { folderAt } from '../overlay/folders.ts';

/**
 * `requestKey` for the disk: by the parent's id, since its path has names of users (S8). Undefined while the parent is
 * unknown.
 */
export function datasetKey(base: BaseRows, { entity, path = [], of, by }: PullRequest): string | undefined {
  if (describeEntity(entity).listedBy === 'set')
    return requestKey({ entity, ...(of !== undefined && { of }), ...(by !== undefined && { by }) });
  const parent = folderAt(base, path);
  return parent === undefined ? undefined : listKey(entity, parent);
}

/** The key of the list of one parent, or of the rows that belong to one entity. */
export const listKey = (entity: EntityName, id: string): string => requestKey({ entity, of: id });

/**
 * The parent's where rows are listed by parent, else undefined. Throws CacheError `unknownFolder` while it is not in
 * the cache.
 */
export function pulledBucket(base: BaseRows, { entity, path = [] }: PullRequest): string | undefined {
  if (describeEntity(entity).listedBy === 'set') return undefined;
  const folder = folderAt(base, path);
  if (folder === undefined) throw new CacheError('unknownFolder');
  return folder;
}
