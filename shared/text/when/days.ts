import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  mondayOf,
  mondayOfWeek,
  weekdayOf,
  writeDay,
  yearOf,
} from './civil.ts';
import type { Day } from './civil.ts';
import { unread } from './items.ts';
import type { Around, Match, Said } from './items.ts';
import { pattern } from './patterns.ts';
import { isShort, months, numberIn, placeOf, weekdays } from './words.ts';

/** From where a day that comes back is looked for, and which way. */
const wayOf = ({ today, year }: Around): { readonly at: Day; readonly by: 1 | -1 } =>
  typeof year !== 'object' ? { at: today, by: 1 } : 'to' in year ? { at: year.to, by: -1 } : { at: year.from, by: 1 };

const dayRead = ({ of }: Match, day: Day, by: 'date' | 'weekday' | 'words' = 'words'): Said => ({
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
/** A weekday that is named beside a date, and is not its own. */
const isOther = ({ of }: Match, day: Day): boolean => of('wd') !== '' && placeOf(weekdays, of('wd')) !== weekdayOf(day);

/** « 30 septembre et 1er octobre dernier »: of all of them. */
const isBygoneBehind = pattern(
  String.raw`^(?:(?:,? (?:{and}|&)|,) (?:les? )?{ofWeekday}\d{1,2}(?:{ordinal})?(?:(?: |/)(?:{anyMonth}|\d{1,2}))?)+ {bygone}(?!\p{L})`,
);

export function date(match: Match, around: Around): Said | null {
  const { of } = match;
  const { today, yearsAround } = around;
  const year = of('bygone') !== '' || isBygoneBehind.test(match.after) ? 'past' : around.year;
  const { at, by: way } = wayOf(around);
  const month = of('month') === '' ? Number(of('m')) : placeOf(months, of('month'));
  const digits = of('y').replace("'", '');
  const inYear = (each: number): Day | null => dayOf(each, month, numberIn(of('d')));
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
  if (isOther(match, day)) return unread('wrongWeekday');
  const isAsked = full === null && year === 'next' && last !== undefined && isJustOver(last, today);
  return isAsked ? oneOf(day, last) : dayRead(match, day, 'date');
}

const lastJoint = pattern(String.raw`^(?:, (?:{shortDay}\.? )?\d{1,2}(?:{ordinal})?)*,? (?:{and}|&) [^,&-]+$`);

/** The first of some days of one month, « 23, 24 et 25 novembre »: as users list them, one after the other. */
export function listed(match: Match, around: Around): (Said & { readonly to?: number }) | null {
  const rest = match.of('rest');
  const numbers = [match.of('d'), ...(rest.match(/\d+/gu) ?? [])].map(Number);
  const isRead = lastJoint.test(rest) && numbers.every((each, at) => each > (numbers[at - 1] ?? 0));
  const said = isRead ? date(match, around) : unread('repetition');
  return said && isRead ? { ...said, to: match.pieceOf('rest').from } : said;
}

/** « lundi 24 », « le 24 »: the next day of that number. */
export function numbered(match: Match, around: Around): Said | null {
  const { of } = match;
  const [wanted, name] = [Number(of('d')), of('wd')];
  // "mar 24" is a Tuesday in French only.
  const isDay = of('dot') !== '' || weekdays[around.language].some((each) => each.startsWith(name));
  if (!isDay && isShort(months, name, around.language)) return null;
  if (wanted < 1 || wanted > 31) return wanted > 31 && of('the') !== '' ? unread('noSuchDay') : unread('unread');
  const { at, by } = wayOf(around);
  let day = at;
  while (Number(day.slice(8)) !== wanted) day = addDays(day, by);
  return isOther(match, day) ? unread('wrongWeekday') : dayRead(match, day);
}

const isHourNext = pattern(String.raw`^(?:$| ?\d| {parts})`);
/** Of the other language, « mon » and « sam » are words and names; beside an hour they are marked. */
const isClockNext = pattern(String.raw`^ (?:{clock}|\d{1,2}\.\d\d|matin|aprem|morning|afternoon|evening)`);

export function weekday(match: Match, around: Around): Said | null {
  const { of, after, valueOf } = match;
  const { today, language } = around;
  const name = of('wd');
  if (of('dot') === '' && !Object.values(weekdays).flat().includes(name)) {
    // « mon entretien », « jeu de rôle »: a word of three letters is a day where an hour follows it.
    const isOwn = isShort(weekdays, name, language);
    if (!isOwn || !isHourNext.test(after)) return isOwn || isClockNext.test(after) ? unread('unread') : null;
  }
  const at = placeOf(weekdays, name);
  const by = valueOf('beforeWeekday') ?? valueOf('daysFrom') ?? valueOf('afterWeekday');
  const way = wayOf(around);
  if (by === undefined)
    return dayRead(match, addDays(way.at, way.by * ((way.by * (at - weekdayOf(way.at)) + 7) % 7)), 'weekday');
  const next = addDays(today, (at - weekdayOf(today) + 7) % 7);
  if (by !== 0) return dayRead(match, addDays(next, by));
  const ofNextWeek = addDays(mondayOf(today), 6 + at);
  const soonest = next === today ? addDays(today, 7) : next;
  return soonest === ofNextWeek ? dayRead(match, ofNextWeek) : oneOf(ofNextWeek, soonest);
}

export function week({ of }: Match, { today }: Around): Said {
  const [monday, next] = [0, 1].map((by) => mondayOfWeek(yearOf(today) + by, Number(of('n'))));
  if (monday && monday >= mondayOf(today)) return { is: 'week', monday };
  // A week that has just ended may be meant as well.
  return !next || (monday && isJustOver(monday, today)) ? unread('unread') : { is: 'week', monday: next };
}

/** « demain », "a week from tomorrow". */
export const relative = (match: Match, { today }: Around): Said =>
  dayRead(match, addDays(today, (match.valueOf('daysFrom') ?? 0) + (match.valueOf('daysAway') ?? 0)));

/** « dans 3 jours ». */
export function ahead(match: Match, { today, yearsAround }: Around): Said | null {
  const by = numberIn(match.of('n'));
  const day =
    match.of('months') === '' ? addDays(today, by * (match.of('weeks') === '' ? 1 : 7)) : addMonths(today, by);
  return Math.abs(yearOf(day) - yearOf(today)) > yearsAround ? null : dayRead(match, day);
}
