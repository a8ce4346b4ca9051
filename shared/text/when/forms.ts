import { languageNames } from '../languages.ts';
import type { Language } from '../languages.ts';
import { addDays, addMonths, dayOf, daysBetween, mondayOf, mondayOfWeek, weekdayOf, yearOf } from './civil.ts';
import type { Day } from './civil.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { clockOf, hourPattern, isEitherHalf } from './hour.ts';
import type { Time } from './hour.ts';
import { any, valueIn } from './match.ts';
import type { Match } from './match.ts';
import type { Piece } from './phrase.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Each language is read, whatever the language of the screen is; that of the screen first. */
export const vocabularies: Readonly<Record<Language, Vocabulary>> = { fr, en };

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
  | { readonly kind: 'count' | 'weeks' | 'months'; readonly count: number }
  /** This day included. */
  | { readonly kind: 'until'; readonly day: Day };

/** What a piece of a phrase says. */
type Said =
  | {
      readonly is: 'day';
      readonly day: Day;
      /** A date, a day of the week alone (the next one, today included), or other words. */
      readonly by: 'date' | 'weekday' | 'words';
      /** It may be this day as well: the user says which. */
      readonly or?: Day;
      /** « à partir du … ». */
      readonly isSince: boolean;
    }
  | { readonly is: 'week'; readonly monday: Day }
  | { readonly is: 'hour' | 'untilHour'; readonly time: Time; readonly isLed: boolean }
  /** A number that is an hour where nothing else is one: « à 9 », 1430. */
  | { readonly is: 'number'; readonly time: Time; readonly isLed: boolean }
  | { readonly is: 'range'; readonly start: Time; readonly end: Time }
  | { readonly is: 'part'; readonly minute: number; readonly isToday: boolean }
  | { readonly is: 'allDay' }
  /** How long, or in how long from now. */
  | { readonly is: 'length' | 'soon'; readonly minutes: number }
  | { readonly is: 'every'; readonly weekdays: readonly number[] | null; readonly weeks: number | null }
  | { readonly is: 'end'; readonly end: SeriesEnd }
  | { readonly is: 'since' }
  | { readonly is: 'holidays'; readonly areSkipped: boolean }
  | { readonly is: 'unread'; readonly why: Why };

export type Item = Piece & Said;

export interface Around {
  readonly today: Day;
  readonly language: Language;
  /**
   * Which day a date without its year is: the next one (the user is asked if it was within the last month), the
   * nearest one, or one of this year. `past`: the last one, and a year of two digits is never ahead.
   */
  readonly year: 'next' | 'nearest' | 'past' | number;
  /** A year further away than this is not believed. */
  readonly yearsAround: number;
}

type Reads = (match: Match, around: Around) => (Said & { readonly to?: number }) | null;

/** A name, or its beginning of three letters or more that no other name has. */
const begun = (names: readonly string[]): string =>
  any(
    names.flatMap((name) =>
      Array.from({ length: name.length - 2 }, (_, more) => name.slice(0, more + 3)).filter(
        (start) => start === name || !names.some((other) => other !== name && other.startsWith(start)),
      ),
    ),
  );
/** From 1. */
const placeOf = (names: string, start: string): number =>
  names.split(' ').findIndex((name) => name.startsWith(start)) + 1;

const maps = ['days', 'beforeWeekday', 'afterWeekday', 'weeks', 'lengths', 'clock', 'afterHour'] as const;

