import { Temporal } from 'temporal-polyfill';
import { holidayOf } from './holidays.ts';
import type { Holiday } from './holidays.ts';

/** How an event comes back, week after week. */
export interface Rule {
  /** 1 (Monday) to 7; null: the weekday of the first day. */
  readonly weekdays: readonly number[] | null;
  /** 1: every week; 2: every other week. */
  readonly everyWeeks: number;
  readonly end: SeriesEnd;
  /** Public holidays are left out. A number of times is then reached later. */
  readonly skipsHolidays: boolean;
}

type SeriesEnd =
  | { readonly kind: 'count'; readonly count: number }
  /** As long from the first event on; the day on which that ends is not part of it. */
  | { readonly kind: 'weeks' | 'months'; readonly count: number }
  /** This day included. */
  | { readonly kind: 'until'; readonly day: Temporal.PlainDate };

/** More events than this are no single gesture any more: nobody could look through them before they are created. */
export const mostEvents = 60;

export interface SeriesDays {
  readonly days: readonly Temporal.PlainDate[];
  /** Holidays on which an event would have been. */
  readonly skipped: readonly { readonly day: Temporal.PlainDate; readonly holiday: Holiday }[];
  /** There are more than `mostEvents`; `days` holds the first ones. */
  readonly isTooLong: boolean;
}

/** The days of a rule, from `start` on. */
export function daysOf({ weekdays, everyWeeks, end, skipsHolidays }: Rule, start: Temporal.PlainDate): SeriesDays {
  const wanted = [...new Set(weekdays ?? [start.dayOfWeek])].toSorted((a, b) => a - b);
  const days: Temporal.PlainDate[] = [];
  const skipped: { readonly day: Temporal.PlainDate; readonly holiday: Holiday }[] = [];
  let first: Temporal.PlainDate | null = null;
  let monday = start.subtract({ days: start.dayOfWeek - 1 });
  // A week in which the start is too late for all of the days is not the first one.
  if (wanted.every((weekday) => weekday < start.dayOfWeek)) monday = monday.add({ days: 7 });
  for (; ; monday = monday.add({ days: 7 * everyWeeks })) {
    for (const weekday of wanted) {
      const day = monday.add({ days: weekday - 1 });
      if (Temporal.PlainDate.compare(day, start) < 0) continue;
      first ??= day;
      if (isOver(end, first, day, days.length)) return { days, skipped, isTooLong: false };
      const holiday = skipsHolidays ? holidayOf(day) : null;
      if (holiday !== null) skipped.push({ day, holiday });
      else if (days.length === mostEvents) return { days, skipped, isTooLong: true };
      else days.push(day);
    }
  }
}

function isOver(end: SeriesEnd, first: Temporal.PlainDate, day: Temporal.PlainDate, count: number): boolean {
  if (end.kind === 'count') return count >= end.count;
  if (end.kind === 'until') return Temporal.PlainDate.compare(day, end.day) > 0;
  return Temporal.PlainDate.compare(day, first.add({ [end.kind]: end.count })) >= 0;
}
