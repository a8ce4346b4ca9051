import type { Language } from '../languages.ts';
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
import { clockOf, clockText, hourPattern, isEitherHalf } from './hour.ts';
import type { Time } from './hour.ts';
import type { Piece } from './phrase.ts';
import { any, every, meanings, months, numbers, valueIn, weekdays, words } from './words.ts';

/** Why a piece is not what it looks like. */
export type Why =
  /** 31/04, or 29 February of a common year. */
  | 'noSuchDay'
  /** 25h, 14h60. */
  | 'noSuchTime'
  /** A year for which no timetable is made. */
  | 'farYear'
  /** « lundi 24 », which is a Tuesday. */
  | 'wrongWeekday'
  /** Several events, in words that are not read. */
  | 'repetition'
  /** Looks like a day, an hour or a length, in a form that is not read. */
  | 'unread';

export type SeriesEnd =
  /** Weeks or months run from the first event on; the day on which they end is not part of it. */
  | { readonly kind: 'count' | 'weeks' | 'months'; readonly count: number }
  /** This day included. */
  | { readonly kind: 'until'; readonly day: Day };

/** The hour as HH:MM, a length in minutes, or a day. */
export type Meaning = { readonly hour: string } | { readonly minutes: number } | { readonly day: Day };

/** What a piece may mean, and what the user would have written for it, in place of `piece` or of the whole item. */
interface Option {
  readonly meaning: Meaning;
  readonly says: string;
  readonly piece?: Piece;
}

/** What a piece of a phrase says. */
type Said =
  /** A date, a day of the week alone (the next one, today included), or other words; `isSince`: « à partir du … ». */
  | { readonly is: 'day'; readonly day: Day; readonly by: 'date' | 'weekday' | 'words'; readonly isSince: boolean }
  | { readonly is: 'week'; readonly monday: Day }
  /** `number`: an hour where nothing else is one: « à 9 », 1430. */
  | { readonly is: 'hour' | 'untilHour' | 'number'; readonly time: Time; readonly isLed: boolean }
  | { readonly is: 'range'; readonly start: Time; readonly end: Time }
  | { readonly is: 'part'; readonly minute: number; readonly isToday: boolean }
  /** How long, or in how long from now. */
  | { readonly is: 'length' | 'soon'; readonly minutes: number }
  | { readonly is: 'every'; readonly weekdays: readonly number[] | null; readonly weeks: number | null }
  | { readonly is: 'end'; readonly end: SeriesEnd }
  | { readonly is: 'holidays'; readonly areSkipped: boolean }
  | { readonly is: 'allDay' | 'since' }
  /** One of several days or hours, the likeliest first: the user says which. */
  | { readonly is: 'unclear'; readonly options: readonly Option[] }
  | { readonly is: 'unread'; readonly why: Why };

export type Item = Piece & Said;

export interface Around {
  readonly today: Day;
  readonly language: Language;
  /**
   * Which day a date without its year is: the next one (the user is asked if it was within the last month), the
   * nearest one, or one of this year. `past`: the last one, and a year of two digits is never ahead. `from` and `to`:
   * the first one from that day on, or the last one up to it; so are « lundi » and « le 20 », which are the next one
   * otherwise.
   */
  readonly year: 'next' | 'nearest' | 'past' | number | { readonly from: Day } | { readonly to: Day };
  /** A year further away than this is not believed. */
  readonly yearsAround: number;
}

/** Where a form was found in a phrase. */
export interface Match {
  /** A named group; '' where it is not there. */
  readonly of: (name: string) => string;
  readonly pieceOf: (name: string) => Piece;
  /** What the words of {name} mean. */
  readonly valueOf: (name: Exclude<keyof typeof meanings, Move>) => number | undefined;
  /** The rest of the phrase, and the longest item that it begins with. */
  readonly after: string;
  readonly next: () => Item | null;
}

/** What words before or after a weekday mean is no number alone. */
type Move = 'beforeWeekday' | 'afterWeekday';
type Reads = (match: Match, around: Around) => (Said & { readonly to?: number }) | null;
type Names = Readonly<Record<Language, readonly string[]>>;

