import { addDays, dayOf, daysBetween, mondayOf, mondayOfWeek, weekdayOf, yearOf } from './civil.ts';
import type { Day } from './civil.ts';
import type { Around, Of, PieceMeaning, Wrong } from './grammar.ts';
import { daysAway, months, placeOf, weekdays } from './words.ts';

const wrong = (why: Wrong): PieceMeaning => ({ is: 'wrong', why });
const weekdayIn = (of: Of): number => placeOf(weekdays, of('weekday').replace('.', ''));
/** A weekday that is named beside a date, and is not its own. */
const isOther = (of: Of, day: Day): boolean => of('weekday') !== '' && weekdayIn(of) !== weekdayOf(day);
/** From where a day that comes back is looked for, and which way. */
const wayOf = ({ today, year }: Around): { readonly at: Day; readonly by: 1 | -1 } =>
  typeof year !== 'object' ? { at: today, by: 1 } : 'to' in year ? { at: year.to, by: -1 } : { at: year.from, by: 1 };

/** Their numbers, each once. */
export const weekdaysIn = (names: string): readonly number[] => [
  ...new Set((names.match(/\p{L}{4,}/gu) ?? []).map((name) => placeOf(weekdays, name.replace(/s$/u, '')))),
];

export const ahead = (of: Of, { today }: Around): PieceMeaning => ({
  is: 'day',
  days: [addDays(today, daysAway[of('away')] ?? 0)],
  by: 'words',
});

export function weekday(of: Of, around: Around): PieceMeaning {
  const { today } = around;
  const at = weekdayIn(of);
  if (of('next') === '' && of('last') === '') {
    const way = wayOf(around);
    return {
      is: 'day',
      days: [addDays(way.at, way.by * ((way.by * (at - weekdayOf(way.at)) + 7) % 7))],
      by: 'weekday',
    };
  }
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
  const at = typeof year !== 'object' ? today : 'to' in year ? year.to : year.from;
  const here = yearOf(at);
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
  const last = candidates.findLast((each) => each <= at);
  const next = candidates.find((each) => each >= at);
  if (year === 'past' || (typeof year === 'object' && 'to' in year)) return said(last);
  if (year === 'nearest')
    return said(candidates.toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)))[0]);
  // So lately that the same date of next year is no likelier.
  const isJustOver = year === 'next' && last && next && last < today && daysBetween(last, today) <= 31;
  return isJustOver ? { is: 'oneOf', days: [next, last] } : said(next);
}

/** « le 24 », « lundi 24 »: the next day of that number. */
export function monthDay(of: Of, around: Around): PieceMeaning | null {
  const number = Number(of('d'));
  if (number < 1 || number > 31) return wrong('noSuchDay');
  const { at, by } = wayOf(around);
  let day = at;
  while (Number(day.slice(8)) !== number) day = addDays(day, by);
  return isOther(of, day) ? wrong('wrongWeekday') : { is: 'day', days: [day], by: 'words' };
}

/** This year's, or next year's where that is over. */
export function week(of: Of, { today }: Around): PieceMeaning {
  const [monday, next] = [0, 1].map((by) => mondayOfWeek(yearOf(today) + by, Number(of('n'))));
  const found = monday && monday >= mondayOf(today) ? monday : next;
  return found ? { is: 'week', monday: found } : wrong('noSuchDay');
}
