import { addDays, mondayOf, weekdayOf } from '#shared/text/when/civil.ts';
import type { Day } from '#shared/text/when/civil.ts';
import type { SeriesEnd } from '#shared/text/when/read.ts';
import { dayOff } from '#timeGrid/layout/daysOff.ts';
import type { DayOff, SchoolHolidays } from '#timeGrid/layout/daysOff.ts';

/** More events than this are no single gesture any more: nobody could look through them before they are created. */
export const mostEvents = 60;

export interface Repetition {
  /** 1 (Monday) to 7; null: the weekday of the first day. */
  readonly weekdays: readonly number[] | null;
  /** 1: every week; 2: every other week. */
  readonly everyWeeks: number;
  readonly end: SeriesEnd;
  /** Public holidays are left out. A number of times is then reached later. */
  readonly skipsHolidays: boolean;
}

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
  let monday = mondayOf(start);
  // A week in which the start is too late for all of the days is not the first one.
  if (wanted.every((weekday) => weekday < weekdayOf(start))) monday = addDays(monday, 7);
  for (; ; monday = addDays(monday, 7 * everyWeeks)) {
    for (const weekday of wanted) {
      const day = addDays(monday, weekday - 1);
      if (day < start) continue;
      if (isOver(end, day, days.length)) return { days, skipped, isTooLong: false };
      const off = skipsHolidays ? dayOff(day, ofSchool) : null;
      if (off !== null) skipped.push({ day, off });
      else if (days.length === mostEvents) return { days, skipped, isTooLong: true };
      else days.push(day);
    }
  }
}

const isOver = (end: SeriesEnd, day: Day, count: number): boolean =>
  end.kind === 'count' ? count >= end.count : day > end.day;
