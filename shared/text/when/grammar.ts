import { addDays, addMonths, mondayOf, yearOf } from './civil.ts';
import { date, dayRead, numbered, relative, week, weekday } from './days.ts';
import { bareHour, hour, lasting, length, range, wordHour } from './hours.ts';
import { unread } from './items.ts';
import type { Reads, Why } from './items.ts';
import { every, months, numberIn, placeOf, weekdays } from './words.ts';

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

/** What looks like a series, a day or an hour, and is not read: marked. */
const unreadForms: readonly (readonly [Why, readonly string[]])[] = [
  [
    'repetition',
    [
      String.raw`[x×] ?\d+`,
      '{each}(?: {some})? {span}(?:(?: {and}|,) {span})*',
      'une? {span} sur {some}',
      '(?:{each}|les) {nth}s? {weekday}s?(?: {ofMonth})?',
      '{regular}',
      '{some} {times} {per} {span}',
      String.raw`\d{1,2}(?:, ?\d{1,2})*,? (?:{and}|&) \d{1,2}(?:{ordinal})? ?(?:{month}|/\d{1,2})`,
      '{fromDay} {date}(?: {date})* {toDay} {date}(?: {date})*',
      '{until} {date}(?: {date})*(?: prochaine?)?',
      '{lasting} (?:{coming} )?{some} (?:{coming} )?(?:{days}|{weeks}|{months}|{years})(?: {running})?',
    ],
  ],
  [
    'unread',
    [
      '{between} {hour1} {and} {number}',
      '{unread}',
      String.raw`\d{1,2}h\d{1,2} ?(?:{minutes}|m)`,
      String.raw`(?:{lasting} )?{free}\d{1,4}(?:[.,]\d+)? ?{minutes}`,
      String.raw`(?:{soon} )?{free}\d{1,4} ?(?:{days}|{weeks}|{months}|{years})`,
      '(?:{soon} )?{some} {fortnights}',
      String.raw`(?<!{numbered} ?){free}\d{1,2} ?(?:-|{to}) ?\d{1,2}(?![\p{L}\d:/-])`,
      String.raw`(?:{the} )?{free}(?:(?!(?:19|20)\d{2}[/-](?:(?:19|20)\d{2}|\d{2})(?!\d))\d{1,4}([/-])\d{1,4}(?:\1\d{1,4})?|(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2]))(?![\p{L}\d]|[./-]\d)`,
    ],
  ],
];

/** The grammar; of equally long forms the first is right. */
export const grammar: readonly (readonly [string, Reads])[] = [
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
  ['{day}(?:{beforeWeekdayMap} )?{daysMap}', relative],
  ['{day}(?:{beforeWeekdayMap} )?{wd}(?: {afterWeekdayMap})?', weekday],
  [
    '{day}(?:{soon}) {n} (?:(?<days>{days})|(?<weeks>{weeks})|(?<months>{months}))',
    ({ of }, { today, yearsAround }) => {
      const by = numberIn(of('n'));
      const day = of('months') === '' ? addDays(today, by * (of('weeks') === '' ? 1 : 7)) : addMonths(today, by);
      return Math.abs(yearOf(day) - yearOf(today)) > yearsAround ? null : dayRead(day, of);
    },
  ],
  [
    '{weeksMap}',
    ({ valueOf }, { today }) => ({ is: 'week', monday: addDays(mondayOf(today), 7 * (valueOf('weeks') ?? 0)) }),
  ],
  [String.raw`{week} (?<n>\d{1,2})`, week],
  // Hours.
  ['(?:(?<until>{until}) ?|{led}){hour1}', hour],
  ['(?:(?<from>{from}) )?{hour1}(?:(?<tight>-)| ?(?:->|→|-) ?| (?<to>{to}) ){hour2}', range],
  ['(?<from>{between}) {hour1} {and} {hour2}', range],
  [String.raw`(?<!\d )(?<led>{at}) ?(?<h1>\d{1,2})(?![\p{L}\d:/.]|[ -]?\d| ?{unit}(?!\p{L})| ?\p{L}*%)`, bareHour],
  [String.raw`(?<!{numbered} ?|[-])(?<led>{at} ?)?(?<h1>\d{4})(?![\p{L}\d:/.-])`, bareHour],
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
  ...unreadForms.flatMap(([why, forms]) => forms.map((form) => [form, () => unread(why)] as const)),
];
