import { addDays, dayOf, daysBetween, mondayOf, mondayOfWeek, weekdayOf, writeDay, yearOf } from './civil.ts';
import type { Day } from './civil.ts';
import { unread } from './items.ts';
import type { Around, Match, Move, Said } from './items.ts';
import { any, isShort, meanings, months, placeOf, valueIn, weekdays } from './words.ts';

/** From where a day that comes back is looked for, and which way. */
const wayOf = ({ today, year }: Around): { readonly at: Day; readonly by: 1 | -1 } =>
  typeof year !== 'object' ? { at: today, by: 1 } : 'to' in year ? { at: year.to, by: -1 } : { at: year.from, by: 1 };

const moveOf = (of: Match['of'], name: Move) => valueIn(meanings[name], of(name));

/** A day that is read. */
export const dayRead = (day: Day, of: Match['of'], by: 'date' | 'weekday' | 'words' = 'words'): Said => ({
  is: 'day',
  day,
  by,
  isSince: of('since') !== '',
});
const oneOf = (...days: readonly Day[]): Said => ({
  is: 'unclear',
  options: days.map((day) => ({ meaning: { day }, says: writeDay(day) })),
});
/** So lately that the same date of next year is no likelier. */
const isJustOver = (day: Day, today: Day): boolean => day < today && daysBetween(day, today) <= 31;

export function date({ of }: Match, around: Around): Said | null {
  const { today, year, yearsAround } = around;
  const { at, by: way } = wayOf(around);
  const month = of('month') === '' ? Number(of('m')) : placeOf(months, of('month'));
  const digits = of('y').replace("'", '');
  const inYear = (each: number): Day | null => dayOf(each, month, Number(of('d')));
  const here = yearOf(at);
  // Within a year: 29 February of another year needs its year.
  const candidates = [-1, 0, 1].flatMap((by) => inYear(here + by) ?? []);
  const last = candidates.findLast((each) => each <= at);
  const next = candidates.find((each) => each >= at);
  const [nearest] = candidates.toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  // Of two digits the nearest year; the one before, where that would be ahead of what may be.
  const [century = null] = [-100, 0, 100]
    .map((by) => Math.floor(here / 100) * 100 + by + Number(digits))
    .filter((each) => year !== 'past' || (inYear(each) ?? '') <= today)
    .toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here));
  const full = digits === '' ? null : digits.length === 4 ? Number(digits) : century;
  if (full !== null && Math.abs(full - here) > yearsAround) return unread('farYear');
  const rule = typeof year !== 'object' ? year : way === 1 ? 'next' : 'past';
  const day =
    full !== null || typeof rule === 'number' ? inYear(full ?? Number(rule)) : { next, nearest, past: last }[rule];
  if (!day) return unread('noSuchDay');
  if (of('wd') !== '' && placeOf(weekdays, of('wd')) !== weekdayOf(day)) return unread('wrongWeekday');
  const isAsked = full === null && year === 'next' && last !== undefined && isJustOver(last, today);
  return isAsked ? oneOf(day, last) : dayRead(day, of, 'date');
}

/** « lundi 24 », « le 24 »: the next day of that number. */
export function numbered({ of }: Match, around: Around): Said | null {
  const { language } = around;
  const wanted = Number(of('d'));
  // "mar 24" is a Tuesday in French only.
  if (
    of('dot') === '' &&
    !weekdays[language].some((name) => name.startsWith(of('wd'))) &&
    isShort(months, of('wd'), language)
  )
    return null;
  if (wanted < 1 || wanted > 31) return wanted > 31 && of('the') !== '' ? unread('noSuchDay') : unread('unread');
  const { at, by } = wayOf(around);
  let day = at;
  while (Number(day.slice(8)) !== wanted) day = addDays(day, by);
  return of('wd') === '' || placeOf(weekdays, of('wd')) === weekdayOf(day) ? dayRead(day, of) : unread('wrongWeekday');
}

export function weekday({ of, after }: Match, around: Around): Said | null {
  const { today, language } = around;
  const name = of('wd');
  const by = moveOf(of, 'beforeWeekday') ?? moveOf(of, 'afterWeekday');
  if (of('dot') === '' && !Object.values(weekdays).flat().includes(name)) {
    // « mon entretien », « jeu de rôle »: a word of three letters is a day where an hour follows it.
    if (!isShort(weekdays, name, language)) return null;
    if (!new RegExp(`^(?:$| ?\\d| (?:${any(Object.keys(meanings.parts))}))`, 'u').test(after)) return unread('unread');
  }
  const at = placeOf(weekdays, name);
  const way = wayOf(around);
  if (by === undefined)
    return dayRead(addDays(way.at, way.by * ((way.by * (at - weekdayOf(way.at)) + 7) % 7)), of, 'weekday');
  const next = addDays(today, (at - weekdayOf(today) + 7) % 7);
  if (by !== 'next') return dayRead(by === 'last' ? addDays(next, -7) : addDays(next, by), of);
  const ofNextWeek = addDays(mondayOf(today), 6 + at);
  const soonest = next === today ? addDays(today, 7) : next;
  return soonest === ofNextWeek ? dayRead(ofNextWeek, of) : oneOf(ofNextWeek, soonest);
}

export function week({ of }: Match, { today }: Around): Said {
  const [monday, next] = [0, 1].map((by) => mondayOfWeek(yearOf(today) + by, Number(of('n'))));
  if (monday && monday >= mondayOf(today)) return { is: 'week', monday };
  // A week that has just ended may be meant as well.
  return !next || (monday && isJustOver(monday, today)) ? unread('unread') : { is: 'week', monday: next };
}

/** « demain », "a week from tomorrow". */
export function relative({ of, valueOf }: Match, { today }: Around): Said | null {
  const by = moveOf(of, 'beforeWeekday') ?? 0;
  return typeof by === 'number' ? dayRead(addDays(today, by + (valueOf('days') ?? 0)), of) : null;
}
