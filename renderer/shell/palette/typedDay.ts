import { fold } from '#shared/text/fold.ts';
import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import { addDays, parseDay } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';

/**
 * The day that is typed where the user wants to go: 27/11, 27/11/2026, 27 novembre, demain, vendredi, +7. Null for
 * anything else. A day without its year is the nearest one to today; a day of the week is the next one.
 */
export function typedDay(typed: string, today: Day, language: Language): Day | null {
  const text = fold(typed.trim());
  return numbered(text, today) ?? named(text, today, language) ?? inDays(text, today) ?? spoken(text, today, language);
}

const yearOf = (day: Day): number => Number(day.slice(0, 4));
const epoch = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Blanks alone between the numbers may be a telephone number. */
const numbersOfDay = /^\d{1,2}[/.-]\d{1,2}(?:[/.-](?:\d{2}|\d{4}))?$/u;

function numbered(text: string, today: Day): Day | null {
  if (/^\d{4}-\d{2}-\d{2}$/u.test(text)) return parseDay(text.split('-').reverse().join('/'), yearOf(today));
  return numbersOfDay.test(text) ? nearest((year) => parseDay(text, year), today) : null;
}

/** « 27 nov », « 27 novembre 2026 ». */
function named(text: string, today: Day, language: Language): Day | null {
  const [, day, name, year] = /^(\d{1,2})(?:er)? ([a-z]{3,})\.?(?: (\d{4}))?$/u.exec(text) ?? [];
  if (day === undefined || name === undefined) return null;
  const month = wordsOf(language).months.findIndex((each) => each.startsWith(name)) + 1;
  if (month === 0) return null;
  return nearest((guess) => parseDay(`${day}/${month}`, year === undefined ? guess : Number(year)), today);
}

function nearest(inYear: (year: number) => Day | null, today: Day): Day | null {
  const days = [-1, 0, 1].flatMap((by) => inYear(yearOf(today) + by) ?? []);
  const far = (day: Day): number => Math.abs(epoch(day) - epoch(today));
  return days.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

function inDays(text: string, today: Day): Day | null {
  const [, days] = /^([+-]\d{1,3})$/u.exec(text) ?? [];
  return days === undefined ? null : addDays(today, Number(days));
}

/** hier, aujourd’hui, demain, après-demain, and the days of the week. */
function spoken(text: string, today: Day, language: Language): Day | null {
  const { near, weekdays } = wordsOf(language);
  const by = near.findIndex((words) => words === plain(text));
  if (by !== -1) return addDays(today, by - 1);
  if (text.length < 3) return null;
  const week = Array.from({ length: 7 }, (_, at) => addDays(today, at + 1));
  return week.find((day) => weekdays[new Date(epoch(day)).getUTCDay()]?.startsWith(text)) ?? null;
}

const plain = (words: string): string => fold(words).replaceAll('’', "'");

/** The words of a language, folded. */
interface DayWords {
  /** Yesterday, today, tomorrow, the day after. */
  readonly near: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
}
const made = new Map<Language, DayWords>();

/** Made once: each key that is typed asks for them, and making a format takes longer than finding a person. */
function wordsOf(language: Language): DayWords {
  const known = made.get(language);
  if (known) return known;
  const { locale } = languages[language];
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const words: DayWords = {
    near: [-1, 0, 1, 2].map((days) => plain(near.format(days, 'day'))),
    weekdays: Array.from({ length: 7 }, (_, at) => fold(weekday.format(Date.UTC(2001, 0, 7 + at)))), // a Sunday
    months: Array.from({ length: 12 }, (_, at) => fold(month.format(Date.UTC(2001, at, 15)))),
  };
  made.set(language, words);
  return words;
}
