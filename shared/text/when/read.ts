import { longestLine } from '../typedText.ts';
import { addDays, clockText, weekdayOf, writeDay } from './civil.ts';
import type { Day } from './civil.ts';
import { itemsIn } from './grammar.ts';
import type { Around, Item, Wrong } from './grammar.ts';
import { inHalf } from './hours.ts';
import type { Time } from './hours.ts';
import { blanked, folded } from './phrase.ts';
import type { Piece } from './phrase.ts';
import { namesWhen } from './words.ts';

/** Why a piece of a phrase is marked. Keys of `calendar.doing.quick.unsettled`. */
type Why =
  | Wrong
  /** « tous les vendredis », without until when. */
  | 'endless'
  /** More events than are created at once. */
  | 'tooMany'
  /** A series without any day. */
  | 'empty'
  /** « à 4h »: 16:00 or 04:00. */
  | 'unclear'
  /** A second day, hour or length beside the one that was read. */
  | 'second'
  /** It names a day, a month or an hour, and is not read. */
  | 'unread';

/** A piece that is not read: nothing is created until the user settles it. */
export interface UnsettledPiece extends Piece {
  readonly why: Why;
  /** What it may mean, the likeliest first: the user chooses. */
  readonly choices?: readonly Choice[];
}

/** A meaning, and the phrase that says this and nothing else. */
export interface Choice {
  readonly phrase: string;
  /** The hour as HH:MM, a length in minutes, or a day. */
  readonly meaning: { readonly hour: string } | { readonly minutes: number } | { readonly day: Day };
}

/** A number of events, or the last day on which one may be. */
export type SeriesEnd =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'until'; readonly day: Day };

/** What a phrase says of when; null for what it does not say. */
export interface When {
  /** In order; several where they are listed. */
  readonly days: readonly Day[];
  /** The day is given by its weekday alone: if the hour is past, the next one is meant. */
  readonly isWeekly: boolean;
  /** Minutes since 00:00; the end up to 1440. */
  readonly start: number | null;
  readonly end: number | null;
  readonly minutes: number | null;
  /** `endPiece`: what says its end. */
  readonly repetition: {
    readonly weekdays: readonly number[];
    readonly end: SeriesEnd;
    readonly endPiece: Piece;
  } | null;
  /** What is read. What is neither read nor marked is the title. */
  readonly parsed: readonly Piece[];
  readonly unsettled: readonly UnsettledPiece[];
}

type Of<Is extends Item['is']> = Item & { readonly is: Is };
/** Between two dates of a list. */
const between = /^(?: ?[,;&])?(?: ?(?:et|and))? ?(?:les? )?$/u;
/** One of these with a digit beside it looks like an hour or a date. */
const looksLikeWhen = /\d[h:/]|[:/]\d/u;
/** The digits of a link or of an e-mail address are no hours. */
const address = /\S*:\/\/\S+|\S+@\S+\.\p{L}{2,}/gu;

const ofKind = <Is extends Item['is']>(items: readonly Item[], is: Is): readonly Of<Is>[] =>
  items.filter((item): item is Of<Is> => item.is === is);

/** Which of the hours is the start, and what says how long it lasts; of two hours the shorter: « 14h … 1h30 ». */
function hoursOf(items: readonly Item[]) {
  const [[range], [said], hours] = [ofKind(items, 'range'), ofKind(items, 'length'), ofKind(items, 'hour')];
  if (range) return { at: range, start: range.start, end: range.end, length: undefined };
  const [short] = hours
    .filter(({ time }) => time.mayBeLength && time.minute > 0 && time.minute < 420)
    .toSorted((a, b) => a.time.minute - b.time.minute);
  const length = said ?? (hours.length > 1 ? short : undefined);
  const at = hours.find((item) => item !== length);
  return { at, start: at?.time, end: undefined, length };
}

/** Which days are meant, and by what; `gap`: what stands between two pieces. */
function daysOf(days: readonly Of<'day'>[], week: Of<'week'> | undefined, gap: (from: Piece, to: Piece) => string) {
  const dates = days.filter(({ by }) => by === 'date');
  const isRow = dates.every((each, at) => at === 0 || between.test(gap(dates[at - 1] ?? each, each)));
  const given = dates[0] ?? days[0];
  const isWeekday = given?.by === 'weekday';
  const [first] = given?.days ?? [];
  if (week && (!given || isWeekday))
    return {
      days: [addDays(week.monday, first === undefined ? 0 : weekdayOf(first) - 1)],
      isWeekly: false,
      used: [week, given],
    };
  const all = isRow ? dates.flatMap((each) => each.days) : [];
  // « vendredi 27/11 » names one day twice.
  const isSame = ({ by, days: [day] }: Of<'day'>): boolean =>
    first !== undefined &&
    day !== undefined &&
    (day === first || (by === 'weekday' && weekdayOf(day) === weekdayOf(first)));
  return {
    days: all.length > 0 ? [...new Set(all)].toSorted() : first === undefined ? [] : [first],
    isWeekly: isWeekday,
    used: days.filter((day) => day === given || isSame(day) || (isRow && day.by === 'date')),
  };
}

