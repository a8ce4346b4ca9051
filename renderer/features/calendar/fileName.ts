import type { CalendarView } from './layout/period.ts';
import { lengthOfView } from './layout/period.ts';
import type { SchoolDay } from './layout/schoolDay.ts';

/** « Carnet Semaine 2026-11-16 »: a name that every disk takes. `viewName` in the language of the moment. */
export function fileName(viewName: string, view: CalendarView, days: readonly SchoolDay[], day: string): string {
  const when = lengthOfView[view] === 'month' ? day.slice(0, 7) : (days[0]?.day ?? day);
  return `Carnet ${viewName} ${when}`;
}
