import type { EntityDescription } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { currentValue, unitOf } from '#shared/merge/merge.ts';
import type { Step } from '#sync/step.ts';
import type { Unit } from '#wording/fields.ts';
import { conflictRows } from './choices.ts';
import type { Values } from './choices.ts';

export interface StoryRow extends Unit {
  /** Null for a creation, which has no value before. */
  readonly before: Values | null;
  /** Null where the service changed a field that was not requested. */
  readonly requested: Values | null;
  /** Null while it has not been sent, or where it cannot be verified. In conflict, what the service has instead. */
  readonly received: Values | null;
  /** `gaveWay`: the user chose the service's version of it, while the rest of the change was sent. */
  readonly outcome: 'pending' | 'conflict' | 'kept' | 'changed' | 'unknown' | 'gaveWay';
}

/** `current` is the row as last received from the service; null if this workstation has none. */
export function storyRows(step: Step, current: RawJson | null): readonly StoryRow[] {
  const description = describeEntity(step.entity);
  const requested = step.action === 'create' ? created(description, step) : step.changes;
  const units = Map.groupBy(requested, (change) => unitOf(description, change));
  const rows = [...units].map(([unit, fields]) => row(description, step, current, unit, fields));
  return [...rows, ...gaveWay(description, step), ...unrequested(description, step, current, new Set(units.keys()))];
}

function gaveWay(description: EntityDescription, { decisions = [] }: Step): readonly StoryRow[] {
  const units = Map.groupBy(
    decisions.flatMap((decision) => decision.gaveWay ?? []),
    (change) => unitOf(description, change),
  );
  return [...units].map(([unit, fields]) => ({
    unit,
    fields: fields.map(({ field, key }) => ({ field, key })),
    before: fields.map(({ base }) => base),
    requested: fields.map(({ mine }) => mine),
    received: null,
    outcome: 'gaveWay',
  }));
}

function row(
  description: EntityDescription,
  step: Step,
  current: RawJson | null,
  unit: string,
  fields: readonly FieldChange[],
): StoryRow {
  const requested = fields.map(({ mine }) => mine);
  const theirs = conflictRows(step).find((each) => each.unit === unit)?.theirs;
  const outcome = theirs ? 'conflict' : outcomeOf(description, step, fields);
  const read = current === null ? null : fields.map((change) => currentValue(description, current, change));
  return {
    unit,
    fields: fields.map(({ field, key }) => ({ field, key })),
    before: step.action === 'create' ? null : fields.map(({ base }) => base),
    requested,
    received: theirs ?? (outcome === 'kept' ? requested : outcome === 'changed' ? read : null),
    outcome,
  };
}

function outcomeOf(
  { writeOnly }: EntityDescription,
  { state }: Step,
  fields: readonly FieldChange[],
): StoryRow['outcome'] {
  if (state.kind !== 'applied') return 'pending';
  if (state.receipt.outcome === 'unverifiable') return 'unknown';
  // No read gives it back (R2.6).
  if (fields.every(({ field }) => writeOnly.includes(field))) return 'unknown';
  const names = fields.map(({ field, key }) => (key === undefined ? field : `${field}.${key}`));
  return names.some((name) => state.receipt.changedFields.includes(name)) ? 'changed' : 'kept';
}

/** Fields that the service changed although the change did not contain them (R5.6). */
function unrequested(
  description: EntityDescription,
  step: Step,
  current: RawJson | null,
  requested: ReadonlySet<string>,
): readonly StoryRow[] {
  if (step.state.kind !== 'applied') return [];
  return step.state.receipt.changedFields
    .map((name) => fieldOf(description, name))
    .filter((change) => !requested.has(unitOf(description, change)))
    .map((change) => ({
      unit: unitOf(description, change),
      fields: [change],
      before: step.base === null ? null : [currentValue(description, step.base, change)],
      requested: null,
      received: current === null ? null : [currentValue(description, current, change)],
      outcome: 'changed' as const,
    }));
}

/** `Parametres.AVIS_JURY` → field and key; a plain name is unchanged. */
function fieldOf(description: EntityDescription, name: string): { readonly field: string; readonly key?: string } {
  const list = description.keyedLists.find(({ field }) => name.startsWith(`${field}.`));
  return list ? { field: list.field, key: name.slice(list.field.length + 1) } : { field: name };
}

/** Members of which only « yes » says something: an e-mail record that is no duplicate is the usual one. */
const unlessNo: ReadonlySet<string> = new Set(['IsDuplicate']);

/** The fields of a creation, except references to its parents: the path shows those. */
function created(description: EntityDescription, step: Step): readonly FieldChange[] {
  if (step.body === null) return [];
  return [...membersOf(step.body)]
    .filter(([field, value]) => value !== 'null' && value !== '""' && !description.assigned.includes(field))
    .filter(([field, value]) => value !== 'false' || !unlessNo.has(field))
    .map(([field, mine]) => ({ field, base: null, mine }));
}
