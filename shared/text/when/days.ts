import { addDays, dayOf, daysBetween, mondayOf, mondayOfWeek, weekdayOf, yearOf } from './civil.ts';
import type { Day } from './civil.ts';
import type { Around, Of, PieceMeaning, Wrong } from './grammar.ts';
import { daysAway, months, placeOf, weekdays } from './words.ts';

const wrong = (why: Wrong): PieceMeaning => ({ is: 'wrong', why });
const weekdayIn = (of: Of): number => placeOf(weekdays, of('weekday').replace('.', ''));
/** A weekday that is named beside a date, and is not its own. */
const isOther = (of: Of, day: Day): boolean => of('weekday') !== '' && weekdayIn(of) !== weekdayOf(day);

/** Their numbers, each once. */
export const weekdaysIn = (names: string): readonly number[] => [
  ...new Set((names.match(/\p{L}{4,}/gu) ?? []).map((name) => placeOf(weekdays, name.replace(/s$/u, '')))),
];

export const ahead = (of: Of, { today }: Around): PieceMeaning => ({
  is: 'day',
  days: [addDays(today, daysAway[of('away')] ?? 0)],
  by: 'words',
});

export function weekday(of: Of, { today }: Around): PieceMeaning {
  const at = weekdayIn(of);
  if (of('next') === '' && of('last') === '')
    return { is: 'day', days: [addDays(today, (at - weekdayOf(today) + 7) % 7)], by: 'weekday' };
  const next = addDays(today, (at - weekdayOf(today) + 7) % 7 || 7);
  if (of('last') !== '') return { is: 'day', days: [addDays(next, weekdayOf(today) === at ? -14 : -7)], by: 'words' };
  // On a Thursday « vendredi prochain » may be tomorrow.
  const ofNextWeek = addDays(mondayOf(today), 6 + at);
  return next === ofNextWeek ? { is: 'day', days: [next], by: 'words' } : { is: 'oneOf', days: [ofNextWeek, next] };
}

/** A date, or several of one month. */
export function dates(of: Of, around: Around): PieceMeaning {
  const month = of('month') === '' ? Number(of('m')) : placeOf(months, of('month'));
  const numbers = [...(of('more').match(/\d+/gu) ?? []), of('d')];
  const read = numbers.map((d) => date(Number(d), month, of('y'), around));
  const days = read.flatMap((said) => (said.is === 'day' ? said.days : []));
  const first = read.find((said) => said.is !== 'day') ?? read[0];
  if (days.some((day) => isOther(of, day))) return wrong('wrongWeekday');
  return days.length === read.length || !first ? { is: 'day', days, by: 'date' } : first;
}

function date(d: number, month: number, digits: string, { today, year, yearsAround }: Around): PieceMeaning {
  const inYear = (each: number): Day | null => dayOf(each, month, d);
  const here = yearOf(today);
  const said = (day: Day | null | undefined): PieceMeaning =>
    day ? { is: 'day', days: [day], by: 'date' } : wrong('noSuchDay');
  if (digits !== '') {
    // Of two digits the nearest year; the one before, where that would be ahead of what may be.
    const [near = 0] = [-100, 0, 100]
      .map((by) => Math.floor(here / 100) * 100 + by + Number(digits))
      .filter((each) => year !== 'past' || (inYear(each) ?? '') <= today)
      .toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here));
    const full = digits.length === 4 ? Number(digits) : near;
    return Math.abs(full - here) > yearsAround ? wrong('farYear') : said(inYear(full));
  }
  if (typeof year === 'number') return said(inYear(year));
  // Within a year: 29 February of another year needs its year.
  const candidates = [-1, 0, 1].flatMap((by) => inYear(here + by) ?? []);
  const last = candidates.findLast((each) => each <= today);
  const next = candidates.find((each) => each >= today);
  if (year === 'past') return said(last);
  if (year === 'nearest')
    return said(candidates.toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0]);
  // So lately that the same date of next year is no likelier.
  const isJustOver = year === 'next' && last && next && last < today && daysBetween(last, today) <= 31;
  return isJustOver ? { is: 'oneOf', days: [next, last] } : said(next);
}

/** « le 24 », « lundi 24 »: the next day of that number. */
export function monthDay(of: Of, { today }: Around): PieceMeaning | null {
  const number = Number(of('d'));
  if (number < 1 || number > 31) return wrong('noSuchDay');
  let day = today;
  while (Number(day.slice(8)) !== number) day = addDays(day, 1);
  return isOther(of, day) ? wrong('wrongWeekday') : { is: 'day', days: [day], by: 'words' };
}

/** This year's, or next year's where that is over. */
export function week(of: Of, { today }: Around): PieceMeaning {
  const [monday, next] = [0, 1].map((by) => mondayOfWeek(yearOf(today) + by, Number(of('n'))));
  const found = monday && monday >= mondayOf(today) ? monday : next;
  return found ? { is: 'week', monday: found } : wrong('noSuchDay');
}
