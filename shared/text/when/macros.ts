import { hourPattern } from './hour.ts';
import { any, begun, meanings, months, numbers, weekdays, words } from './words.ts';

const oneFrom = (list: readonly string[]): string => `(?:${any(list)})`;
const full = oneFrom(Object.values(weekdays).flat());
const number = oneFrom(Object.values(numbers).flat());
const part = `${any(Object.keys(meanings.parts))}|${any(Object.keys(meanings.partsToday))}`;
const list = (one: string): string => `${one}(?:(?:,|,? {and})(?: les)? ${one})*`;

/** What {braces} stand for. */
export const macros: Readonly<Record<string, string>> = {
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

/** A form with its macros written out. */
export const expand = (form: string): string =>
  form.replaceAll(/\{([a-z]\w*)\}/gu, (_braces, name: string) => {
    const inside = macros[name];
    if (inside === undefined) throw new RangeError(`no list of words « ${name} »`);
    return expand(inside);
  });
