import { touches } from '#timeGrid/layout/period.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';

interface Spanning {
  readonly id: string;
  readonly debut: number;
  readonly fin: number;
}

/** In order, one over midnight in each of its days. `events` are sorted, `days` consecutive: a month costs one pass. */
export function eventsByDay<Event extends Spanning>(
  events: readonly Event[],
  days: readonly SchoolDay[],
): readonly (readonly Event[])[] {
  const found: Event[][] = days.map(() => []);
  let first = 0;
  for (const event of events) {
    while (first < days.length && (days[first]?.end ?? 0) <= event.debut) first += 1;
    let at = first;
    // Sorted by start: only an event that began before the first day can reach back to it.
    for (; at < days.length && touches(event, days[at]); at += 1) found[at]?.push(event);
  }
  return found;
}

/** The first ones and the focused one; one of the `lines` says how many are hidden. */
export function drawnOf<Event extends Spanning>(
  events: readonly Event[],
  lines: number,
  focused: string | null,
): readonly Event[] {
  if (events.length <= lines) return events;
  const first = events.slice(0, Math.max(0, lines - 1));
  const beyond = events.slice(first.length).find(({ id }) => id === focused);
  return beyond ? [...first.slice(0, -1), beyond] : first;
}

/** Whether no week shows an event on that day of the week; 0 is the first one. */
export const isBareWeekday = (byDay: readonly (readonly unknown[])[], weekday: number): boolean =>
  byDay.every((events, at) => at % 7 !== weekday || events.length === 0);
