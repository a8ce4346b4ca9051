import { z } from 'zod';
import { writeDay } from '#shared/text/when/civil.ts';
import { daysIn } from '#shared/text/when/field.ts';
import type { SchoolHolidays } from '#timeGrid/layout/daysOff.ts';
import { daysOf, mostEvents } from './series.ts';
import type { SeriesDays } from './series.ts';

export const repeatSchema = z.object({
  every: z.enum(['week', 'twoWeeks', 'dates']),
  /** Of all events together, as typed. */
  times: z.string(),
  /** The other days, as typed: « 04/12/2026, 11/12/2026 ». */
  dates: z.string(),
  skipsHolidays: z.boolean(),
});
export type Repeat = z.infer<typeof repeatSchema>;

export const newRepeat: Repeat = { every: 'week', times: '4', dates: '', skipsHolidays: true };

/** On these other days, YYYY-MM-DD. */
export const repeatOn = (days: readonly string[]): Repeat => ({
  ...newRepeat,
  every: 'dates',
  dates: days.map(writeDay).join(', '),
});

/** Why a repetition gives no days; keys of `calendar.repeat.problem`. */
type RepeatProblem = 'times' | 'dates' | 'tooMany';

type Repeated =
  | { readonly days: readonly string[]; readonly skipped: SeriesDays['skipped']; readonly problem: null }
  | { readonly problem: RepeatProblem };

/** The days of an event that begins on `day` and comes back, in order, YYYY-MM-DD. */
export function repeatedDays(
  day: string,
  { every, times, dates, skipsHolidays }: Repeat,
  ofSchool: readonly SchoolHolidays[],
): Repeated {
  if (every === 'dates') {
    const others = dates
      .split(/[,;\n]| et | and /u)
      .map((each) => each.trim())
      .filter((each) => each !== '')
      // A day without a year is the next one after the first.
      .map((each) => daysIn(each, { today: day, year: 'next' })[0] ?? null);
    if (others.length === 0 || others.includes(null)) return { problem: 'dates' };
    const days = [...new Set([day, ...others.filter((each) => each !== null)])].toSorted();
    return days.length > mostEvents ? { problem: 'tooMany' } : { days, skipped: [], problem: null };
  }
  const count = /^\d{1,4}$/u.test(times.trim()) ? Number(times) : 0;
  if (count < 2) return { problem: 'times' };
  if (count > mostEvents) return { problem: 'tooMany' };
  const { days, skipped } = daysOf(
    { weekdays: null, everyWeeks: every === 'week' ? 1 : 2, end: { kind: 'count', count }, skipsHolidays },
    day,
    ofSchool,
  );
  return { days, skipped, problem: null };
}