/** What {braces} stand for. */
function macros(words: Vocabulary): Readonly<Record<string, string>> {
  const { parts, partsToday } = words;
  const [weekdays, months] = [words.weekdays.split(' '), words.months.split(' ')];
  const number = `(?:${any(words.numbers.split(' '))})`;
  const full = any(weekdays);
  const list = (one: string): string => `${one}(?:(?:,|,? {and})(?: les)? ${one})*`;
  return {
    ...words.words,
    number,
    ...Object.fromEntries(maps.map((name) => [`${name}Map`, `(?:${any(words[name])})`])),
    free: String.raw`(?<![\p{L}\d:/.,-])`,
    n: String.raw`(?<n>\d{1,3}|${number})`,
    some: String.raw`(?:\d{1,4}|${number}|autres?)`,
    d: String.raw`(?<d>\d{1,2})(?:{ordinal})?`,
    y: String.raw`(?<y>\d{4}|'?\d{2}(?! ?(?:h|:|min|mn|am|pm|[/.,-]?\d)))`,
    month: String.raw`(?<month>${begun(months)})(?!\p{L})\.?`,
    // « 10h 26 novembre » gives an hour and a date, in whatever language the hour is read.
    anyMonth: `(?:${Object.values(vocabularies)
      .map((each) => begun(each.months.split(' ')))
      .join('|')})`,
    weekday: `(?<weekday>${full})`,
    wd: String.raw`(?<wd>${begun(weekdays)})(?!\p{L})(?<dot>\.)?`,
    weekdays: `(?<weekdays>${list(`(?:${full})s?`)})`,
    plurals: `(?<weekdays>${list(`(?:${full})s`)})`,
    part: `(?<part>${any(parts)}|${any(partsToday)})`,
    day: `(?:(?<since>{since}) )?(?:{on} )*`,
    span: `(?:{days}|{weeks}|quinzaines?|{months}|{years}|weekdays|(?:${any(parts)}|${full})s?)`,
    date: String.raw`(?:${full}|${begun(months)}|{feasts}|\d{1,2}(?:/\d{1,4})+|\d{4}|\d{1,2}(?:{ordinal})?(?! ?(?:h|:|[ap]m)))`,
    unit: '(?:{days}|{weeks}|{months}|{years}|{hours}|{minutes})',
    hour1: hourPattern(words, 1),
    hour2: hourPattern(words, 2),
    how: '(?:(?<lasting>{lasting})[ :]+|(?<soon>{soon}) )?',
    amount: String.raw`(?<amount>\d{1,3}(?:[.,]\d+)?|${number}(?= ))`,
    led: '(?<led>(?:{at}|{from}|{between}) ?)?',
  };
}

const noDigit = String.raw`(?![\p{L}\d]|[:/.-]\d)`;

