import type { Temporal } from 'temporal-polyfill';
import type { Language } from '#shared/text/languages.ts';
import type { SeriesEnd } from '../repeat/series.ts';
import { dateIn } from './date.ts';
import type { DateWords } from './dateWords.ts';
import { dayIn } from './day.ts';
import type { Piece } from './phrase.ts';
import { blanked, pieceOf } from './phrase.ts';

/** What a phrase says of a series; null for what it does not say. */
export interface SeriesWords {
  readonly every: { readonly weekdays: readonly number[] | null; readonly weeks: number } | null;
  readonly end: SeriesEnd | null;
  readonly skipsHolidays: boolean | null;
  readonly pieces: {
    readonly every: readonly Piece[];
    readonly end: readonly Piece[];
    readonly holidays: readonly Piece[];
  };
}

const names: readonly (readonly [RegExp, number])[] = [
  [/^(?:lun|mon)/u, 1],
  [/^(?:mar|tue)/u, 2],
  [/^(?:mer|wed)/u, 3],
  [/^(?:jeu|thu)/u, 4],
  [/^(?:ven|fri)/u, 5],
  [/^(?:sam|sat)/u, 6],
  [/^(?:dim|sun)/u, 7],
];
const weekdayOf = (word: string): number => names.find(([start]) => start.test(word))?.[1] ?? 0;

