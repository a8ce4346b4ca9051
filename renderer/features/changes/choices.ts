import type { EntityDescription } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { elementsOf, membersOf, parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { currentValue, unitOf } from '#shared/merge/merge.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import { plain } from '#sync/rules/summary.ts';
import type { Choice, Step } from '#sync/step.ts';
import type { Unit } from '#wording/fields.ts';

export type Values = readonly (RawJson | null)[];
/** The user's choice for a line; a typed value is stored as the raw text that will be sent. */
export type Picked =
  | { readonly pick: 'mine' | 'theirs' }
  | { readonly pick: 'other'; readonly values: readonly RawJson[] };
export type Choices = ReadonlyMap<string, Picked>;

/** One decision: a field, a list entry, or fields that change together. The values follow the order of `fields`. */
export interface Row extends Unit {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

/** A change that needs no decision; `mine` or `theirs` is null on the side that did not change it. */
export interface CombinedRow extends Unit {
  readonly base: Values;
  readonly mine: Values | null;
  readonly theirs: Values | null;
  readonly sent: Values;
}

/** The decisions of a step in conflict (I12). */
export function conflictRows(step: Step): readonly Row[] {
  if (step.state.kind !== 'conflict') return [];
  return step.state.conflicts.map(({ unit, fields }) => ({
    unit,
    fields: fields.map(({ field, key }) => ({ field, key })),
    base: fields.map(({ base }) => base),
    mine: fields.map(({ mine }) => mine),
    theirs: fields.map(({ theirs }) => theirs),
  }));
}

/** What will be sent to the service for a line; null while nothing is chosen. */
export function willBeSent(row: Row, choice: Picked | undefined): Values | null {
  if (!choice) return null;
  switch (choice.pick) {
    case 'mine':
      return row.mine;
    case 'theirs':
      return row.theirs;
    case 'other':
      break;
  }
  return choice.values;
}

const word = /\p{L}{3}/u;

/** The service's note, then my lines that it lacks. Null for what is no note: no text, or one line. */
export function bothOf({ fields: [field, more], mine, theirs }: Row): readonly [RawJson] | null {
  const there = parseRaw(theirs[0] ?? 'null');
  const own = parseRaw(mine[0] ?? 'null');
  if (more || typeof there !== 'string' || typeof own !== 'string') return null;
  const isNote = field?.key === undefined ? `${there}${own}`.includes('\n') : word.test(there) && word.test(own);
  if (!isNote) return null;
  const lines = there.trimEnd().split('\n');
  return [rawOf([...lines, ...own.split('\n').filter((line) => !lines.includes(line))].join('\n'))];
}

export const remaining = (rows: readonly Row[], choices: Choices): number =>
  rows.filter((row) => !choices.has(row.unit)).length;

const textOrNull = (value: RawJson): string => plain(value) || (value === 'null' ? value : '');

/** The choices in the form that the command takes: typed values as plain text, in the form of what they replace. */
export const toCommand = (choices: Choices): ReadonlyMap<string, Choice> =>
  new Map(
    [...choices].map(([unit, picked]) => [
      unit,
      picked.pick === 'other' ? { pick: 'other', values: picked.values.map(textOrNull) } : picked,
    ]),
  );

/**
 * Mine where the service has the base, theirs where I changed nothing, and equal changes. Without assigned and volatile
 * fields (R2.5).
 */
export function combinedRows(step: Step): readonly CombinedRow[] {
  if (step.state.kind !== 'conflict') return [];
  const description = describeEntity(step.entity);
  const fresh = step.state.row;
  const inConflict = new Set(step.state.conflicts.map(({ unit }) => unit));
  const changed = new Map(step.changes.map((change) => [name(change), change]));
  const candidates = [...step.changes, ...untouched(description, step, fresh)];
  const units = Map.groupBy(candidates, (change) => unitOf(description, change));
  const rows: CombinedRow[] = [];
  for (const [unit, fields] of units) {
    if (inConflict.has(unit)) continue;
    const base = fields.map((change) => change.base);
    const theirs = fields.map((change) => currentValue(description, fresh, change));
    const mine = fields.map((change) => changed.get(name(change))?.mine ?? change.base);
    const mineDiffers = differs(description, fields, base, mine);
    const theirsDiffers = differs(description, fields, base, theirs);
    if (!mineDiffers && !theirsDiffers) continue;
    rows.push({
      unit,
      fields: fields.map(({ field, key }) => ({ field, key })),
      base,
      mine: mineDiffers ? mine : null,
      theirs: theirsDiffers ? theirs : null,
      sent: mineDiffers ? mine : theirs,
    });
  }
  return rows;
}

const name = (change: Pick<FieldChange, 'field' | 'key'>): string => `${change.field}\u0000${change.key ?? ''}`;

/** Whether two sets of values of a unit differ in meaning (R2.3). */
export function differs(
  description: EntityDescription,
  fields: readonly Pick<FieldChange, 'field' | 'key'>[],
  a: Values,
  b: Values,
): boolean {
  return fields.some((change, index) => {
    const field = change.key === undefined ? change.field : '';
    return !sameValue(description, field, a[index] ?? null, b[index] ?? null);
  });
}

/** Members and entries that the step does not change, as changes to themselves. */
function untouched(description: EntityDescription, step: Step, fresh: RawJson): readonly FieldChange[] {
  const { base } = step;
  if (base === null) return [];
  const skipped = new Set<string>([...description.assigned, ...description.volatile, ...description.navigations]);
  const touched = new Set(step.changes.map(name));
  const fields = new Set([...membersOf(base).keys(), ...membersOf(fresh).keys()]);
  return [...fields]
    .filter((field) => !skipped.has(field) && !field.includes('@odata.'))
    .flatMap((field) => entriesOf(description, field, [base, fresh]))
    .filter((entry) => !touched.has(name(entry)))
    .map(({ field, key }) => {
      const value = currentValue(description, base, { field, key });
      return { field, key, base: value, mine: value ?? ('null' as RawJson) }; // an absent member compares like null
    });
}

/** A member as the fields of a change name it: itself, or each entry of a keyed list that one of the rows has. */
export function entriesOf(
  description: EntityDescription,
  field: string,
  rows: readonly RawJson[],
): readonly Pick<FieldChange, 'field' | 'key'>[] {
  const list = description.keyedLists.find((candidate) => candidate.field === field);
  if (!list) return [{ field }];
  const keys = rows
    .map((row) => membersOf(row).get(field) ?? null)
    .flatMap((member) => (member === null || member === 'null' ? [] : elementsOf(member)))
    .map((entry) => String(parseRaw(membersOf(entry).get(list.key) ?? 'null')));
  return [...new Set(keys)].map((key) => ({ field, key }));
}
