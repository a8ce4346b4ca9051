import { addDays, addMonths, daysBetween, mondayOf } from '#shared/text/when/civil.ts';
import type { CalendarView } from '#stores/view.ts';
import type { SchoolDay } from './schoolDay.ts';
import { schoolDay } from './schoolDay.ts';

export type { CalendarView } from '#stores/view.ts';

interface Spanning {
  readonly debut: number;
  readonly fin: number;
}

/** How far a period is from the next, and its words: a key of `calendar.views`. */
export type PeriodLength = 'day' | 'week' | 'month';
/** The same of what is on screen: a narrow window shows some days of a week. */
export type ShownLength = PeriodLength | 'days';
export const lengthOfView: Readonly<Record<CalendarView, PeriodLength>> = {
  day: 'day',
  columns: 'day',
  week: 'week',
  month: 'month',
  list: 'month',
};

/** The days of a weekend without events, and whether they are shown. */
export interface Weekend {
  readonly days: readonly SchoolDay[];
  readonly isShown: boolean;
}

/** All civil days of the view: one, Monday to Sunday, the six weeks around a month, or the days of a month. */
export function daysOf(day: string, view: CalendarView, zone: string): readonly SchoolDay[] {
  const first = `${day.slice(0, 7)}-01`;
  switch (view) {
    case 'day':
    case 'columns':
      return [schoolDay(day, zone)];
    case 'week':
      return daysFrom(mondayOf(day), 7, zone);
    case 'month':
      return daysFrom(mondayOf(first), 42, zone);
    case 'list':
      return daysFrom(first, daysBetween(first, addMonths(first, 1)), zone);
  }
  return view satisfies never;
}

/** Saturday and Sunday of a week are shown only if one of them has events, or is today (YYYY-MM-DD). */
export function shownDays(
  days: readonly SchoolDay[],
  events: readonly Spanning[],
  today: string,
): readonly SchoolDay[] {
  if (days.length !== 7) return days;
  const isBare = (day: SchoolDay | undefined): boolean =>
    day?.day !== today && !events.some((event) => touches(event, day));
  let count = days.length;
  while (count > 5 && isBare(days[count - 1])) count -= 1;
  return days.slice(0, count);
}

/**
 * What a narrow window has room for, with the chosen day: at most `most` days. A folded day stands for the last part.
 */
export function partOf(days: readonly SchoolDay[], day: string, most: number): readonly SchoolDay[] {
  if (days.length <= most) return days;
  const at = days.findIndex((each) => each.day === day);
  const part = Math.floor((at === -1 ? days.length - 1 : at) / most);
  return days.slice(part * most, (part + 1) * most);
}

/** The day by which the part of a week before or after another is chosen; at an end of the week, in the next one. */
export function stepPart(days: readonly SchoolDay[], part: readonly SchoolDay[], by: 1 | -1): string {
  const [first, last] = [part[0], part.at(-1)];
  const at = days.findIndex((each) => each.day === (by === 1 ? last : first)?.day);
  const neighbour = days[at + by];
  if (neighbour) return neighbour.day;
  return addDays(mondayOf(days[0]?.day ?? ''), by === 1 ? 7 : -1);
}

/** The same weekday a period later or earlier; for a month, the same date, or its last day. */
export function stepPeriod(day: string, view: CalendarView, by: 1 | -1): string {
  const length = lengthOfView[view];
  return length === 'month' ? addMonths(day, by) : addDays(day, length === 'week' ? 7 * by : by);
}

export const isOfMonth = (day: string, month: string): boolean => day.slice(0, 7) === month.slice(0, 7);

export const touches = (event: Spanning, day: SchoolDay | undefined): boolean =>
  day !== undefined && event.debut < day.end && (event.fin > day.start || event.debut >= day.start);

function daysFrom(first: string, count: number, zone: string): readonly SchoolDay[] {
  return Array.from({ length: count }, (_, index) => schoolDay(addDays(first, index), zone));
}
