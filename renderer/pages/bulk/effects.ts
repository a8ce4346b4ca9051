import { Fields } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { problemsOf } from '#forms/values.ts';
import type { Problem } from '#forms/values.ts';
import { isEditable, newValueOf } from '#intents/fields.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { objectOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Effect } from './BulkDialog.tsx';

/** One member with the same value in several rows. */
export interface SameValue {
  readonly entity: EntityName;
  readonly field: string;
  /** As a form holds it. */
  readonly value: string;
}

interface Beside {
  readonly now: number;
  readonly schoolZone: string;
  readonly textOf: (id: string) => RawJson | undefined;
}

/** A row that has nothing but the new value, for its words; null where the value cannot be written. */
export function valueAlone({ entity, field, value }: SameValue, schoolZone: string): Fields | null {
  const newValue = newValueOf(entity, { field, value }, { schoolZone });
  return typeof newValue === 'string' ? null : new Fields(objectOf([[field, newValue.mine]]));
}

/** What a value changes in each row; one in which it would break a rule between fields is left out (R4.1). */
export function effectsOf(
  rows: readonly RowView[],
  wanted: SameValue,
  { now, schoolZone, textOf }: Beside,
): readonly Effect<RowView, Problem>[] {
  const { entity, field, value } = wanted;
  const alone = valueAlone(wanted, schoolZone);
  return rows.map((row) => {
    if (alone && sameValue(row.fields, alone, field)) return { row, leftOut: 'same' };
    const current = textOf(row.id);
    if (current === undefined) return { row, leftOut: 'unknownEntity' };
    const problems = problemsOf({ [field]: value }, { entity, current, now, schoolZone, isAllowed: isEditable });
    return { row, leftOut: problems.values().next().value ?? null };
  });
}

/** An absent value and an empty text are as good as null, and an instant may be written with another offset. */
function sameValue(row: Fields, alone: Fields, field: string): boolean {
  const [before, after] = [row, alone].map((each) => each.raw(field) ?? null).map((raw) => (raw === '""' ? null : raw));
  const at = alone.instant(field);
  return before === after || (at !== null && row.instant(field) === at);
}