/** A name, or its beginning of three letters or more that no other name of its language has. */
const begun = (list: Names): string =>
  any(
    Object.values(list).flatMap((names) =>
      names.flatMap((name) =>
        Array.from({ length: name.length - 2 }, (_, more) => name.slice(0, more + 3)).filter(
          (start) => start === name || !names.some((other) => other !== name && other.startsWith(start)),
        ),
      ),
    ),
  );
/** From 1. */
const placeOf = (list: Names, start: string): number =>
  Math.max(...Object.values(list).map((names) => names.findIndex((name) => name.startsWith(start)) + 1));
/** A beginning of three letters, of a name of that language. */
const isShort = (list: Names, start: string, language: Language): boolean =>
  !list[language].includes(start) && list[language].some((name) => name.startsWith(start));
const numberIn = (text: string): number =>
  Object.values(numbers)
    .map((list) => list.findIndex((names) => names.split('|').includes(text)))
    .find((at) => at !== -1) ?? Number(text.replace(',', '.'));

/** From where a day that comes back is looked for, and which way. */
const wayOf = ({ today, year }: Around): { readonly at: Day; readonly by: 1 | -1 } =>
  typeof year !== 'object' ? { at: today, by: 1 } : 'to' in year ? { at: year.to, by: -1 } : { at: year.from, by: 1 };

const moveOf = (of: Match['of'], name: Move) => valueIn(meanings[name], of(name));

