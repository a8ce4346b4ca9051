import { Fields } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { problemsOf } from '#forms/values.ts';
import type { Problem } from '#forms/values.ts';
import { codeOf, isEditable, newValueOf } from '#intents/fields.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { objectOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import type { Effect } from './BulkDialog.tsx';

/** One member with the same value in several rows. */
export interface SameValue {
  readonly entity: EntityName;
  readonly field: string;
  /** As a form holds it; of a custom field (`Parametres.CODE`) its text. */
  readonly value: string;
}

interface TimeContext {
  readonly now: number;
  readonly schoolZone: string;
}

/** A row that has nothing but the new value, for its words; null where the value cannot be written. */
export function valueAlone({ entity, field, value }: SameValue, schoolZone: string): Fields | null {
  const newValue = newValueOf(entity, { field, value }, { schoolZone });
  return typeof newValue === 'string' ? null : new Fields(objectOf([[field, newValue.mine]]));
}

/** What a custom field of an application says, '' for nothing (R2.9). */
export function customText(code: string, row: RawJson): string {
  const raw = currentValue(describeEntity('Dossier'), row, { field: 'Parametres', key: code });
  const value = raw === null ? null : parseRaw(raw);
  return typeof value === 'string' ? value : value === null ? '' : String(raw);
}

/** What a value changes in each row; one in which it would break a rule between fields is left out (R4.1). */
export function effectsOf(
  rows: readonly RowView[],
  wanted: SameValue,
  { now, schoolZone }: TimeContext,
): readonly Effect<RowView, Problem>[] {
  const { entity, field, value } = wanted;
  const code = codeOf(field);
  const isOffered = code !== null || isEditable(entity, field);
  const alone = code === null ? valueAlone(wanted, schoolZone) : null;
  return rows.map((row) => {
    const current = row.fields.whole;
    if (code === null ? alone && sameValue(row.fields, alone, field) : customText(code, current) === value)
      return { row, leftOut: 'same' };
    if (!isOffered) return { row, leftOut: 'notEditable' };
    const problems = problemsOf({ [field]: value }, { entity, current, now, schoolZone });
    return { row, leftOut: problems.values().next().value ?? null };
  });
}

/** An absent value and an empty text are as good as null, and an instant may be written with another offset. */
function sameValue(row: Fields, alone: Fields, field: string): boolean {
  const [before, after] = [row, alone].map((each) => each.raw(field) ?? null).map((raw) => (raw === '""' ? null : raw));
  const at = alone.instant(field);
  return before === after || (at !== null && row.instant(field) === at);
}