/** The forms that are built alike in every language; of equally long ones the first is right. */
const common: readonly (readonly [string, Reads])[] = [
  [
    String.raw`{day}(?:{wd},? (?:{the} )?)?{free}(?<y>\d{4})(?<sign>[-/.])(?<m>\d{1,2})\k<sign>(?<d>\d{1,2})${noDigit}`,
    date,
  ],
  [
    String.raw`{day}(?:{wd},? (?:{the} )?)?{free}(?<d>\d{1,2})(?<sign>[/.-])(?<m>\d{1,2})\k<sign>(?<y>\d{4}|\d{2})${noDigit}`,
    date,
  ],
  [String.raw`{day}(?:{wd},? (?:{the} )?)?{free}(?<d>\d{1,2})/(?<m>\d{1,2})(?! ?(?:{parted}))${noDigit}`, date],
  [String.raw`{day}(?:{wd},? (?:{the} )?)?{free}{d}[ .-]{0,2}(?:{of} )?{month}(?:[ ,.-]{1,2}{y})?${noDigit}`, date],
  [String.raw`(?:{day}{wd} (?:{the} )?|(?:{on} )*(?<the>{the}) ){d}(?![/.-]\d| ?(?:{unit}|:)(?!\p{L}))`, numbered],
  [
    '{day}(?<word>{daysMap})',
    ({ of, words }, { today }) => said(addDays(today, valueIn(words.days, of('word')) ?? 0), of),
  ],
  ['{day}(?:(?<before>{beforeWeekdayMap}) )?{wd}(?: (?<after>{afterWeekdayMap}))?', weekday],
  [
    '{day}(?<before>{beforeWeekdayMap}) (?<word>{daysMap})',
    ({ of, words }, { today }) => {
      const by = valueIn(words.beforeWeekday, of('before'));
      return typeof by === 'number' ? said(addDays(today, by + (valueIn(words.days, of('word')) ?? 0)), of) : null;
    },
  ],
  [
    '{day}(?:{soon}) {n} (?:(?<days>{days})|(?<weeks>{weeks})|(?<months>{months}))',
    ({ of, words }, { today, yearsAround }) => {
      const by = numberIn(words, of('n'));
      const day = of('months') === '' ? addDays(today, by * (of('weeks') === '' ? 1 : 7)) : addMonths(today, by);
      return Math.abs(yearOf(day) - yearOf(today)) > yearsAround ? null : said(day, of);
    },
  ],
  [
    '(?<week>{weeksMap})',
    ({ of, words }, { today }) => ({
      is: 'week',
      monday: addDays(mondayOf(today), 7 * (valueIn(words.weeks, of('week')) ?? 0)),
    }),
  ],
  [
    '{led}{hour1}',
    (match) => {
      const time = clockOf(match, 1);
      if (time === 'wrong' || (time && time.minute >= 1440)) return unread('noSuchTime');
      return time && !time.isBare ? { is: 'hour', time, isLed: match.of('led') !== '' } : null;
    },
  ],
  [
    '(?:{until} |{until}){hour1}',
    (match) => {
      const time = clockOf(match, 1);
      return time && time !== 'wrong' && !time.isBare ? { is: 'untilHour', time, isLed: true } : null;
    },
  ],
  ['(?:(?<from>{from}) )?{hour1}(?:(?<tight>-)| ?(?:->|→|-) ?| (?<to>{to}) ){hour2}', range],
  ['(?<from>{between}) {hour1} {and} {hour2}', range],
  ['{between} {hour1} {and} {number}', () => unread('unread')],
  [
    String.raw`(?<!\d )(?:{at}) ?(?<h1>\d{1,2})(?![\p{L}\d:/.]|[ -]?\d| ?{unit}(?!\p{L})| ?\p{L}*%)`,
    (match) => {
      const time = clockOf(match, 1);
      return !time || time === 'wrong' || time.minute >= 1440
        ? unread('noSuchTime')
        : { is: 'number', time, isLed: true };
    },
  ],
  [
    String.raw`(?<!(?:{numbered}) ?|[-])(?<led>(?:{at}) ?)?(?<h1>\d{4})(?![\p{L}\d:/.-])`,
    (match, { today }) => {
      const time = clockOf(match, 1);
      const isYear = match.of('led') === '' && Math.abs(Number(match.of('h1')) - yearOf(today)) <= 10;
      return time && time !== 'wrong' && !isYear ? { is: 'number', time, isLed: match.of('led') !== '' } : null;
    },
  ],
  [
    '(?:(?:{during}) ?)?{part}',
    ({ of, words }) => {
      const minute = valueIn(words.partsToday, of('part'));
      return { is: 'part', minute: minute ?? valueIn(words.parts, of('part')) ?? 0, isToday: minute !== undefined };
    },
  ],
  ['{how}(?<special>{lengthsMap})', ({ of, words }) => lasting(of, valueIn(words.lengths, of('special')) ?? 0)],
  ['{how}{amount} ?(?:{minutes})', ({ of, words }) => lasting(of, numberIn(words, of('amount')))],
  ['{how}{amount} ?(?<unit>{hours})(?: ?(?<more>\\d{1,2})(?<min> ?(?:{minutes}))?| (?<half>{half}))?', length],
  // « neuf heures » is an hour of the day; « deux heures » is one after « à » alone.
  [
    '{led}(?<word>{number}) (?:{hour})(?: (?<after1>{afterHourMap}))?',
    ({ of, pieceOf, words }) => {
      const hour = numberIn(words, of('word').trim());
      const minute = hour * 60 + (valueIn(words.afterHour, of('after1')) ?? 0);
      if (of('led') === '' && hour < 7) return null;
      const digits = pieceOf('word');
      const time = {
        minute,
        isBare: false,
        mayBeLength: false,
        isEither: isEitherHalf(String(hour)),
        hasHalf: false,
        digits,
      };
      return { is: 'hour', time, isLed: true };
    },
  ],
  [
    '{until}',
    ({ next }) => {
      const item = next();
      return item?.is === 'day' && item.or === undefined
        ? { is: 'end', end: { kind: 'until', day: item.day }, to: item.to }
        : null;
    },
  ],
  ['{since}', () => ({ is: 'since' })],
  [String.raw`[x×] ?(?<n>\d{1,3})`, count('count')],
  [String.raw`[x×] ?\d+`, () => unread('repetition')],
  // What is not read: an hour of strange minutes, days, fractions, two numbers.
  [String.raw`\d{1,2}h\d{1,2} ?(?:{minutes}|m)`, () => unread('unread')],
  [String.raw`(?:{lasting} )?{free}\d{1,4}(?:[.,]\d+)? ?(?:{minutes})`, () => unread('unread')],
  [String.raw`(?:(?:{soon}) )?{free}\d{1,4} ?(?:{days}|{weeks}|{months}|{years})`, () => unread('unread')],
  [String.raw`(?<!(?:{numbered}) ?){free}\d{1,2} ?(?:-|{to}) ?\d{1,2}(?![\p{L}\d:/-])`, () => unread('unread')],
  [
    String.raw`(?:{the} )?{free}(?:(?!(?:19|20)\d{2}[/-](?:(?:19|20)\d{2}|\d{2})(?!\d))\d{1,4}([/-])\d{1,4}(?:\1\d{1,4})?|(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2]))(?![\p{L}\d]|[./-]\d)`,
    () => unread('unread'),
  ],
];

