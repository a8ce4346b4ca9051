import type { PullRequest } from '#sync/ports.ts';
import { guarded } from '../cacheError.ts';
import { pulledBucket } from './datasetKey.ts';
import type { CacheParts } from './shared.ts';

/**
 * Lets the damaged pages of a list go once the service gave the whole list again: nothing of them is missing any more,
 * and a person need not be told for ever. Damaged steps and receipts are no list's and stay.
 */
export async function forgetSetAside({ disk, memory }: CacheParts, request: PullRequest): Promise<void> {
  const { entity } = request;
  const bucket = pulledBucket(memory.base, request);
  const start = bucket === undefined ? `${entity}/` : `${entity}/${bucket}#`;
  const isHealed = (record: { readonly table: string; readonly key: string }): boolean =>
    record.table === 'pages' && record.key.startsWith(start);
  if (!memory.damaged().some(isHealed)) return;
  await guarded(() => disk.database.setAside.filter(isHealed).delete());
  memory.dropDamaged(isHealed);
}
