import { endpointFor } from '#shared/endpoints/index.ts';
import type { EntityDescription } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { currentValue, unitOf } from '#shared/merge/merge.ts';
import { sameIn } from '#shared/merge/sameValue.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { dropNeutral } from '#sync/rules/changes.ts';
import { sharesUnit } from '#sync/rules/order.ts';
import { summarize } from '#sync/rules/summary.ts';
import type { Step, Summary } from '#sync/step.ts';
import type { Planned } from './planned.ts';
import { planned, rejected } from './planned.ts';
import type { Snapshot } from './snapshot.ts';

export type NewValue = Pick<FieldChange, 'field' | 'key' | 'mine'>;

interface Edit {
  readonly entity: EntityName;
  readonly id: string;
  readonly subject: string;
  readonly newValues: readonly NewValue[];
  readonly names?: Summary['values'];
  /** References to what was created here, which are rewritten with it (I6). */
  readonly provisional?: Step['provisional'];
}

/**
 * The fields that differ from the screen. Base: the value seen when the user began, else the shown one (I12), so edits
 * build on each other (I8); a unit is whole (R2.9), and settled where it shows the wanted values.
 */
export function replaceStep(snapshot: Snapshot, edit: Edit): Planned {
  const { entity, id, newValues } = edit;
  const current = snapshot.current(entity, id);
  if (current === undefined) return rejected('unknownEntity');
  const description = describeEntity(entity);
  const all = newValues.map((newValue) =>
    changeFrom(description, current, newValue, snapshot.seen?.(entity, id, newValue)),
  );
  const isShown = (change: FieldChange): boolean =>
    isAlike(description, change, currentValue(description, current, change), change.mine);
  const open = [...Map.groupBy(all, (change) => unitOf(description, change)).values()].filter(
    (unit) => !unit.every(isShown),
  );
  const changes = [...dropNeutral(entity, open.flat())];
  if (changes.length === 0) return rejected('nothingChanged');
  const step = { entity, target: id, action: 'replace', changes, body: null } as const;
  if (endpointFor(entity, 'replace') === undefined && !isStillHere(snapshot, edit)) return rejected('leftAlready');
  if (snapshot.steps.some((other) => waitsForDecision(other, step))) return rejected('decideFirst');
  return planned({
    ...step,
    changes,
    base: snapshot.base(entity, id) ?? null,
    provisional: edit.provisional ?? [],
    summary: summarize(step, edit.subject, edit.names),
  });
}

/** Cancels a row, or takes that back; rejected where a row of the entity cannot be cancelled. */
export function cancelStep(
  snapshot: Snapshot,
  { entity, id }: Pick<Edit, 'entity' | 'id'>,
  cancelled: boolean,
): Planned {
  const { cancelledBy } = describeEntity(entity);
  if (cancelledBy === null) return rejected('nothingChanged');
  const subject = textOf(snapshot.current(entity, id), 'Nom', entity);
  return replaceStep(snapshot, { entity, id, subject, newValues: [{ field: cancelledBy, mine: rawOf(cancelled) }] });
}

/** Its creation has not left, or was refused: the edit is merged into it. */
const isStillHere = ({ steps }: Snapshot, { entity, id }: Edit): boolean =>
  steps.some(
    ({ action, entity: other, target, state }) =>
      action === 'create' &&
      other === entity &&
      target === id &&
      (state.kind === 'waiting' || state.kind === 'refused'),
  );

/** Members that are not edited keep their text as read (R2.2), also within a unit. */
function changeFrom(
  description: EntityDescription,
  row: RawJson,
  newValue: NewValue,
  seen: RawJson | null | undefined,
): FieldChange {
  const now = currentValue(description, row, newValue);
  const base = seen === undefined || isAlike(description, newValue, now, seen) ? now : seen;
  const isEdited = base === null || !isAlike(description, newValue, base, newValue.mine);
  return { ...newValue, base, mine: isEdited ? newValue.mine : base };
}

/** A screen knows milliseconds: an instant entered unchanged is no edit, whatever further digits it has. */
export function isAlike(
  description: EntityDescription,
  change: Pick<FieldChange, 'field' | 'key'>,
  a: RawJson | null,
  b: RawJson | null,
): boolean {
  if (sameIn(description, change, a, b)) return true;
  if (!description.instants.includes(change.field) || !a?.startsWith('"') || !b?.startsWith('"')) return false;
  const [left, right] = [a, b].map((raw) => instantParts(String(parseRaw(raw)))?.epochMilliseconds);
  return left !== undefined && left === right;
}

/** About the same field. A refused step that cannot have arrived is corrected by the edit. */
export const waitsForDecision = (other: Step, step: Parameters<typeof sharesUnit>[1] & Pick<Step, 'target'>): boolean =>
  other.entity === step.entity &&
  other.target === step.target &&
  other.action === 'replace' &&
  (other.state.kind === 'conflict' || (other.state.kind === 'refused' && other.sentAt !== null)) &&
  sharesUnit(other, step);

/** The text of a member of a row, '' when it has none. */
export function textOf(row: RawJson | undefined, field: string, entity: EntityName): string {
  if (row === undefined) return '';
  const value = currentValue(describeEntity(entity), row, { field });
  return value?.startsWith('"') ? (JSON.parse(value) as string) : ''; // a raw text that starts with a quote is a string
}
