import { addDays, addMonths, mondayOf } from '#shared/text/when/civil.ts';
import type { Day } from '#shared/text/when/civil.ts';

/** Six weeks from the Monday on or before the month's first day. `month` is any day of it. */
export function monthGrid(month: Day): readonly (readonly Day[])[] {
  const first = mondayOf(`${month.slice(0, 7)}-01`);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)));
}

/** The day that each key leads to in a month, or in several weeks, of days. */
export const dayMoves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The first day of the month `by` months away. */
export const otherMonth = (month: Day, by: -1 | 1): Day => addMonths(`${month.slice(0, 7)}-01`, by);
