import { addDays, addMonths, mondayOf, weekdayOf } from '#shared/text/when/civil.ts';
import type { Day } from '#shared/text/when/civil.ts';
import type { SeriesEnd } from '#shared/text/when/items.ts';
import type { Repetition } from '#shared/text/when/read.ts';
import { dayOff } from '#timeGrid/layout/daysOff.ts';
import type { DayOff, SchoolHolidays } from '#timeGrid/layout/daysOff.ts';

/** More events than this are no single gesture any more: nobody could look through them before they are created. */
export const mostEvents = 60;

export interface SeriesDays {
  readonly days: readonly Day[];
  /** Days off on which an event would have been. */
  readonly skipped: readonly { readonly day: Day; readonly off: DayOff }[];
  /** There are more than `mostEvents`; `days` holds the first ones. */
  readonly isTooLong: boolean;
}

/** The days of a rule, from `start` on. */
export function daysOf(
  { weekdays, everyWeeks, end, skipsHolidays }: Repetition,
  start: Day,
  ofSchool: readonly SchoolHolidays[],
): SeriesDays {
  const wanted = [...new Set(weekdays ?? [weekdayOf(start)])].toSorted((a, b) => a - b);
  const days: Day[] = [];
  const skipped: SeriesDays['skipped'][number][] = [];
  let first: Day | null = null;
  let monday = mondayOf(start);
  // A week in which the start is too late for all of the days is not the first one.
  if (wanted.every((weekday) => weekday < weekdayOf(start))) monday = addDays(monday, 7);
  for (; ; monday = addDays(monday, 7 * everyWeeks)) {
    for (const weekday of wanted) {
      const day = addDays(monday, weekday - 1);
      if (day < start) continue;
      first ??= day;
      if (isOver(end, first, day, days.length)) return { days, skipped, isTooLong: false };
      const off = skipsHolidays ? dayOff(day, ofSchool) : null;
      if (off !== null) skipped.push({ day, off });
      else if (days.length === mostEvents) return { days, skipped, isTooLong: true };
      else days.push(day);
    }
  }
}

function isOver(end: SeriesEnd, first: Day, day: Day, count: number): boolean {
  if (end.kind === 'count') return count >= end.count;
  if (end.kind === 'until') return day > end.day;
  return day >= (end.kind === 'weeks' ? addDays(first, 7 * end.count) : addMonths(first, end.count));
}
