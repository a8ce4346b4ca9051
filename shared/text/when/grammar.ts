import { addDays, mondayOf } from './civil.ts';
import { ahead, date, listed, numbered, relative, week, weekday } from './days.ts';
import { bareHour, hour, lasting, length, metres, range, wordHour } from './hours.ts';
import { unread } from './items.ts';
import type { Form, Reads } from './items.ts';
import { misspelt } from './misspelt.ts';
import { every, looseForms, months, numberIn, placeOf, unreadForms, weekdays } from './words.ts';

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

const [repetition, notRead] = [unread('repetition'), unread('unread')];

/** The forms of days and weeks. */
export const dayForms: readonly Form[] = [
  [String.raw`{day}{ofWeekday}{free}(?<y>\d{4})(?<sign>[-/.])(?<m>\d{1,2})\k<sign>(?<d>\d{1,2}){tail}`, date],
  [String.raw`{day}{ofWeekday}{free}(?<d>\d{1,2})(?<sign>[/.-])(?<m>\d{1,2})\k<sign>(?<y>\d{4}|\d{2}){tail}`, date],
  [
    String.raw`{day}{ofWeekday}(?<!{numbered} ?){free}(?<d>\d{1,2})(?:{ordinal})?/(?<m>\d{1,2})(?!(?<=(?<!\d)[1-3]/[2-5]) ?(?:{parted})(?!\p{L})){tail}`,
    date,
  ],
  [
    String.raw`{day}{ofWeekday}{free}(?<d>\d{1,2}|{spelledDay})(?:{ordinal})?[ ./-]{0,2}(?:{of} )?{month}(?:[ ,./-]{1,2}{y})?{tail}`,
    date,
  ],
  // « 23, 24 et 25 novembre » is read day by day, « les 24, 25/11 » marked.
  [
    String.raw`(?:les? )?{ofWeekday}(?<!{numbered} ?){free}{d}(?<rest>(?:(?:,? (?:{and}|ou|or|&) |, ?|[&-])(?:{shortDay}\.? )?\d{1,2}(?:{ordinal})?)+) ?(?:{month}|/(?<m>\d{1,2}))(?:(?:(?<=\p{L}\.?) |/){y})?{tail}`,
    listed,
  ],
  [String.raw`(?:{day}{wd} (?:{the} )?|(?:{on} )*(?<the>{the}) ){d}(?![/.-]\d| ?(?:{unit}|:)(?!\p{L}))`, numbered],
  [
    String.raw`{day}{ofWeekday}{month} (?:the )?{d}(?! ?(?:(?:h|:|min|mn|am|pm)|{counted}(?!\p{L})))(?:,? (?<y>\d{4}))?`,
    (match, around) =>
      months[around.language] === months.en || months.en.includes(match.of('month'))
        ? date(match, around)
        : unread('unread'),
  ],
  ['{day}(?:{daysFrom} )?{daysAway}', relative],
  ['{day}(?:(?:{beforeWeekday}|{daysFrom}) )?{wd}(?: {afterWeekday})?', weekday],
  ['{day}(?:{soon}) {n} (?:{days}|(?<weeks>{weeks})|(?<months>{months}))', ahead],
  [
    '{weeksAway}',
    ({ valueOf }, { today }) => ({ is: 'week', monday: addDays(mondayOf(today), 7 * (valueOf('weeksAway') ?? 0)) }),
  ],
  [String.raw`{week} ?(?:n[°o] ?)?(?<n>\d{1,2})`, week],
  // « S49 » is a week beside a day or an hour; « S2 » is a semester.
  [String.raw`(?<!{numbered} ?)s(?<n>1\d|[2-4]\d|5[0-3])(?= (?:{dayName}|\d{1,2} ?h))`, week],
  [String.raw`(?<={dayName} )s(?<n>1\d|[2-4]\d|5[0-3])`, week],
];

