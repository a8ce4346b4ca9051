import { Dexie } from 'dexie';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { entityNames } from '#shared/entities/index.ts';
import { guarded } from '../cacheError.ts';
import type { Small } from '../db/readRecords.ts';
import type { Disk } from '../disk.ts';

const inParts = entityNames.filter((entity) => {
  const list = endpointFor(entity, 'list');
  return list !== undefined && endpoint(list).receivedInParts;
});

/**
 * Deletes what an older Carnet received whole and what is received in parts now: the users of this
 * workstation need little of it. Returns the statuses that remain.
 */
export async function forgetWholeLists({ database }: Disk, statuses: Small['statuses']): Promise<Small['statuses']> {
  const whole = new Set<string>(inParts.filter((entity) => statuses.has(entity)));
  if (whole.size === 0) return statuses;
  await guarded(() =>
    database.transaction('rw', database.pages, database.areas, async () => {
      for (const entity of whole) {
        await database.pages.where(':id').between([entity, Dexie.minKey], [entity, Dexie.maxKey]).delete();
        await database.areas.delete(entity);
      }
    }),
  );
  return new Map([...statuses].filter(([key]) => !whole.has(key)));
}