function count(kind: 'count' | 'weeks' | 'months'): Reads {
  return ({ of, words }) => {
    const times = numberIn(words, of('n'));
    return times > 0 ? { is: 'end', end: { kind, count: times } } : null;
  };
}

/** The forms that a language has of its own. */
const own: Readonly<Record<keyof Vocabulary['forms'], Reads>> = {
  monthFirst: (match, around) => {
    const isShort = !match.words.months.split(' ').includes(match.of('month'));
    return match.isOwnLanguage || !isShort ? date(match, around) : unread('unread');
  },
  week: ({ of }, { today }) => {
    const week = Number(of('n'));
    const monday = mondayOfWeek(yearOf(today), week);
    // A week that has just ended may be meant as well.
    if (monday !== null && monday >= mondayOf(today)) return { is: 'week', monday };
    const next = mondayOfWeek(yearOf(today) + 1, week);
    return next === null || (monday !== null && isJustOver(monday, today))
      ? unread('unread')
      : { is: 'week', monday: next };
  },
  allDay: () => ({ is: 'allDay' }),
  times: count('count'),
  lastingWeeks: count('weeks'),
  lastingMonths: count('months'),
  withHolidays: () => ({ is: 'holidays', areSkipped: false }),
  withoutHolidays: () => ({ is: 'holidays', areSkipped: true }),
  repetition: () => unread('repetition'),
  unread: () => unread('unread'),
};

const unread = (why: Why): Said => ({ is: 'unread', why });
const said = (day: Day, of: Match['of'], by: 'date' | 'weekday' | 'words' = 'words'): Said => ({
  is: 'day',
  day,
  by,
  isSince: of('since') !== '',
});
function numberIn({ numbers }: Vocabulary, text: string): number {
  const at = numbers.split(' ').findIndex((names) => names.split('|').includes(text));
  return at === -1 ? Number(text.replace(',', '.')) : at;
}
/** So lately that the same date of next year is no likelier. */
const isJustOver = (day: Day, today: Day): boolean => day < today && daysBetween(day, today) <= 31;

