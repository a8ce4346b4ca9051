import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { withOffset } from './fields.ts';
import type { IntentOf } from './intent.ts';
import type { Planned, Tools } from './planned.ts';
import { together } from './planned.ts';
import { replaceStep } from './replaceStep.ts';
import type { NewValue } from './replaceStep.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Reverts each field of an applied change; later changes of other users stay (I12 holds for these steps as for all). A
 * creation cannot be reverted: the service deletes nothing (R3.1).
 */
export const putBack = (
  applied: Extract<IntentOf<'undo'>, { readonly applied: unknown }>['applied'],
  snapshot: Snapshot,
  tools: Tools,
): Planned =>
  together(
    applied.map(({ entity, target, changes, summary }) => {
      const newValues = changes.flatMap((change) => newValueOf(entity, change, change.base, tools));
      return replaceStep(snapshot, { entity, id: target, subject: summary.subject, newValues });
    }),
  );

/**
 * The change to a field's earlier value; none where there was no such member: a replacement cannot remove one, but
 * empties an entry of a keyed list.
 */
export function newValueOf(
  entity: EntityName,
  { field, key }: FieldChange,
  value: RawJson | null,
  { schoolZone }: Tools,
): readonly NewValue[] {
  if (key !== undefined) return [{ field, key, mine: value ?? rawOf('') }];
  return value === null ? [] : [{ field, mine: sendable(entity, field, value, schoolZone) }];
}

/** A date may have been read in a form that is never sent (R2.4). */
function sendable(entity: EntityName, field: string, value: RawJson, schoolZone: string): RawJson {
  const isDate = describeEntity(entity).instants.includes(field) && value.startsWith('"');
  const instant = isDate ? withOffset(String(parseRaw(value)), schoolZone) : undefined;
  return instant === undefined ? value : rawOf(instant);
}
