import { meanings, months, numbers, weekdays, words } from './words.ts';

/** One of several patterns, the longest first. */
const any = (patterns: readonly string[]): string => patterns.toSorted((a, b) => b.length - a.length).join('|');
const oneOf = (list: readonly string[]): string => `(?:${any(list)})`;
/** Numbers in words; the compound ones by their parts, which is quickly compiled. */
const number = (list: readonly string[]): string => {
  const ones = list.filter((name) => /^vingt-(?!et)/u.test(name)).map((name) => name.slice('vingt-'.length));
  const others = list.filter((name) => !/^(?:vingt|trente)-/u.test(name)).map((name) => name.replaceAll('-', '[ -]'));
  return oneOf([...others, `vingt[ -]${oneOf(ones)}`, '(?:vingt|trente)[ -]et[ -]une?']);
};

/** A name, or its beginning of three letters or more that no other name of its language has. */
const begun = (list: readonly (readonly string[])[]): string =>
  oneOf(
    list.flatMap((names) =>
      names.flatMap((name) =>
        Array.from({ length: name.length - 2 }, (_, more) => name.slice(0, more + 3)).filter(
          (start) => start === name || !names.some((other) => other !== name && other.startsWith(start)),
        ),
      ),
    ),
  );

const month = (list: readonly (readonly string[])[]): string => String.raw`(?<month>${begun(list)})(?!\p{L})\.?`;
const list = (one: string): string => `${one}(?:(?:,|,? {and})(?: les)? ${one})*`;
/** An hour; its groups end in `at`, so that a form can hold two of them. */
const hour = (at: 1 | 2): string =>
  [
    String.raw`(?:(?<before${at}>{anyBeforeHour}) )?(?<h${at}>\d{1,4}|{anyClock})`,
    String.raw`(?:(?<sign${at}> ?{hour})(?:(?:[:.]?(?<m${at}>\d{1,3})|\.? (?<apart${at}>[0-5]\d)(?!\d|[:/.-]\d| ?(?:h|{calendarUnit})(?!\p{L})|(?: \d\d){3}|(?:{ordinal})?[ .-]{1,2}(?:{of} )?{anyMonth}(?!\p{L})))(?! ?{minutes}(?!\p{L})))?`,
    String.raw`|:(?<colon${at}>\d{1,3})(?::00)?(?: ?h(?!\p{L}))?|\.(?<dot${at}>00|1[3-9]|[2-5]\d)(?!\.\d))?`,
    String.raw`(?: ?(?<after${at}>{anyAfterHour}))?(?: ?(?<half${at}>[ap])\.?m\b\.?| (?<part${at}>{anyHalf})(?!\p{L}))?(?: {exactly}(?!\p{L}))?`,
  ].join('');

