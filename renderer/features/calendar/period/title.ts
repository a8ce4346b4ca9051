import { lengthOfView } from '#timeGrid/layout/period.ts';
import type { CalendarView } from '#timeGrid/layout/period.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import type { Format } from '#ui/index.ts';

/** « Jeudi 19 novembre », « 16 – 20 nov. 2026 » or « Novembre 2026 ». */
export function periodTitle(view: CalendarView, days: readonly SchoolDay[], day: string, format: Format): string {
  const first = days[0]?.start ?? 0;
  const length = lengthOfView[view];
  if (length === 'month') return format.month(format.startOfDay(day));
  return length === 'day' ? format.dayLong(first) : format.weekRange(first, days.at(-1)?.start ?? first);
}