/** The grammar; of equally long forms the first is right. */
export const grammar: readonly Form[] = [
  ...dayForms,
  // Hours.
  ['(?:(?<until>{until}) ?|{led}){hour1}', hour],
  ['(?:(?<from>{from}) )?{hour1}(?:(?<tight>-)| ?(?:->|→|-) ?| (?<to>{to}) ){hour2}', range],
  ['(?<from>{between}) {hour1} {and} {hour2}', range],
  [String.raw`(?<!\d )(?<led>{at}) ?(?<h1>\d{1,2})(?![\p{L}\d:/.]|[ -]?\d| ?{unit}(?!\p{L})| ?\p{L}*%)`, bareHour],
  [String.raw`(?<!{numbered} ?|[-])(?<led>{at} ?)?(?<h1>\d{4})(?![\p{L}\d:/.-])`, bareHour],
  ['maintenant|tout de suite|right now', { is: 'soon', minutes: 0 }],
  [
    '(?:{during} ?)?(?:{parts}|{partsToday})',
    ({ of, valueOf }) => ({
      is: 'part',
      minute: valueOf('partsToday') ?? valueOf('parts') ?? 0,
      isToday: of('partsToday') !== '',
    }),
  ],
  ['{led}(?<word>{number}) {hour}(?: {afterHour})?', wordHour(false)],
  [String.raw`(?<={aDay} )(?<word>{number}) {hour}(?: {afterHour})?`, wordHour(true)],
  ['{allDay}', { is: 'allDay' }],
  // Lengths.
  ['{how}{lengths}', (match) => lasting(match, match.valueOf('lengths') ?? 0)],
  ['{how}{amount} ?{minutes}', (match) => lasting(match, numberIn(match.of('amount')))],
  // « 45m » is a length behind an hour; it may be metres elsewhere, and so may « 45 m ».
  [String.raw`(?<=\d ?(?:h|:).*)(?<amount>\d{1,3})m(?!\.)`, (match) => lasting(match, numberIn(match.of('amount')))],
  [String.raw`(?<!{numbered} ?){how}(?<amount>\d{1,3}m|\d{0,2}[05] m)(?!\.)`, metres],
  [String.raw`(?<lasting>pour|for|\+) ?(?<amount>[1-6]) ?(?<unit>{hours})(?: ?(?<more>\d{2}))?`, length],
  [String.raw`(?<lasting>pour|for|\+) ?{amount} ?{minutes}`, (match) => lasting(match, numberIn(match.of('amount')))],
  // « demain 3 heures 30 minutes »: so long, or at half past three.
  [String.raw`(?<={aDay} )(?:{amount} {hours}|[1-6]{hours}) ?\d{1,2} ?{minutes}`, notRead],
  ['{how}{amount} ?(?<unit>{hours})(?: ?(?<more>\\d{1,2})(?<min> ?{minutes})?| ?(?<half>{half}))?', length],
  // Series.
  ...Object.entries(every).map(([form, weeks]) => [form, repeats(weeks)] as const),
  [
    '{until}',
    ({ next }) => {
      const item = next();
      return item?.is === 'day' ? { is: 'end', end: { kind: 'until', day: item.day }, to: item.to } : null;
    },
  ],
  ['{since}|{starting}', { is: 'since' }],
  [String.raw`[x×] ?(?<n>\d{1,3})`, count('count')],
  [String.raw`(?<n>\d{1,3}) ?[x×]`, count('count')],
  ['{n} {times}(?! {per} )', count('count')],
  ['{lasting} (?:{coming} )?{n} (?:{coming} )?(?:(?<weeks>{weeks})|{months})(?: {running})?', count()],
  ['{withHolidays}', { is: 'holidays', areSkipped: false }],
  ['{withoutHolidays}', { is: 'holidays', areSkipped: true }],
  // What looks like a series, a day or an hour, and is not read: marked.
  [String.raw`[x×] ?\d+|\d{1,2} ?[x×*] ?\d{1,2} ?{unit}`, repetition],
  ['{each}(?: {some})? {span}(?:(?: {and}|,) {span})*', repetition],
  ['une? {span} sur {some}', repetition],
  ['(?:{each}|les) {nth}s? {weekday}s?(?: {ofMonth})?', repetition],
  ['{regular}', repetition],
  ['{some} ?(?:{times}|x) {per} {span}', repetition],
  ['{some} (?:seances|sessions)', repetition],
  // Weeks that are several: « semaines 49 à 52 », « S49 et S50 », « semaines paires », « semaine A ».
  [String.raw`(?:{weeks}|s) ?\d{1,2}(?: ?(?:,|-|&|/|{and}|{to}) ?s?\d{1,2})+`, repetition],
  [String.raw`{weeks} (?:(?:im)?paires?|[ab](?= (?:{dayName}|\d)|$))|(?:even|odd) {weeks}`, repetition],
  // Days of one month: « 23 24 novembre », « november 23 and 24 ».
  [
    String.raw`(?:(?<!{numbered} ?){free}\d\d \d{1,2}|les \d{1,2}(?: \d{1,2})+|(?:les )?{free}\d{1,2}(?:/\d{1,2})+) {anyMonth}(?!\p{L})`,
    repetition,
  ],
  [
    String.raw`{anyMonth}\.? (?:the )?\d{1,2}(?:{ordinal})?(?:(?: ?(?:-|,|&|{to}|{and}) ?)\d{1,2}(?:{ordinal})?)+(?! ?(?:h|:|min|mn|[ap]\.?m|-))`,
    repetition,
  ],
  // Days from one to another: « 23-27/11 », « 23/11-27/11 », « 23-24 novembre », « les 23 et 24 », « lundi-vendredi ».
  [
    String.raw`(?:(?:{the}|les|{fromDay}) )?{free}\d{1,2}(?:{ordinal})?(?:/\d{1,2}){0,2} ?(?:->|→|-|{toDay}|{to}) ?\d{1,2}(?:{ordinal})?(?:(?:/\d{1,4}){1,2}| {anyMonth}(?!\p{L})(?: \d{4})?)`,
    repetition,
  ],
  [
    String.raw`les? \d{1,2}(?:, ?\d{1,2})*(?:,? (?:{and}|&) |, )\d{1,2}(?! ?(?:{unit}|{counted}|{anyMonth}|:)(?!\p{L})|/\d)`,
    repetition,
  ],
  ['(?:{fromDay} )?{dayName} ?(?:->|→|-|{toDay}|{to}) ?{dayName}', repetition],
  [String.raw`(?:{each} |les |{the} )?\d{1,2}(?:{ordinal})?(?: {and} \d{1,2}(?:{ordinal})?)* {ofMonth}`, repetition],
  ['(?:on )?{working}', repetition],
  [String.raw`(?:(?:les|the) )?{some} (?:{coming} )?{dayName}s(?: {coming})?(?: {running})?`, repetition],
  [
    String.raw`{except} (?:{aDay}|{feasts}|{holidays}|(?:{the} )\d{1,2}(?! ?h))(?:(?:,| {and}) (?:{aDay}|(?:{the} )?\d{1,2}(?! ?h)))*`,
    repetition,
  ],
  ['{fromDay} {date}(?: {date})* {toDay} {date}(?: {date})*', repetition],
  ['{until} {date}(?: {date})*(?: prochaine?)?', repetition],
  ['{lasting} (?:{coming} )?{some} (?:{coming} )?{calendarUnit}(?: {running})?', repetition],
  ['{between} {plainHour} {and} {number}', notRead],
  ...misspelt,
  ...(['day', 'hour'] as const).flatMap((of) => looseForms[of].map((form) => [form, { is: 'loose', of }] as const)),
  ...unreadForms.map((form) => [form, notRead] as const),
  [String.raw`\d{1,2}h\d{1,2} ?(?:{minutes}|m(?!\.))`, notRead],
  [String.raw`(?:{lasting} )?{free}\d{1,4}(?:[.,]\d+)? ?{minutes}`, notRead],
  [String.raw`(?:{soon} )?{free}\d{1,4} ?{calendarUnit}`, notRead],
  ['(?:{soon} )?{some} {fortnights}', notRead],
  [String.raw`(?<!{numbered} ?){free}\d{1,2} ?(?:-|{to}) ?\d{1,2}(?![\p{L}\d:/-])`, notRead],
  [
    String.raw`(?:{the} )?(?<!{numbered} ?){free}(?:(?!(?:19|20)\d{2}[/-](?:(?:19|20)\d{2}|\d{2})(?!\d))\d{1,4}([/-])\d{1,4}(?:\1\d{1,4})?|(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2]))(?![\p{L}\d]|[./-]\d)`,
    notRead,
  ],
];
