import type { EntityName } from '#shared/entities/index.ts';
import { idIn } from '../idIn.ts';
import type { Snapshot } from '../snapshot.ts';

/** Whether an agent and an admission path, by their ids, are of two campuses (R4.5); see `areTwoCampuses`. */
export function isOfAnotherCampus(agentId: string | null, admissionPathId: string | null, snapshot: Snapshot): boolean {
  const agent = campusOf(snapshot, 'Agent', agentId);
  const programme = referred(snapshot, 'SessionRecrutement', admissionPathId, 'ProgrammeId');
  return areTwoCampuses(agent, campusOf(snapshot, 'Programme', programme));
}

/** Whether these are the ids of two campuses. One that is not known here is not checked: the service decides (R4.5). */
export const areTwoCampuses = (one: string | null, other: string | null): boolean =>
  Boolean(one) && Boolean(other) && one !== other;

const campusOf = (snapshot: Snapshot, entity: EntityName, id: string | null): string | null =>
  referred(snapshot, entity, id, 'EntiteJuridiqueId');

/** What a row's reference leads to; null where the row is not known here, or refers to nothing. */
function referred(snapshot: Snapshot, entity: EntityName, id: string | null, field: string): string | null {
  const row = id === null ? undefined : snapshot.current(entity, id);
  return row === undefined ? null : idIn(row, field);
}
