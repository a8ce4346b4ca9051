import type { PulledRow } from '#shared/ipc/channels.ts';
import { JsonTextError } from '#shared/json/rawJson.ts';
import { isOpenDuplicate, matchesCreation, duplicateFields } from '../core/index.ts';
import type { SyncState } from '../core/index.ts';
import type { PullRequest } from '../ports.ts';
import type { AppearedRow, Step } from '../step.ts';
import type { KnownRow } from './enginePorts.ts';
import { instantFilter } from './instantFilter.ts';

/** Which of the pulled rows look like a creation of this workstation, acknowledged or still open (R3.9). */
export function likeCreations(
  { made, steps }: Pick<SyncState, 'made' | 'steps'>,
  { entity, path }: PullRequest,
  rows: readonly PulledRow[],
): readonly AppearedRow[] {
  const creations = [...made, ...[...steps.values()].filter(isOpenDuplicate)].filter((step) => step.entity === entity);
  if (creations.length === 0) return [];
  const mayMatch = instantFilter(
    entity,
    duplicateFields(entity),
    creations.flatMap(({ body }) => body ?? []),
  );
  return rows.flatMap(({ id, text: row }) => {
    const appeared: AppearedRow = { entity, id, row, ...(path && { path }) };
    return mayMatch(row) && creations.some((creation) => isMatch(creation, appeared)) ? appeared : [];
  });
}

/**
 * Rows of the cache that match a creation which is still open. They arrived before this start and waited, in memory,
 * for the creation to be settled: the stop lost that, and no pull delivers them again (R3.9). Rows below a parent are
 * left out: the service refuses a second folder of one name.
 */
export function likeOpenCreations(creations: readonly Step[], known: KnownRow): readonly AppearedRow[] {
  return creations.flatMap((creation) => {
    const { id, entity, parentPath, seenBefore } = creation;
    if (parentPath) return [];
    const rows = [...known.all(entity)].flatMap(([rowId]) => {
      const text = seenBefore.includes(rowId) ? undefined : known.base(entity, rowId);
      return text === undefined ? [] : { id: rowId, hash: '', text };
    });
    return likeCreations({ made: [], steps: new Map([[id, creation]]) }, { entity }, rows);
  });
}

/** A row that cannot be parsed matches nothing; it is set aside elsewhere. */
function isMatch(...[creation, appeared]: Parameters<typeof matchesCreation>): boolean {
  try {
    return matchesCreation(creation, appeared);
  } catch (error) {
    if (error instanceof JsonTextError) return false;
    throw error;
  }
}