function date({ of, words }: Match, { today, year, yearsAround }: Around): Said | null {
  const month = of('month') === '' ? Number(of('m')) : placeOf(words.months, of('month'));
  const digits = of('y').replace("'", '');
  const inYear = (each: number): Day | null => dayOf(each, month, Number(of('d')));
  const here = yearOf(today);
  const candidates = [-1, 0, 1].flatMap((by) => inYear(here + by) ?? []);
  const byDistance = candidates.toSorted((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
  const [last, next] = [candidates.findLast((each) => each <= today), inYearsAhead(inYear, today)];
  const full =
    digits.length === 4
      ? Number(digits)
      : digits === ''
        ? null
        : century(Number(digits), here, (each) => year === 'past' && (inYear(each) ?? '') > today);
  if (full !== null && Math.abs(full - here) > yearsAround) return unread('farYear');
  const day =
    full !== null
      ? inYear(full)
      : typeof year === 'number'
        ? inYear(year)
        : year === 'next'
          ? next
          : year === 'nearest'
            ? byDistance[0]
            : last;
  if (!day) return unread('noSuchDay');
  if (of('wd') !== '' && placeOf(words.weekdays, of('wd')) !== weekdayOf(day)) return unread('wrongWeekday');
  const isAsked = full === null && year === 'next' && last !== undefined && isJustOver(last, today);
  return { ...said(day, of, 'date'), ...(isAsked && { or: last }) };
}

/** Within a year: 29 February of another year needs its year. */
const inYearsAhead = (inYear: (year: number) => Day | null, today: Day): Day | null => {
  const here = inYear(yearOf(today));
  return here !== null && here >= today ? here : inYear(yearOf(today) + 1);
};

/** The year of two digits that is the nearest; the one before, where that would be ahead of what may be. */
function century(digits: number, here: number, isAhead: (year: number) => boolean): number {
  const near = [-100, 0, 100].map((by) => Math.floor(here / 100) * 100 + by + digits);
  const [year = here] = near
    .filter((each) => !isAhead(each))
    .toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here));
  return year;
}

/** « lundi 24 », « le 24 »: the next day of that number. */
function numbered({ of, words }: Match, { today }: Around): Said | null {
  const wanted = Number(of('d'));
  if (wanted < 1 || wanted > 31) return wanted > 31 && of('the') !== '' ? unread('noSuchDay') : unread('unread');
  let day = today;
  while (Number(day.slice(8)) !== wanted) day = addDays(day, 1);
  return of('wd') === '' || placeOf(words.weekdays, of('wd')) === weekdayOf(day)
    ? said(day, of)
    : unread('wrongWeekday');
}

function weekday({ of, words, isOwnLanguage, after }: Match, { today }: Around): Said | null {
  const name = of('wd');
  const by = valueIn(words.beforeWeekday, of('before')) ?? valueIn(words.afterWeekday, of('after'));
  if (!words.weekdays.split(' ').includes(name) && of('dot') === '') {
    // « mon entretien », « jeu de rôle »: a word of three letters is a day where an hour follows it.
    if (!isOwnLanguage) return null;
    if (!new RegExp(`^(?:$| ?\\d| (?:${any(words.parts)}))`, 'u').test(after)) return unread('unread');
  }
  const at = placeOf(words.weekdays, name);
  const next = addDays(today, (at - weekdayOf(today) + 7) % 7);
  if (by === undefined) return said(next, of, 'weekday');
  const ofNextWeek = addDays(mondayOf(today), 6 + at);
  if (by === 'next') {
    const soonest = next === today ? addDays(today, 7) : next;
    return { ...said(ofNextWeek, of), ...(soonest !== ofNextWeek && { or: soonest }) };
  }
  return said(by === 'last' ? addDays(next, -7) : addDays(next, by), of);
}

function range(match: Match): Said | null {
  const [start, end] = [clockOf(match, 1), clockOf(match, 2)];
  // « 14h-30 ».
  if (!start || !end) return start !== end && match.of('tight') !== '' ? unread('noSuchTime') : null;
  if (start === 'wrong' || end === 'wrong' || start.minute >= 1440) return unread('noSuchTime');
  const isFrom = match.of('from') !== '';
  if (start.isBare && end.isBare)
    return match.of('to') === '' && /^\d{4}/u.test(match.of('h1')) ? null : unread('unread');
  // « le 24 à 10h » is a day and an hour.
  const isAt = new RegExp(`^(?:${match.words.words.at})$`, 'u').test(match.of('to'));
  const isSure = isFrom || match.of('tight') !== '' || (end.hasHalf && match.of('to') !== '');
  if ((start.isBare || end.isBare) && !isSure) return isAt ? null : unread('unread');
  // « 2 to 3pm » begins after noon too.
  const [from, to] = [start.minute, end.minute];
  const isLater = start.isBare && from < 720 && to >= 720 && from + 720 < to && to - from > 360;
  return { is: 'range', start: isLater ? { ...start, minute: from + 720, isEither: false } : start, end };
}