const unread = (why: Why): Said => ({ is: 'unread', why });
const marked = (why: Why) => (): Said => unread(why);
const said = (day: Day, of: Match['of'], by: 'date' | 'weekday' | 'words' = 'words'): Said => ({
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

function date({ of }: Match, around: Around): Said | null {
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
  return isAsked ? oneOf(day, last) : said(day, of, 'date');
}

/** « lundi 24 », « le 24 »: the next day of that number. */
function numbered({ of }: Match, around: Around): Said | null {
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
  return of('wd') === '' || placeOf(weekdays, of('wd')) === weekdayOf(day) ? said(day, of) : unread('wrongWeekday');
}

function weekday({ of, after }: Match, around: Around): Said | null {
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
    return said(addDays(way.at, way.by * ((way.by * (at - weekdayOf(way.at)) + 7) % 7)), of, 'weekday');
  const next = addDays(today, (at - weekdayOf(today) + 7) % 7);
  if (by !== 'next') return said(by === 'last' ? addDays(next, -7) : addDays(next, by), of);
  const ofNextWeek = addDays(mondayOf(today), 6 + at);
  const soonest = next === today ? addDays(today, 7) : next;
  return soonest === ofNextWeek ? said(ofNextWeek, of) : oneOf(ofNextWeek, soonest);
}

function week({ of }: Match, { today }: Around): Said {
  const [monday, next] = [0, 1].map((by) => mondayOfWeek(yearOf(today) + by, Number(of('n'))));
  if (monday && monday >= mondayOf(today)) return { is: 'week', monday };
  // A week that has just ended may be meant as well.
  return !next || (monday && isJustOver(monday, today)) ? unread('unread') : { is: 'week', monday: next };
}

function range(match: Match): Said | null {
  const [start, end] = [clockOf(match, 1), clockOf(match, 2)];
  // « 14h-30 ».
  if (!start || !end) return start !== end && match.of('tight') !== '' ? unread('noSuchTime') : null;
  if (start === 'wrong' || end === 'wrong' || start.minute >= 1440) return unread('noSuchTime');
  const [isTight, to] = [match.of('tight') !== '', match.of('to')];
  if (start.isBare && end.isBare) return to === '' && /^\d{4}/u.test(match.of('h1')) ? null : unread('unread');
  // « le 24 à 10h » is a day and an hour.
  const isSure = match.of('from') !== '' || isTight || (end.hasHalf && to !== '');
  if ((start.isBare || end.isBare) && !isSure)
    return new RegExp(`^${macros['at']}$`, 'u').test(to) ? null : unread('unread');
  // « 2 to 3pm » begins after noon too.
  const [begin, finish] = [start.minute, end.minute];
  const isLater = start.isBare && begin < 720 && finish >= 720 && begin + 720 < finish && finish - begin > 360;
  const from = isLater ? { ...start, minute: begin + 720, isEither: false } : start;
  return countAfter(match, 2, end) ?? { is: 'range', start: from, end };
}

function hour(match: Match): Said | null {
  const time = clockOf(match, 1);
  if (time === 'wrong' || (time && time.minute >= 1440)) return unread('noSuchTime');
  if (!time || time.isBare) return null;
  return countAfter(match, 1, time) ?? { is: 'hour', time, isLed: match.of('led') !== '' };
}

/** « 14h 15 candidats » is 14:00 as well as 14:15. */
function countAfter({ of, pieceOf, after }: Match, at: 1 | 2, time: Time): Said | null {
  if (of(`apart${at}`) === '' || !new RegExp(`^ ${macros['counted']}(?!\\p{L})`, 'u').test(after)) return null;
  if (time.isEither) return unread('unread');
  const piece = { from: pieceOf(`sign${at}`).to, to: pieceOf(`apart${at}`).from };
  const option = (says: string, minute: number): Option => ({ meaning: { hour: clockText(minute) }, says, piece });
  return { is: 'unclear', options: [option(', ', Math.floor(time.minute / 60) * 60), option('', time.minute)] };
}

/** A number alone: an hour, where it can be one. */
const bareHour =
  (isRead: (match: Match, around: Around) => boolean, wrong: Said | null): Reads =>
  (match, around) => {
    const time = clockOf(match, 1);
    if (!time || time === 'wrong' || time.minute >= 1440) return wrong;
    return isRead(match, around) ? { is: 'number', time, isLed: match.of('led') !== '' } : null;
  };

/** « neuf heures » is an hour of the day; « deux heures » is one after « à » alone. */
function wordHour({ of, pieceOf, valueOf }: Match): Said | null {
  const hours = numberIn(of('word').trim());
  if (of('led') === '' && hours < 7) return null;
  const minute = hours * 60 + (valueOf('afterHour') ?? 0);
  const time = { minute, isBare: false, mayBeLength: false, isEither: isEitherHalf(String(hours)), hasHalf: false };
  return { is: 'hour', time: { ...time, digits: pieceOf('word') }, isLed: true };
}

const dayMinutes = 1440;
function lasting(of: Match['of'], minutes: number): Said | null {
  const whole = Math.round(minutes);
  return whole > 0 && whole <= dayMinutes ? { is: of('soon') === '' ? 'length' : 'soon', minutes: whole } : null;
}

/** An hour sign after digits may be an hour of the day as well: « 2h » is read as one, judged beside the others. */
function length({ of }: Match): Said | null {
  const hours = numberIn(of('amount'));
  const isClock = new RegExp(`^ ?${macros['hour']}$`, 'u').test(of('unit'));
  const isLed = of('lasting') + of('soon') !== '';
  const isSaid = isLed || /[.,]/u.test(of('amount')) || (of('min') !== '' && hours <= 8);
  const isWord = /^\D/u.test(of('amount')) && hours < 7;
  if (of('more') !== '' && of('min') === '' && !(of('more').length === 2 && isLed)) return null;
  if (isClock && !isSaid && !isWord) return null;
  return lasting(of, hours * 60 + Number(of('more')) + (of('half') === '' ? 0 : 30));
}

const count =
  (kind?: 'count'): Reads =>
  ({ of }) => {
    const times = numberIn(of('n'));
    return times > 0
      ? { is: 'end', end: { kind: kind ?? (of('weeks') === '' ? 'months' : 'weeks'), count: times } }
      : null;
  };

const repeats =
  (weeks: number | null): Reads =>
  ({ of }) => {
    const named = of('weekdays').match(/\p{L}+/gu) ?? [];
    const places = new Set(named.map((name) => placeOf(weekdays, name.replace(/s$/u, ''))));
    places.delete(0);
    const by = weeks ?? (of('n') === '' ? null : numberIn(of('n')));
    if (by !== null && (by < 1 || by > 26)) return null;
    return { is: 'every', weekdays: places.size > 0 ? [...places] : null, weeks: by };
  };

const oneFrom = (list: readonly string[]): string => `(?:${any(list)})`;
const full = oneFrom(Object.values(weekdays).flat());
const number = oneFrom(Object.values(numbers).flat());
const part = `${any(Object.keys(meanings.parts))}|${any(Object.keys(meanings.partsToday))}`;
const list = (one: string): string => `${one}(?:(?:,|,? {and})(?: les)? ${one})*`;

/** What {braces} stand for. */
const macros: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(words).map(([name, each]) => [name, oneFrom(Object.values(each))])),
  ...Object.fromEntries(
    Object.entries(meanings).map(([name, each]) => [`${name}Map`, `(?<${name}>${any(Object.keys(each))})`]),
  ),
  number,
  free: String.raw`(?<![\p{L}\d:/.,-])`,
  end: String.raw`(?![\p{L}\d]|[:/.-]\d)`,
  n: String.raw`(?<n>\d{1,3}|${number})`,
  some: String.raw`(?:\d{1,4}|${number}|autres?)`,
  d: String.raw`(?<d>\d{1,2})(?:{ordinal})?`,
  y: String.raw`(?<y>\d{4}|'?\d{2}(?! ?(?:h|:|min|mn|am|pm|[/.,-]?\d)))`,
  // « 10h 26 novembre » gives an hour and a date, in whatever language the hour is read.
  anyMonth: `(?:${begun(months)})`,
  month: String.raw`(?<month>${begun(months)})(?!\p{L})\.?`,
  englishMonth: String.raw`(?<month>${begun({ ...months, fr: [] })})(?!\p{L})\.?`,
  weekday: `(?<weekday>${full})`,
  wd: String.raw`(?<wd>${begun(weekdays)})(?!\p{L})(?<dot>\.)?`,
  weekdays: `(?<weekdays>${list(`${full}s?`)})`,
  plurals: `(?<weekdays>${list(`${full}s`)})`,
  day: `(?:(?<since>{since}|{starting}) )?(?:{on} )*`,
  ofWeekday: '(?:{wd},? (?:{the} )?)?',
  unit: '(?:{days}|{weeks}|{months}|{years}|{hours}|{minutes})',
  span: `(?:{days}|{weeks}|{fortnights}|{months}|{years}|weekdays|(?:${part}|${full})s?)`,
  date: String.raw`(?:${full}|{anyMonth}|{feasts}|\d{1,2}(?:/\d{1,4})+|\d{4}|\d{1,2}(?:{ordinal})?(?! ?(?:h|:|[ap]m)))`,
  hour1: hourPattern(1),
  hour2: hourPattern(2),
  how: '(?:(?<lasting>{lasting})[ :]+|(?<soon>{soon}) )?',
  amount: String.raw`(?<amount>\d{1,3}(?:[.,]\d+)?|${number}(?= ))`,
  led: '(?<led>(?:{at}|{from}|{between}) ?)?',
};

