import type { SchoolDay } from '../layout/schoolDay.ts';
import { instantAt } from '../layout/schoolDay.ts';
import type { Span } from './span.ts';

const hour = 3_600_000;

/**
 * Where a new event begins that nobody drew: an hour from the next half hour on, when today is on screen and at work; else
 * from nine on that day, or the first. `now`: epoch ms.
 */
export function proposedSpan(days: readonly SchoolDay[], now: number): Span {
  const today = days.find((day) => day.start <= now && now < day.end);
  const soon = Math.ceil(now / (hour / 2)) * (hour / 2);
  const atWork = today && soon >= instantAt(today, 8 * 60) && soon <= instantAt(today, 18 * 60);
  const day = today ?? days[0];
  const debut = atWork || !day ? soon : instantAt(day, 9 * 60);
  return { debut, fin: debut + hour };
}