/** What {braces} stand for: all words, as they are or captured under the name of their meanings, and these. */
const named: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(words).map(([name, each]) => [name, oneOf(Object.values(each))])),
  ...Object.fromEntries(
    Object.entries(meanings).map(([name, each]) => [name, `(?<${name}>${any(Object.keys(each))})`]),
  ),
  anyBeforeHour: oneOf(Object.keys(meanings.beforeHour)),
  anyAfterHour: oneOf(Object.keys(meanings.afterHour)),
  anyClock: oneOf(Object.keys(meanings.clock)),
  anyHalf: oneOf(Object.keys(meanings.halves)),
  anyDayAway: oneOf(Object.keys(meanings.daysAway)),
  anyPart: oneOf([...Object.keys(meanings.parts), ...Object.keys(meanings.partsToday)]),
  number: number(Object.values(numbers).flat()),
  // « vingt-quatre novembre »; in English "two may" is rather something else.
  spelledDay: number(numbers.fr.slice(2)),
  clock: String.raw`(?:{at} )?\d{1,2} ?(?:h|:|[ap]m)`,
  free: String.raw`(?<![\p{L}\d:/.,-])`,
  end: String.raw`(?![\p{L}\d]|[:/.]\d|-\d(?!\d? ?[h:]))`,
  tail: String.raw`{end}(?: (?:{included}|(?<bygone>{bygone}))(?!\p{L}))?`,
  n: String.raw`(?<n>\d{1,3}|{number})`,
  some: String.raw`(?:\d{1,4}|{number}|autres?)`,
  d: String.raw`(?<d>\d{1,2})(?:{ordinal})?`,
  // « 23 novembre, 24 novembre » gives two days, « 23 novembre 24 élèves » no year.
  y: String.raw`(?<y>\d{4}|(?<=-)\d\d(?![\d:h]| ?{anyMonth}(?!\p{L}))|(?<!, ?)'?\d{2}(?! ?(?:h|:|min|mn|am|pm|[/.,-]?\d(?!\d? ?[h:])|(?:{counted}|{anyMonth})(?!\p{L}))))`,
  // « 10h 26 novembre » gives an hour and a date, in whatever language the hour is read.
  anyMonth: begun(Object.values(months)),
  month: month(Object.values(months)),
  monthName: oneOf(Object.values(months).flat()),
  dayName: oneOf(Object.values(weekdays).flat()),
  weekday: '(?<weekday>{dayName})',
  wd: String.raw`(?<wd>{shortDay})(?!\p{L})(?<dot>\.)?`,
  weekdays: `(?<weekdays>${list(String.raw`(?:{dayName}s?|{shortDay}(?!\p{L})\.?)`)})`,
  shortDay: begun(Object.values(weekdays)),
  plurals: `(?<weekdays>${list('{dayName}s')})`,
  day: '(?:(?<since>{since}|{starting}) )?(?:{on} )*',
  ofWeekday: '(?:{wd},? (?:{the} )?)?',
  calendarUnit: '(?:{days}|{weeks}|{months}|{years})',
  unit: '(?:{calendarUnit}|{hours}|{minutes})',
  span: '(?:{working}|{days}|{weeks}|{fortnights}|{months}|{years}|(?:{anyPart}|{dayName})s?)',
  date: String.raw`(?:{dayName}|{anyMonth}|{feasts}|\d{1,2}(?:/\d{1,4})+|\d{4}|\d{1,2}(?:{ordinal})?(?! ?(?:h|:|[ap]m)))`,
  /** A day that is certainly one. */
  aDay: String.raw`(?:{dayName}|{anyDayAway}|{weekend}|\d{1,2}/\d{1,2}(?:/\d{2,4})?|(?:{the} )?\d{1,2}(?:{ordinal})? {anyMonth})`,
  /** An hour as most are written, where its parts do not matter: quickly compiled. */
  plainHour: String.raw`(?:\d{1,2} ?(?:{hour}|:)(?:\d\d)?(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?|{anyClock})`,
  hour1: hour(1),
  hour2: hour(2),
  how: '(?:(?<lasting>{lasting})[ :]+|(?<soon>{soon}) )?',
  amount: String.raw`(?<amount>\d{1,3}(?:[.,]\d+)?|{number}(?= ))`,
  led: '(?<led>(?:{at}|{from}|{between}) ?)?',
};

/** A form with what its braces stand for. */
const expand = (form: string): string =>
  form.replaceAll(/\{([a-z]\w*)\}/gu, (_braces, name: string) => {
    const inside = named[name];
    if (inside === undefined) throw new RangeError(`no words « ${name} »`);
    return expand(inside);
  });

/**
 * The regular expression of a form. Of two groups of one name only the first keeps it: a name may stand once. Throws a
 * RangeError for braces that name nothing.
 */
export function pattern(form: string, flags = 'u'): RegExp {
  const groups = new Set<string>();
  const source = expand(form).replaceAll(/\(\?<(\p{L}\w*)>/gu, (group, name: string) => {
    if (groups.has(name)) return '(?:';
    groups.add(name);
    return group;
  });
  return new RegExp(source, flags);
}
