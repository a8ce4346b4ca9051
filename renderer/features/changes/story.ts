import type { EntityDescription } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { currentValue, unitOf } from '#shared/merge/merge.ts';
import type { Step } from '#sync/step.ts';
import type { Unit } from '#wording/fields.ts';
import type { Values } from './choices.ts';

/** A field of a change through time: before, asked, and what the service kept. */
export interface StoryRow extends Unit {
  /** Null for a creation: there was nothing. */
  readonly before: Values | null;
  /** Null where the service changed a field that nobody asked about. */
  readonly asked: Values | null;
  /** Null while it has not been sent, or where it cannot be verified. */
  readonly kept: Values | null;
  /** `gaveWay`: a person chose the service's version of it, while the rest of the change went on. */
  readonly outcome: 'pending' | 'kept' | 'changed' | 'unknown' | 'gaveWay';
}

/** `kept` is the row as the service last said it; null when this workstation holds none. */
export function storyRows(step: Step, kept: RawJson | null): readonly StoryRow[] {
  const description = describeEntity(step.entity);
  const asked = step.action === 'create' ? created(description, step) : step.changes;
  const units = Map.groupBy(asked, (change) => unitOf(description, change));
  const rows = [...units].map(([unit, fields]) => row(description, step, kept, unit, fields));
  return [...rows, ...gaveWay(description, step), ...unasked(description, step, kept, new Set(units.keys()))];
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
    asked: fields.map(({ mine }) => mine),
    kept: null,
    outcome: 'gaveWay',
  }));
}

function row(
  description: EntityDescription,
  step: Step,
  kept: RawJson | null,
  unit: string,
  fields: readonly FieldChange[],
): StoryRow {
  const asked = fields.map(({ mine }) => mine);
  const outcome = outcomeOf(step, fields);
  const read = kept === null ? null : fields.map((change) => currentValue(description, kept, change));
  return {
    unit,
    fields: fields.map(({ field, key }) => ({ field, key })),
    before: step.action === 'create' ? null : fields.map(({ base }) => base),
    asked,
    kept: outcome === 'kept' ? asked : outcome === 'changed' ? read : null,
    outcome,
  };
}

function outcomeOf({ state }: Step, fields: readonly FieldChange[]): StoryRow['outcome'] {
  if (state.kind !== 'applied') return 'pending';
  if (state.receipt.outcome === 'unverifiable') return 'unknown';
  const names = fields.map(({ field, key }) => (key === undefined ? field : `${field}.${key}`));
  return names.some((name) => state.receipt.changedFields.includes(name)) ? 'changed' : 'kept';
}

/** Fields that the service kept otherwise although the change did not speak of them (R5.6). */
function unasked(
  description: EntityDescription,
  step: Step,
  kept: RawJson | null,
  asked: ReadonlySet<string>,
): readonly StoryRow[] {
  if (step.state.kind !== 'applied') return [];
  return step.state.receipt.changedFields
    .map((name) => fieldOf(description, name))
    .filter((change) => !asked.has(unitOf(description, change)))
    .map((change) => ({
      unit: unitOf(description, change),
      fields: [change],
      before: step.base === null ? null : [currentValue(description, step.base, change)],
      asked: null,
      kept: kept === null ? null : [currentValue(description, kept, change)],
      outcome: 'changed' as const,
    }));
}

/** `Parametres.AVIS_JURY` → field and key; a plain name stays one. */
function fieldOf(description: EntityDescription, name: string): { readonly field: string; readonly key?: string } {
  const list = description.keyedLists.find(({ field }) => name.startsWith(`${field}.`));
  return list ? { field: list.field, key: name.slice(list.field.length + 1) } : { field: name };
}

/** What a creation says of the new thing, references to its parents aside: the path tells those. */
function created(description: EntityDescription, step: Step): readonly FieldChange[] {
  if (step.body === null) return [];
  return [...membersOf(step.body)]
    .filter(([field, value]) => value !== 'null' && value !== '""' && !description.assigned.includes(field))
    .map(([field, mine]) => ({ field, base: null, mine }));
}
