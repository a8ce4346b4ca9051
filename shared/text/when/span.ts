import { addDays, addMonths, mondayOf } from './civil.ts';
import type { Day } from './civil.ts';
import { dayIn } from './field.ts';
import type { DayField } from './field.ts';
import { itemsIn } from './forms.ts';
import { folded } from './phrase.ts';
import { any, meanings, valueIn, words } from './words.ts';

/** Days in a row, all included; null where they are open. A relative span moves with today: « cette semaine ». */
export type Span =
  | { readonly unit: 'day' | 'week' | 'month'; readonly by: number }
  | { readonly from: Day | null; readonly to: Day | null };

const oneOf = (...lists: readonly Readonly<Record<string, string>>[]): string =>
  `(?:${any(lists.flatMap((list) => Object.values(list)))})`;
const [the, until] = [words.the, words.until].map((list) => oneOf(list));
const between = new RegExp(
  `^(?:${oneOf(words.fromDay, words.between)} )?(?<first>.+?) (?:${oneOf(words.toDay, words.and)}|[-–]) (?<last>.+)$`,
  'u',
);
const after = new RegExp(`^(?:(?<since>${oneOf(words.since)})|${oneOf(words.starting)}) (?<first>.+)$`, 'u');
const before = new RegExp(`^${until} (?<last>.+)$`, 'u');
const numberAlone = new RegExp(`^(?:${the} )?(\\d{1,2})$`, 'u');

/**
 * The days that a text names: « cette semaine », « du 3 au 10 mars », « 12/03 », « depuis lundi » (the last one),
 * « à partir de lundi » (the next one). Null for none.
 */
export function spanIn(text: string, field: Pick<DayField, 'today' | 'language'>): Span | null {
  const said = folded(text).replaceAll(/\s+/gu, ' ').trim();
  for (const [unit, values] of [
    ['day', meanings.days],
    ['week', meanings.weeks],
    ['month', meanings.wholeMonths],
  ] as const) {
    const by = valueIn(values, said);
    if (by !== undefined) return { unit, by };
  }
  const { first, last, since } = (between.exec(said) ?? after.exec(said) ?? before.exec(said))?.groups ?? {};
  const to = last === undefined ? null : dayIn(last, field);
  // « du 3 au 10 mars » names the month once.
  const [, number] = (to !== null && numberAlone.exec(first ?? '')) || [];
  const from =
    first === undefined
      ? null
      : number === undefined
        ? dayIn(first, since === undefined ? field : { ...field, year: { to: field.today } })
        : `${to?.slice(0, 8)}${number.padStart(2, '0')}`;
  const isRead = (first === undefined || from !== null) && (last === undefined || to !== null);
  if (first !== undefined || last !== undefined)
    return isRead && (from === null || to === null || from <= to) ? { from, to } : null;
  const [week] = itemsIn(said, { language: 'fr', year: 'nearest', yearsAround: 150, ...field });
  if (week?.is === 'week' && week.from === 0 && week.to === said.length)
    return { from: week.monday, to: addDays(week.monday, 6) };
  const day = dayIn(said, field);
  return day === null ? null : { from: day, to: day };
}

/** The first and the last day of a span; null where it is open. */
export function daysOfSpan(span: Span, today: Day): { readonly from: Day | null; readonly to: Day | null } {
  if (!('unit' in span)) return span;
  const { unit, by } = span;
  if (unit === 'day') return { from: addDays(today, by), to: addDays(today, by) };
  const from = unit === 'week' ? addDays(mondayOf(today), 7 * by) : `${addMonths(today, by).slice(0, 7)}-01`;
  return { from, to: unit === 'week' ? addDays(from, 6) : addDays(addMonths(from, 1), -1) };
}
