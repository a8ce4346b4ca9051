import { Temporal } from 'temporal-polyfill';
import type { SchoolDay } from './schoolDay.ts';
import { schoolDay } from './schoolDay.ts';

export type CalendarView = 'day' | 'week';

interface Spanning {
  readonly debut: number;
  readonly fin: number;
}

/** All civil days of what is shown: one, or Monday to Sunday. */
export function daysOf(day: string, view: CalendarView, zone: string): readonly SchoolDay[] {
  if (view === 'day') return [schoolDay(day, zone)];
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, index) => schoolDay(monday.add({ days: index }).toString(), zone));
}

/** Saturday and Sunday are shown only as far as one of them holds something. */
export function shownDays(days: readonly SchoolDay[], events: readonly Spanning[]): readonly SchoolDay[] {
  if (days.length < 7) return days;
  let count = days.length;
  while (count > 5 && !events.some((event) => touches(event, days[count - 1]))) count -= 1;
  return days.slice(0, count);
}

/** The same weekday a period later or earlier. */
export function stepPeriod(day: string, view: CalendarView, by: 1 | -1): string {
  const date = Temporal.PlainDate.from(day);
  return date.add(view === 'day' ? { days: by } : { weeks: by }).toString();
}

/** ISO week: Monday first, week 1 holds the first Thursday. */
export const weekNumber = (day: string): number => Temporal.PlainDate.from(day).weekOfYear ?? 0;

export const touches = (event: Spanning, day: SchoolDay | undefined): boolean =>
  day !== undefined && event.debut < day.end && (event.fin > day.start || event.debut >= day.start);

function mondayOf(day: string): Temporal.PlainDate {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 });
}
