import { longestLine } from '../typedText.ts';
import { addDays, addMonths, dayOf, mondayOf, writeDay, yearOf } from './civil.ts';
import type { Day } from './civil.ts';
import { dayIn } from './field.ts';
import type { DayField } from './field.ts';
import { wholeItem } from './grammar.ts';
import { folded } from './phrase.ts';
import { daysAway, numberAlone } from './words.ts';

/** Days in a row, all included; null where they are open. A relative span moves with today: « cette semaine ». */
export type Span =
  | { readonly unit: 'day' | 'week' | 'month'; readonly by: number }
  | { readonly from: Day | null; readonly to: Day | null };

/** Yesterday, and weeks and months from this one. */
const relative: readonly (readonly [RegExp, Span])[] = [
  [/^(?:hier|yesterday)$/u, { unit: 'day', by: -1 }],
  [/^(?:cette semaine|this week)$/u, { unit: 'week', by: 0 }],
  [/^(?:la )?semaine prochaine$|^next week$/u, { unit: 'week', by: 1 }],
  [/^(?:la )?semaine (?:derniere|passee)$|^last week$/u, { unit: 'week', by: -1 }],
  [/^ce mois(?:-ci)?$|^this month$/u, { unit: 'month', by: 0 }],
  [/^(?:le )?mois prochain$|^next month$/u, { unit: 'month', by: 1 }],
  [/^(?:le )?mois dernier$|^last month$/u, { unit: 'month', by: -1 }],
];
const ranges = [
  /^(?:entre|between) (?<first>.+?) (?:et|and) (?<last>.+)$/u,
  /^(?:(?:du|from) )?(?<first>.+?) (?:au|to|until|-) (?<last>.+)$/u,
  /^(?:(?<since>depuis|since)|a partir(?: d[eu])?|des|starting(?: on)?|from) (?<first>.+)$/u,
  /^(?:jusqu'(?:au|a)|until) (?<last>.+)$/u,
];
/** « décembre », which may be a name; « en décembre », « décembre 2026 » are none. */
const monthAlone = /^(?<led>(?:en|in|au mois de) )?(?<month>\p{L}{3,}\.?)(?: (?<y>\d{4}))?$/u;
/** No number alone: « le 12 », « lundi », 12/03, 2026-11-30. */
const namesDay = (text: string): boolean => /(?<!\d)\p{L}{2}|\/|\d{4}/u.test(text);
const hasNumber = (text: string): boolean => /\d/u.test(text);

/**
 * « cette semaine », « en mars », « du 3 au 10 mars », « 12/03 », « depuis lundi » (the last), « à partir de lundi »
 * (the next); null for none. `isSearched`: a day alone or « 10 - 12 » is none then, it may be anything.
 */
export function spanIn(
  text: string,
  { isSearched = false, ...field }: Pick<DayField, 'today'> & { readonly isSearched?: boolean },
): Span | null {
  if (text.length > longestLine) return null;
  const said = folded(text).replaceAll(/\s+/gu, ' ').trim();
  const by = daysAway[said];
  if (by !== undefined) return { unit: 'day', by };
  const follows = relative.find(([form]) => form.test(said))?.[1];
  if (follows) return follows;
  const { first, last, since } = ranges.map((form) => form.exec(said)?.groups).find((each) => each !== undefined) ?? {};
  if ((first ?? last) !== undefined && isSearched && ![first, last].some((bound) => namesDay(bound ?? ''))) return null;
  if (first !== undefined && last !== undefined) return boundsIn(first, last, field);
  if (first !== undefined) {
    const from = dayIn(first, since === undefined ? field : { ...field, year: { to: field.today } });
    return from === null ? null : { from, to: null };
  }
  if (last !== undefined) {
    const to = dayIn(last, field);
    return to === null ? null : { from: null, to };
  }
  const { led, month, y } = monthAlone.exec(said)?.groups ?? {};
  const begin = month !== undefined && (led ?? y ?? !isSearched) ? dayIn(`1 ${month} ${y ?? ''}`, field) : null;
  if (begin !== null) return { from: begin, to: addDays(addMonths(begin, 1), -1) };
  const week = wholeItem(said, { year: 'nearest', yearsAround: 150, ...field });
  if (week?.is === 'week') return { from: week.monday, to: addDays(week.monday, 6) };
  if (isSearched) return null;
  const day = dayIn(said, field);
  return day === null ? null : { from: day, to: day };
}

/** The days between two bounds, of which one may name the month or the year of the other. */
function boundsIn(first: string, last: string, field: DayField): Span | null {
  const isFixed = (text: string, day: Day): boolean =>
    dayIn(text, { ...field, year: { from: addDays(day, 1) } }) === day;
  const end = dayIn(last, field);
  if (end === null) return null;
  const { named = '', number } = numberAlone.exec(first)?.groups ?? {};
  if (number !== undefined) {
    // « du 3 au 10 mars »; a day of the week that is named is that of this date.
    const day = dayOf(yearOf(end), Number(end.slice(5, 7)), Number(number));
    const from = day && dayIn(`${named}${writeDay(day)}`, field);
    return from !== null && from <= end ? { from, to: end } : null;
  }
  // « du 20 décembre au 5 janvier 2029 »
  const isOfEnd = hasNumber(first) && hasNumber(last) && isFixed(last, end);
  const from = dayIn(first, isOfEnd ? { ...field, year: { to: end } } : field);
  if (from === null) return null;
  // « du 1er septembre au 30 juin », « du lundi au vendredi »
  const to = from > end || hasNumber(last) ? dayIn(last, { ...field, year: { from } }) : end;
  if (to === null || from > to) return null;
  // « du 10 mars au 3 mars » is rather a mistake than a year.
  const isYear = from.slice(5, 7) === to.slice(5, 7) && yearOf(from) < yearOf(to);
  return isYear && !(isFixed(first, from) && isFixed(last, to)) ? null : { from, to };
}

/** The first and the last day of a span; null where it is open. */
export function daysOfSpan(span: Span, today: Day): { readonly from: Day | null; readonly to: Day | null } {
  if (!('unit' in span)) return span;
  const { unit, by } = span;
  if (unit === 'day') return { from: addDays(today, by), to: addDays(today, by) };
  const from = unit === 'week' ? addDays(mondayOf(today), 7 * by) : `${addMonths(today, by).slice(0, 7)}-01`;
  return { from, to: unit === 'week' ? addDays(from, 6) : addDays(addMonths(from, 1), -1) };
}
