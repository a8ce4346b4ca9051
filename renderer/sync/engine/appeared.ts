import type { PulledRow } from '#shared/ipc/channels.ts';
import { JsonTextError } from '#shared/json/rawJson.ts';
import { isOpenTwin, matchesCreation, twinFields } from '../core/index.ts';
import type { AppearedRow, SyncState } from '../core/index.ts';
import type { PullRequest } from '../ports.ts';
import { momentTest } from './momentTest.ts';

/** Which of the pulled rows look like a creation of this workstation, acknowledged or still open (R3.9). */
export function likeCreations(
  { made, steps }: SyncState,
  { entity, path }: PullRequest,
  rows: readonly PulledRow[],
): readonly AppearedRow[] {
  const creations = [...made, ...[...steps.values()].filter(isOpenTwin)].filter((step) => step.entity === entity);
  if (creations.length === 0) return [];
  const mayMatch = momentTest(
    entity,
    twinFields(entity),
    creations.flatMap(({ body }) => body ?? []),
  );
  return rows.flatMap(({ id, text: row }) => {
    const appeared: AppearedRow = { entity, id, row, ...(path && { path }) };
    return mayMatch(row) && creations.some((creation) => isMatch(creation, appeared)) ? appeared : [];
  });
}

/** A row that cannot be taken apart matches nothing: it is set aside elsewhere. */
function isMatch(...[creation, appeared]: Parameters<typeof matchesCreation>): boolean {
  try {
    return matchesCreation(creation, appeared);
  } catch (error) {
    if (error instanceof JsonTextError) return false;
    throw error;
  }
}