/** The grammar; of equally long forms the first is right. */
const grammar: readonly (readonly [string, Reads])[] = [
  // Days.
  [String.raw`{day}{ofWeekday}{free}(?<y>\d{4})(?<sign>[-/.])(?<m>\d{1,2})\k<sign>(?<d>\d{1,2}){end}`, date],
  [String.raw`{day}{ofWeekday}{free}(?<d>\d{1,2})(?<sign>[/.-])(?<m>\d{1,2})\k<sign>(?<y>\d{4}|\d{2}){end}`, date],
  [String.raw`{day}{ofWeekday}{free}(?<d>\d{1,2})/(?<m>\d{1,2})(?! ?(?:{parted})){end}`, date],
  [String.raw`{day}{ofWeekday}{free}{d}[ .-]{0,2}(?:{of} )?{month}(?:[ ,.-]{1,2}{y})?{end}`, date],
  [String.raw`(?:{day}{wd} (?:{the} )?|(?:{on} )*(?<the>{the}) ){d}(?![/.-]\d| ?(?:{unit}|:)(?!\p{L}))`, numbered],
  [
    String.raw`{englishMonth} {d}(?! ?(?:h|:|min|mn|am|pm))(?:,? (?<y>\d{4}))?`,
    (match, around) =>
      months[around.language] === months.en || months.en.includes(match.of('month'))
        ? date(match, around)
        : unread('unread'),
  ],
  ['{day}{daysMap}', ({ of, valueOf }, { today }) => said(addDays(today, valueOf('days') ?? 0), of)],
  ['{day}(?:{beforeWeekdayMap} )?{wd}(?: {afterWeekdayMap})?', weekday],
  [
    '{day}{beforeWeekdayMap} {daysMap}',
    ({ of, valueOf }, { today }) => {
      const by = moveOf(of, 'beforeWeekday');
      return typeof by === 'number' ? said(addDays(today, by + (valueOf('days') ?? 0)), of) : null;
    },
  ],
  [
    '{day}(?:{soon}) {n} (?:(?<days>{days})|(?<weeks>{weeks})|(?<months>{months}))',
    ({ of }, { today, yearsAround }) => {
      const by = numberIn(of('n'));
      const day = of('months') === '' ? addDays(today, by * (of('weeks') === '' ? 1 : 7)) : addMonths(today, by);
      return Math.abs(yearOf(day) - yearOf(today)) > yearsAround ? null : said(day, of);
    },
  ],
  [
    '{weeksMap}',
    ({ valueOf }, { today }) => ({ is: 'week', monday: addDays(mondayOf(today), 7 * (valueOf('weeks') ?? 0)) }),
  ],
  [String.raw`{week} (?<n>\d{1,2})`, week],
  // Hours.
  ['{led}{hour1}', hour],
  [
    '(?:{until} |{until}){hour1}',
    (match) => {
      const time = clockOf(match, 1);
      if (!time || time === 'wrong' || time.isBare) return null;
      return countAfter(match, 1, time) ?? { is: 'untilHour', time, isLed: true };
    },
  ],
  ['(?:(?<from>{from}) )?{hour1}(?:(?<tight>-)| ?(?:->|→|-) ?| (?<to>{to}) ){hour2}', range],
  ['(?<from>{between}) {hour1} {and} {hour2}', range],
  ['{between} {hour1} {and} {number}', marked('unread')],
  [
    String.raw`(?<!\d )(?<led>{at}) ?(?<h1>\d{1,2})(?![\p{L}\d:/.]|[ -]?\d| ?{unit}(?!\p{L})| ?\p{L}*%)`,
    bareHour(() => true, unread('noSuchTime')),
  ],
  [
    String.raw`(?<!{numbered} ?|[-])(?<led>{at} ?)?(?<h1>\d{4})(?![\p{L}\d:/.-])`,
    bareHour(({ of }, { today }) => of('led') !== '' || Math.abs(Number(of('h1')) - yearOf(today)) > 10, null),
  ],
  [
    '(?:{during} ?)?(?:{partsMap}|{partsTodayMap})',
    ({ of, valueOf }) => ({
      is: 'part',
      minute: valueOf('partsToday') ?? valueOf('parts') ?? 0,
      isToday: of('partsToday') !== '',
    }),
  ],
  ['{led}(?<word>{number}) {hour}(?: {afterHourMap})?', wordHour],
  ['{allDay}', () => ({ is: 'allDay' })],
  // Lengths.
  ['{how}{lengthsMap}', ({ of, valueOf }) => lasting(of, valueOf('lengths') ?? 0)],
  ['{how}{amount} ?{minutes}', ({ of }) => lasting(of, numberIn(of('amount')))],
  ['{how}{amount} ?(?<unit>{hours})(?: ?(?<more>\\d{1,2})(?<min> ?{minutes})?| (?<half>{half}))?', length],
  // Series.
  ...Object.entries(every).map(([form, weeks]) => [form, repeats(weeks)] as const),
  [
    '{until}',
    ({ next }) => {
      const item = next();
      return item?.is === 'day' ? { is: 'end', end: { kind: 'until', day: item.day }, to: item.to } : null;
    },
  ],
  ['{since}|{starting}', () => ({ is: 'since' })],
  [String.raw`[x×] ?(?<n>\d{1,3})`, count('count')],
  ['{n} {times}(?! {per} )', count('count')],
  ['{lasting} (?:{coming} )?{n} (?:{coming} )?(?:(?<weeks>{weeks})|{months})(?: {running})?', count()],
  ['{withHolidays}', () => ({ is: 'holidays', areSkipped: false })],
  ['{withoutHolidays}', () => ({ is: 'holidays', areSkipped: true })],
  // What is not read: days that come back, an hour of strange minutes, days, fractions, two numbers.
  [String.raw`[x×] ?\d+`, marked('repetition')],
  ['{each}(?: {some})? {span}(?:(?: {and}|,) {span})*', marked('repetition')],
  ['une? {span} sur {some}', marked('repetition')],
  ['(?:{each}|les) {nth}s? {weekday}s?(?: {ofMonth})?', marked('repetition')],
  ['{regular}', marked('repetition')],
  ['{some} {times} {per} {span}', marked('repetition')],
  [String.raw`\d{1,2}(?:, ?\d{1,2})*,? (?:{and}|&) \d{1,2}(?:{ordinal})? ?(?:{month}|/\d{1,2})`, marked('repetition')],
  ['{fromDay} {date}(?: {date})* {toDay} {date}(?: {date})*', marked('repetition')],
  ['{until} {date}(?: {date})*(?: prochaine?)?', marked('repetition')],
  [
    '{lasting} (?:{coming} )?{some} (?:{coming} )?(?:{days}|{weeks}|{months}|{years})(?: {running})?',
    marked('repetition'),
  ],
  ['{unread}', marked('unread')],
  [String.raw`\d{1,2}h\d{1,2} ?(?:{minutes}|m)`, marked('unread')],
  [String.raw`(?:{lasting} )?{free}\d{1,4}(?:[.,]\d+)? ?{minutes}`, marked('unread')],
  [String.raw`(?:{soon} )?{free}\d{1,4} ?(?:{days}|{weeks}|{months}|{years})`, marked('unread')],
  ['(?:{soon} )?{some} {fortnights}', marked('unread')],
  [String.raw`(?<!{numbered} ?){free}\d{1,2} ?(?:-|{to}) ?\d{1,2}(?![\p{L}\d:/-])`, marked('unread')],
  [
    String.raw`(?:{the} )?{free}(?:(?!(?:19|20)\d{2}[/-](?:(?:19|20)\d{2}|\d{2})(?!\d))\d{1,4}([/-])\d{1,4}(?:\1\d{1,4})?|(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2]))(?![\p{L}\d]|[./-]\d)`,
    marked('unread'),
  ],
];

