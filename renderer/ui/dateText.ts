/** Parses an hour as users type it: 14h30, 14 h 30, 1430, 14:30, 9h, 9. Returns HH:MM, or null. */
export function parseTime(text: string): string | null {
  const match = /^\s*(\d{1,2})\s*(?:[h:.]\s*(\d{1,2})?|(\d{2}))?\s*$/iu.exec(text.replaceAll(/[\u00A0\u202F]/gu, ' '));
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? match[3] ?? '0');
  return hour < 24 && minute < 60 ? `${two(hour)}:${two(minute)}` : null;
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

/** 2026-11-19 → 19/11/2026. */
export const writeDay = (day: string): string => day.split('-').reverse().join('/');

const two = (value: number): string => String(value).padStart(2, '0');
