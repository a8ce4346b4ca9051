import { halvesOf, isEitherHalf } from '#shared/time/halfOfDay.ts';

/**
 * Parses an hour as users type it: 14h30, 14 h 30, 1430, 14:30, 9h, 9. Returns HH:MM, or null, also where it may be one
 * of two (`timesIn`).
 */
export function parseTime(text: string): string | null {
  const [time = null, other] = timesIn(text);
  return other === undefined ? time : null;
}

/** The hours that a text may mean, as HH:MM: none, one, or two where it names no half of the day (4h). */
export function timesIn(text: string): readonly string[] {
  const match = /^\s*(\d{1,2})\s*(?:[h:.]\s*(\d{1,2})?|(\d{2}))?\s*$/iu.exec(text.replaceAll(/[\u00A0\u202F]/gu, ' '));
  if (!match) return [];
  const [, hour = ''] = match;
  const minute = (match[2] ?? match[3] ?? '0').padStart(2, '0');
  if (Number(hour) > 23 || Number(minute) > 59) return [];
  const hours = isEitherHalf(hour) ? halvesOf(hour) : [hour.padStart(2, '0')];
  return hours.map((each) => `${each}:${minute}`);
}

/** « +30 » (minutes), « -1h », « +1h30 »: the hour that is there, shifted on its day; null for anything else. */
export function shiftedTime(text: string, time: string): string | null {
  const match = /^\s*([+-])\s*(?:(\d{1,2})\s*h\s*(\d{1,2})?|(\d{1,3})\s*(?:m|mn|min|')?)\s*$/iu.exec(
    text.replaceAll('−', '-').replaceAll(/[\u00A0\u202F]/gu, ' '),
  );
  if (!match || time === '') return null;
  const [, sign, hours = '0', rest = '0', minutes = rest] = match;
  const by = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + by;
  if (at < 0 || at >= 24 * 60) return null;
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** Parses a day as users type it: 19/11/2026, 19/11/26, 19.11, 19-11-2026, 19 11. Returns YYYY-MM-DD, or null. */
export function parseDay(text: string, yearIfMissing: number): string | null {
  const match = /^\s*(\d{1,2})[\s/.-]+(\d{1,2})(?:[\s/.-]+(\d{4}|\d{2}))?\s*$/u.exec(text);
  if (!match) return null;
  const [, day = '', month = '', year] = match;
  const fullYear = year === undefined ? yearIfMissing : year.length === 2 ? 2000 + Number(year) : Number(year);
  const date = new Date(Date.UTC(fullYear, Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return null;
  return date.toISOString().slice(0, 10);
}

/** The values of the two inputs, YYYY-MM-DD and HH:MM; anything else was typed, and could not be read. */
export const dayForm = /^\d{4}-\d\d-\d\d$/u;
export const timeForm = /^\d\d:\d\d$/u;

/** 2026-11-19 → 19/11/2026. */
export const writeDay = (day: string): string => day.split('-').reverse().join('/');