const expand = (form: string): string =>
  form.replaceAll(/\{([a-z]\w*)\}/gu, (_braces, name: string) => {
    const inside = macros[name];
    if (inside === undefined) throw new RangeError(`no list of words « ${name} »`);
    return expand(inside);
  });

/** Compiled with the first phrase: who never types one does not wait for it. */
let compiled: readonly { readonly pattern: RegExp; readonly reads: Reads }[] = [];
const forms = (): typeof compiled => {
  if (compiled.length === 0) compiled = grammar.map(([form, reads]) => ({ pattern: patternOf(form), reads }));
  return compiled;
};
function patternOf(form: string): RegExp {
  const named = new Set<string>();
  // A group that stands twice is named once.
  const source = expand(form).replaceAll(/\(\?<(\p{L}\w*)>/gu, (group, name: string) => {
    if (named.has(name)) return '(?:';
    named.add(name);
    return group;
  });
  return new RegExp(String.raw`(?<![\p{L}\d]|\d[:/.,])(?:${source})(?![\p{L}\d])`, 'duy');
}

/** The longest form that begins at a place of a phrase. */
function itemAt(text: string, from: number, around: Around): Item | null {
  let best: Item | null = null;
  for (const { pattern, reads } of forms()) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    const to = from + (match?.[0].length ?? 0);
    if (!match || to === from) continue;
    const of: Match['of'] = (name) => match.groups?.[name] ?? '';
    const said = reads(
      {
        of,
        valueOf: (name) => valueIn(meanings[name], of(name)),
        pieceOf: (name) => {
          const [begin = from, end = to] = match.indices?.groups?.[name] ?? [];
          return { from: begin, to: end };
        },
        after: text.slice(to),
        next: () => itemAt(text, text[to] === ' ' ? to + 1 : to, around),
      },
      around,
    );
    if (said && (best === null || (said.to ?? to) > best.to)) best = { to, ...said, from };
  }
  return best;
}

/** All that looks like a day, an hour, a length or a series in a phrase (`folded`), in its order. */
export function itemsIn(text: string, around: Around): readonly Item[] {
  const items: Item[] = [];
  for (let at = 0; at < text.length;) {
    const item = text[at] === ' ' ? null : itemAt(text, at, around);
    if (item) items.push(item);
    at = item?.to ?? at + 1;
  }
  return items;
}