/** When a series ends, and what says so. */
function endOf(items: readonly Item[], last: Of<'day'> | undefined) {
  const [[times], [until]] = [ofKind(items, 'times'), ofKind(items, 'until')];
  const [day] = last?.days ?? [];
  if (until && last && day !== undefined)
    return { end: { kind: 'until', day }, used: [until, last], piece: { from: until.from, to: last.to } } as const;
  return times ? ({ end: { kind: 'count', count: times.count }, used: [times], piece: times } as const) : null;
}

/**
 * What it reads and cannot be, may be two, or is given twice is marked, as is every other word like a day or an hour.
 * `names`: pieces of the name; `isName`: a folded word is one of a known name.
 */
export function readWhen(
  phrase: string,
  names: readonly Piece[],
  around: Around,
  isName: (word: string) => boolean = () => false,
): When {
  const written = phrase.normalize('NFC').slice(0, longestLine);
  const addresses = [...written.matchAll(address)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
  const text = blanked(folded(phrase), [...names, ...addresses], '#');
  const gap = (from: Piece, to: Piece): string => text.slice(from.to, to.from);
  const items = itemsIn(text, around);
  const [[every], [week], [until], days] = [
    ofKind(items, 'every'),
    ofKind(items, 'week'),
    ofKind(items, 'until'),
    ofKind(items, 'day'),
  ];
  const last = until && days.find((day) => day.from >= until.to && gap(until, day).trim() === '');
  const time = hoursOf(items);
  const day = daysOf(
    days.filter((each) => each !== last),
    week,
    gap,
  );
  const end = endOf(items, last);
  const isSeries = every !== undefined && end !== null && day.days.length < 2;
  const isAsked = time.start?.isEither ?? false;
  const read = new Set<Item | undefined>([
    ...(isAsked ? [] : [time.at]),
    time.length,
    ...day.used,
    ...(isSeries ? [every, ...end.used] : []),
  ]);

  const replaced = ({ from, to }: Piece, by: string): string => written.slice(0, from) + by + written.slice(to);
  const halves = (item: Item, start: Time): readonly Choice[] => {
    const piece = written.slice(item.from, item.to);
    const half = (which: 'a' | 'p', minute: number): Choice => ({
      meaning: { hour: clockText(minute) },
      phrase: replaced(item, inHalf(piece, which)),
    });
    const mayBeLength = item.is === 'hour' && start.mayBeLength && !time.length && /^\d/u.test(piece);
    const length = { meaning: { minutes: start.minute }, phrase: replaced(item, `pendant ${piece}`) };
    return [half('p', start.minute + 720), ...(mayBeLength ? [length] : []), half('a', start.minute)];
  };
  const marked = (item: Item): UnsettledPiece => {
    const { from, to } = item;
    if (item.is === 'wrong') return { from, to, why: item.why };
    if (item.is === 'oneOf') {
      const choices = item.days.map((each) => ({ meaning: { day: each }, phrase: replaced(item, writeDay(each)) }));
      return { from, to, why: 'unclear', choices };
    }
    if (item === time.at && time.start) return { from, to, why: 'unclear', choices: halves(item, time.start) };
    if (item === every && day.days.length < 2) return { from, to, why: 'endless' };
    return { from, to, why: item.is === 'until' || item.is === 'times' ? 'unread' : 'second' };
  };
  const rest = [...blanked(text, items).matchAll(/[\p{L}\d](?:\S*[\p{L}\d])?/gu)].flatMap(({ 0: word, index }) =>
    looksLikeWhen.test(word) || (namesWhen.test(word) && !isName(word))
      ? { from: index, to: index + word.length, why: 'unread' as const }
      : [],
  );
  return {
    days: day.days,
    isWeekly: day.isWeekly,
    start: isAsked ? null : (time.start?.minute ?? null),
    end: isAsked ? null : (time.end?.minute ?? null),
    minutes: time.length ? (time.length.is === 'length' ? time.length.minutes : time.length.time.minute) : null,
    repetition: isSeries ? { weekdays: every.weekdays, end: end.end, endPiece: end.piece } : null,
    parsed: items.filter((item) => read.has(item)),
    unsettled: [...items.filter((item) => !read.has(item)).map(marked), ...rest].toSorted((a, b) => a.from - b.from),
  };
}