const dayMinutes = 1440;
function lasting(of: Match['of'], minutes: number): Said | null {
  const whole = Math.round(minutes);
  return whole > 0 && whole <= dayMinutes ? { is: of('soon') === '' ? 'length' : 'soon', minutes: whole } : null;
}

/** An hour sign after digits may be an hour of the day as well: « 2h » is read as one, judged beside the others. */
function length({ of, words }: Match): Said | null {
  const hours = numberIn(words, of('amount'));
  const isClock = new RegExp(`^ ?(?:${words.words.hour})$`, 'u').test(of('unit'));
  const isSaid =
    of('lasting') !== '' || of('soon') !== '' || /[.,]/u.test(of('amount')) || (of('min') !== '' && hours <= 8);
  const isWord = /^\D/u.test(of('amount')) && hours < 7;
  if (of('more') !== '' && of('min') === '' && !(of('more').length === 2 && (of('lasting') || of('soon')))) return null;
  return isClock && !isSaid && !isWord
    ? null
    : lasting(of, hours * 60 + Number(of('more')) + (of('half') === '' ? 0 : 30));
}

interface Compiled {
  readonly pattern: RegExp;
  readonly reads: Reads;
  readonly words: Vocabulary;
  readonly isOwnLanguage: boolean;
}

const compiled = new Map<Language, readonly Compiled[]>();

function formsOf(language: Language): readonly Compiled[] {
  const known = compiled.get(language);
  if (known) return known;
  const forms = [language, ...languageNames.filter((other) => other !== language)].flatMap((each) => {
    const words = vocabularies[each];
    const all = macros(words);
    const expand = (form: string): string =>
      form.replaceAll(/\{([a-z]\w*)\}/gu, (_braces, name: string) => {
        const found = all[name];
        if (found === undefined) throw new RangeError(`no list of words « ${name} »`);
        const inside = expand(found);
        return name in words.words ? `(?:${inside})` : inside;
      });
    const compile = (form: string, reads: Reads): Compiled => {
      const isNamed = reads !== own.repetition && reads !== own.unread;
      const source = isNamed ? expand(form) : expand(form).replaceAll(/\(\?<\p{L}\w*>/gu, '(?:');
      const pattern = new RegExp(String.raw`(?<![\p{L}\d]|\d[:/.,])(?:${source})(?![\p{L}\d])`, 'duy');
      return { pattern, reads, words, isOwnLanguage: each === language };
    };
    const series = Object.entries(words.every).map(([form, weeks]) => compile(form, every(weeks)));
    // `entries` forgets the names.
    const others = Object.entries(own).flatMap(([name, reads]) =>
      words.forms[name as keyof typeof own].map((form) => compile(form, reads)),
    );
    return common.map(([form, reads]) => compile(form, reads)).concat(series, others);
  });
  compiled.set(language, forms);
  return forms;
}

const every =
  (weeks: number | null): Reads =>
  ({ of, words }) => {
    const named = of('weekdays').match(/\p{L}+/gu) ?? [];
    const weekdays = words.weekdays
      .split(' ')
      .flatMap((name, at) => (named.some((each) => each.startsWith(name)) ? at + 1 : []));
    const by = weeks ?? (of('n') === '' ? null : numberIn(words, of('n')));
    if (by !== null && (by < 1 || by > 26)) return null;
    return { is: 'every', weekdays: weekdays.length > 0 ? weekdays : null, weeks: by };
  };

/** The longest form that begins at a place of a phrase. */
function itemAt(text: string, from: number, around: Around): Item | null {
  let best: Item | null = null;
  for (const { pattern, reads, words, isOwnLanguage } of formsOf(around.language)) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    const to = from + (match?.[0].length ?? 0);
    if (!match || to === from) continue;
    const said = reads(
      {
        of: (name) => match.groups?.[name] ?? '',
        pieceOf: (name) => {
          const [begin = from, end = to] = match.indices?.groups?.[name] ?? [];
          return { from: begin, to: end };
        },
        words,
        isOwnLanguage,
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
