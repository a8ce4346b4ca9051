import { eventFields, isReference } from '#intents/event/fields.ts';
import type { EventField } from '#intents/event/fields.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { plain } from '#sync/rules/summary.ts';

export type FieldTexts = Readonly<Record<EventField, string>>;

export const noFields = Object.fromEntries(eventFields.map((field) => [field, ''])) as FieldTexts; // it forgets the names

/** The other fields of a row as a form shows them; '' for absent ones. */
export function fieldsOf(row: RawJson): FieldTexts {
  const members = membersOf(row);
  const texts: Record<EventField, string> = { ...noFields };
  for (const field of eventFields) texts[field] = textOf(members.get(field), isReference(field));
  return texts;
}

/** 0 is no reference (R2.3), and no group (R2.10). A long number keeps its digits (R5.4). */
function textOf(raw: RawJson | undefined, reference: boolean): string {
  const text = plain(raw);
  return text === '0' && (reference || raw === '0') ? '' : text;
}

/** The changed ones; undefined where the form changed none. */
export function changedFields(before: FieldTexts, after: FieldTexts): Partial<FieldTexts> | undefined {
  const changed = eventFields.filter((field) => after[field].trim() !== before[field]);
  return changed.length === 0 ? undefined : Object.fromEntries(changed.map((field) => [field, after[field].trim()]));
}
