import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Summary } from '#sync/step.ts';
import type { Rejection, MemberValues, Value } from './intent.ts';
import type { NewValue } from './replaceStep.ts';
import type { Snapshot } from './snapshot.ts';

/** What an entity asks of its rows beyond its description, when they are edited or created. */
export interface RowRule {
  /** The datasets that an edit reads. */
  readonly reads: readonly EntityName[];
  /** A member that is not sent as any other is, or why not; undefined for the others. */
  readonly write?: (field: string, value: Value, isNew: boolean) => NewValue | Rejection | undefined;
  /** What the new values lack beside each other or the row. */
  readonly problemOf?: (newValues: readonly NewValue[], row: RawJson, snapshot: Snapshot) => Rejection | null;
  /** Its name for the outbox; by default its `Nom`. */
  readonly subjectOf?: (row: RawJson, snapshot: Snapshot) => string;
  /** Names for the outbox that only this workstation knows. */
  readonly namesOf?: (newValues: readonly NewValue[], row: RawJson, snapshot: Snapshot) => Summary['values'];
  /** Members of one number are one step, in the order of the numbers: each is shown, and can be in conflict, alone. */
  readonly stepOf?: (field: string) => number;
  /** All members of a new row. `group`: the ReferenceMultiple of those that it is linked with; '' for none. */
  readonly newMembers?: (members: MemberValues, group: string) => MemberValues;
}