const one = String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`;
const list = String.raw`${one}s?(?:(?:,| et| and|, et|, and)(?: les)? ${one}s?)*`;
const several = String.raw`${one}s(?:(?:,| et| and|, et|, and)(?: les)? ${one}s)*`;
const numbers: Readonly<Record<string, number>> = {
  deux: 2,
  two: 2,
  other: 2,
  second: 2,
  trois: 3,
  three: 3,
  quatre: 4,
  four: 4,
  cinq: 5,
  five: 5,
  six: 6,
  sept: 7,
  seven: 7,
  huit: 8,
  eight: 8,
  neuf: 9,
  nine: 9,
  dix: 10,
  ten: 10,
  douze: 12,
  twelve: 12,
};
const number = String.raw`(?:\d{1,3}|${Object.keys(numbers).join('|')})`;
const numberOf = (text: string | undefined): number => numbers[text ?? ''] ?? Number(text);
const whole = (pattern: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'u');

/** Each says on which days, or in which weeks; the input is normalised. */
const everyWays: readonly (readonly [
  RegExp,
  (match: RegExpExecArray) => { weekdays?: readonly number[]; weeks?: number },
])[] = [
  [
    whole(String.raw`un (${one}) sur (${number})`),
    ([, day = '', n]) => ({ weekdays: [weekdayOf(day)], weeks: numberOf(n) }),
  ],
  [
    whole(String.raw`(?:every|each) (other|second|third|fourth) (${one})`),
    ([, n = '', day = '']) => ({ weekdays: [weekdayOf(day)], weeks: { third: 3, fourth: 4 }[n] ?? 2 }),
  ],
  [
    whole(String.raw`(?:(?:tous|toutes) les|chaque|every|each) (${list})|(?:(?:les|on) )?(${several})`),
    ([, said, plural]) => ({ weekdays: daysIn(said ?? plural ?? '') }),
  ],
  [whole(String.raw`une semaine sur (${number})`), ([, n]) => ({ weeks: numberOf(n) })],
  [whole(String.raw`(?:toutes les|every) (${number}) (?:semaines|weeks?)`), ([, n]) => ({ weeks: numberOf(n) })],
  [whole(String.raw`tous les (?:15|quinze) jours|fortnightly|every fortnight`), () => ({ weeks: 2 })],
  [
    whole('(?:toutes les semaines|chaque semaine|every week|each week|weekly|hebdo(?:madaires?)?)'),
    () => ({ weeks: 1 }),
  ],
];
const daysIn = (text: string): readonly number[] =>
  [...text.matchAll(new RegExp(one, 'gu'))].map(([word]) => weekdayOf(word));

const times = whole(String.raw`[x×] ?(\d{1,3})|(${number}) (?:fois|times)(?! (?:par|a|per) )`);
const lasting = whole(
  String.raw`(?:pendant|durant|sur|for|during) (?:les |the )?(${number}) (?:prochaines? |prochains? |next )?(semaines?|mois|weeks?|months?)(?: de suite| in a row)?`,
);
const until = /(?<![\p{L}\d])(?:jusqu'(?:au|a|en)|until|till|through)(?: the)? /u;
const withHolidays = whole(
  String.raw`(?:jours )?feries (?:compris|inclus)|y compris (?:les )?(?:jours )?feries|including (?:public |bank )?holidays`,
);
const withoutHolidays = whole(
  String.raw`(?:sauf|hors|sans) (?:les )?(?:jours )?feries|(?:except|without|excluding) (?:public |bank )?holidays`,
);

/** What a phrase says of several events. `text` is normalised, `legible` the same with accents. */
export function seriesIn(
  text: string,
  readable: string,
  today: Temporal.PlainDate,
  language: Language,
  words: DateWords,
): SeriesWords {
  const pieces = { every: [] as Piece[], end: [] as Piece[], holidays: [] as Piece[] };
  const left = (of = text): string => blanked(of, [...pieces.every, ...pieces.end, ...pieces.holidays]);
  let weekdays: readonly number[] | null = null;
  let weeks: number | null = null;
  for (const [way, meaning] of everyWays) {
    const match = way.exec(left());
    if (!match) continue;
    const said = meaning(match);
    // Said twice, or no number of weeks that makes sense: what is left is marked.
    if (
      (said.weekdays && weekdays) ||
      (said.weeks !== undefined && (weeks !== null || said.weeks < 1 || said.weeks > 26))
    )
      continue;
    weekdays = said.weekdays ?? weekdays;
    weeks = said.weeks ?? weeks;
    pieces.every.push(pieceOf(match));
  }

  let end: SeriesEnd | null = null;
  const put = (found: SeriesEnd, piece: Piece): void => {
    if (end) return;
    end = found;
    pieces.end.push(piece);
  };
  const counted = times.exec(left());
  if (counted && numberOf(counted[1] ?? counted[2]) > 0)
    put({ kind: 'count', count: numberOf(counted[1] ?? counted[2]) }, pieceOf(counted));
  const long = lasting.exec(left());
  if (long && numberOf(long[1]) > 0)
    put({ kind: /^(?:sem|week)/u.test(long[2] ?? '') ? 'weeks' : 'months', count: numberOf(long[1]) }, pieceOf(long));
  const open = until.exec(left());
  if (open) {
    const from = open.index + open[0].length;
    const after = (of: string): string => ' '.repeat(from) + left(of).slice(from);
    const date = dateIn(after(text), today, language);
    const said = date ? null : dayIn(after(readable), today, language, words);
    const piece = date?.piece ?? (said && 'day' in said ? said.pieces[0] : undefined);
    const day = date ? date.day : said && 'day' in said ? said.day : null;
    // Only the day that follows at once.
    if (day && piece && after(text).slice(from, piece.from).trim() === '')
      put({ kind: 'until', day }, { from: open.index, to: piece.to });
  }

  const [kept, skipped] = [withHolidays.exec(left()), withoutHolidays.exec(left())];
  const holidays = kept ?? skipped;
  if (holidays && !(kept && skipped)) pieces.holidays.push(pieceOf(holidays));
  return {
    every: weekdays === null && weeks === null ? null : { weekdays, weeks: weeks ?? 1 },
    end,
    skipsHolidays: kept && skipped ? null : kept ? false : skipped ? true : null,
    pieces,
  };
}

/** Between two dates of a list. */
const between = /^ ?(?:,|;|&|et|and|puis|then|, ?et|, ?and)? ?(?:les? )?$/u;

/** Whether dates follow one another as in « 27/11, 4/12 et 11/12 ». */
export const isList = (text: string, dates: readonly Piece[]): boolean =>
  dates.every((piece, at) => {
    const before = dates[at - 1];
    return before === undefined || between.test(text.slice(before.to, piece.from));
  });

/** Small words before the day from which a series runs. */
const since = /(?<!\p{L})(?:a partir(?: d[ue])?|a compter(?: d[ue])?|starting(?: on| from)?|from|des|depuis) *$/u;
export function sinceBefore(text: string, from: number): Piece | null {
  const match = since.exec(text.slice(0, from));
  return match && pieceOf(match);
}
