/** A civil day, YYYY-MM-DD. Sorts as text. */
export type Day = string;

const dayMs = 86_400_000;
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const text = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => text(utc(day) + days * dayMs);
export const daysBetween = (from: Day, to: Day): number => (utc(to) - utc(from)) / dayMs;
/** 1 (Monday) to 7. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay() || 7;
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** Date.UTC takes the years 0 to 99 for 1900 to 1999, and a service may reset a date to 0001-01-01 (R5.6). */
function utcOf(year: number, monthIndex: number, date: number): Date {
  const midnight = new Date(0);
  midnight.setUTCFullYear(year, monthIndex, date);
  return midnight;
}

/** Null where there is no such day: 31 April. */
export function dayOf(year: number, month: number, day: number): Day | null {
  const date = utcOf(year, month - 1, day);
  const exists = year > 0 && year < 10_000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? text(date.getTime()) : null;
}

/** The same date some months later, or the last one of that month. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]; // three numbers by its form
  const at = year * 12 + month - 1 + months;
  const length = utcOf(Math.floor(at / 12), (at % 12) + 1, 0).getUTCDate();
  return text(utcOf(Math.floor(at / 12), at % 12, Math.min(date, length)).getTime());
}

/** The Monday of an ISO week: week 1 holds the 4th of January. Null where the year has no such week. */
export function mondayOfWeek(year: number, week: number): Day | null {
  const monday = addDays(mondayOf(`${year}-01-04`), 7 * (week - 1));
  return week >= 1 && yearOf(addDays(monday, 3)) === year ? monday : null;
}

/** The ISO week of a day. */
export function weekNumber(day: Day): number {
  const thursday = addDays(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** The values of the two inputs, YYYY-MM-DD and HH:MM; anything else was typed, and could not be read. */
export const dayForm = /^\d{4}-\d\d-\d\d$/u;
export const timeForm = /^\d\d:\d\d$/u;

/** Minutes since 00:00 as HH:MM. */
export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** 2026-11-19 → 19/11/2026. */
export const writeDay = (day: Day): string => day.split('-').reverse().join('/');
