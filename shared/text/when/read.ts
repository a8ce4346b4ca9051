import { addDays, clockText, weekdayOf } from './civil.ts';
import type { Day } from './civil.ts';
import { itemsIn } from './forms.ts';
import { halvesOf } from './hour.ts';
import type { Around, Item, Meaning, SeriesEnd, Time, Why as FormWhy } from './items.ts';
import { blanked, folded } from './phrase.ts';
import type { Piece } from './phrase.ts';
import { words } from './words.ts';

/** Why a piece of a phrase is not what it looks like. Keys of `calendar.doing.quick.unsettled`. */
type Why =
  | FormWhy
  /** « tous les vendredis », without until when. */
  | 'endless'
  /** More events than are created at once. */
  | 'tooMany'
  /** A series without any day. */
  | 'empty'
  /** « à 4h »: 16:00 or 04:00. */
  | 'unclear'
  /** A second day, hour or length beside the one that was parsed. */
  | 'second';

/** A piece that is not read: nothing is created until the user settles it. */
export interface UnsettledPiece extends Piece {
  readonly why: Why;
  /** What it may mean, the likeliest first: the user chooses. */
  readonly choices?: readonly Choice[];
}

/** A meaning, and the phrase that says this and nothing else. */
export interface Choice {
  readonly phrase: string;
  readonly meaning: Meaning;
}

/** How an event comes back, week after week. */
export interface Repetition {
  /** 1 (Monday) to 7; null: the weekday of the first day. */
  readonly weekdays: readonly number[] | null;
  /** 1: every week; 2: every other week. */
  readonly everyWeeks: number;
  readonly end: SeriesEnd;
  /** Public holidays are left out. A number of times is then reached later. */
  readonly skipsHolidays: boolean;
}

/** What a phrase says of when; null for what it does not say. */
export interface When {
  /** In order; several where they are listed. */
  readonly days: readonly Day[];
  /** The day is given by its weekday alone: if the hour is past, the next one is meant. */
  readonly isWeekly: boolean;
  /** « ce soir ». */
  readonly isToday: boolean;
  /** Minutes since 00:00; the end up to 1440. */
  readonly start: number | null;
  readonly end: number | null;
  readonly minutes: number | null;
  /** Minutes from now. */
  readonly soon: number | null;
  /** `endPiece`: what says its end. */
  readonly repetition: (Repetition & { readonly endPiece: Piece }) | null;
  /** What is read. What is neither read, marked nor a name is the title. */
  readonly parsed: readonly Piece[];
  readonly unsettled: readonly UnsettledPiece[];
}

/** Of a piece: it is read, why it is not, or what it may mean. */
type Verdict = 'read' | Why | readonly Choice[];

type Of<Is extends Item['is']> = Item & { readonly is: Is };
const ofKind = <Is extends Item['is']>(items: readonly Item[], is: Is): readonly Of<Is>[] =>
  items.filter((item): item is Of<Is> => item.is === is);
const noon = 720;
/** Alone, « 2h » is more likely a length than the middle of the night; « 4h » may be an hour of the afternoon. */
const earliest = 420;
const longestAlone = 240;
const longest = 480;

/** Between two dates of a list. */
const between = new RegExp(`^(?: ?[,;&])?(?: ?(?:${words.and.fr}|${words.and.en}))? ?(?:les? )?$`, 'u');

/**
 * Reads a phrase as far as it is certain. What looks like a day, an hour, a length or a series and cannot be one, may
 * be two, or is given twice, is marked. `names`: pieces that the user declared part of the name.
 */
export function readWhen(phrase: string, names: readonly Piece[], around: Around): When {
  const written = phrase.normalize('NFC');
  const text = blanked(folded(phrase), names, '#');
  const items = itemsIn(text, around);
  const of = <Is extends Item['is']>(is: Is): readonly Of<Is>[] => ofKind(items, is);
  const parsed: Piece[] = [];
  const unsettled: UnsettledPiece[] = [];
  /** What becomes of pieces. */
  const judge = (verdict: Verdict, ...pieces: readonly (Piece | undefined)[]): void => {
    const found = pieces.filter(isFound);
    if (verdict === 'read') parsed.push(...found);
    else if (typeof verdict === 'string') unsettled.push(...found.map(({ from, to }) => ({ from, to, why: verdict })));
    else unsettled.push(...found.map(({ from, to }) => ({ from, to, why: 'unclear' as const, choices: verdict })));
  };
  const once = (isRight: boolean): Verdict => (isRight ? 'read' : 'second');
  /** What may be said once: more of it is marked. */
  const only = <Is extends Item['is']>(is: Is, why: Why = 'second'): Of<Is> | undefined => {
    const [first, ...others] = of(is);
    judge(why, ...others);
    return first;
  };
  for (const item of of('unread')) judge(item.why, item);
  for (const item of of('unclear'))
    judge(
      item.options.map(({ says, piece, meaning }) => ({ meaning, phrase: replaced(written, piece ?? item, says) })),
      item,
    );

  // Hours and lengths.
  const soon = only('soon');
  const length = only('length');
  const allDay = only('allDay');
  const part = only('part');
  const hours = hoursOf(items, length !== undefined);
  judge('second', ...hours.second);
  judge('unread', ...hours.alone);
  judge('read', soon);
  // « demain après-midi à 4h » says which half of the day.
  const isSettled = part !== undefined && hours.minutesOrHour === null;
  const asked = hours.either.length > 0 && !isSettled;
  const later = hours.either.length > 0 && isSettled && part.minute >= noon ? noon : 0;
  const shifted = (time: Time | null): number | null =>
    asked || !time ? null : time.minute + (time.minute < noon ? later : 0);
  const [start, end] = [shifted(hours.start), shifted(hours.end)];
  const isElsewhere = soon !== undefined || allDay !== undefined;
  const [hour, ...others] = hours.used;
  judge(asked && !isElsewhere ? hourChoices(written, hours, around) : once(!isElsewhere), hour);
  judge(once(!isElsewhere), ...others);
  judge(once(!soon), allDay);
  if (part) judge(once(!isElsewhere && (start === null || part.minute < noon === start < noon)), part);
  if (length) judge(once(!allDay && !(start !== null && end !== null && end - start !== length.minutes)), length);

  // Days.
  const days = of('day');
  const dates = days.filter(({ by }) => by === 'date');
  const isList =
    dates.length > 1 &&
    dates.every(({ from }, at) => at === 0 || between.test(text.slice(dates[at - 1]?.to ?? 0, from)));
  const all = of('every');
  const every = all.filter(
    (item, at) =>
      !all
        .slice(0, at)
        .some((other) => (item.weekdays && other.weekdays) || (item.weeks !== null && other.weeks !== null)),
  );
  judge('repetition', ...all.filter((item) => !every.includes(item)));
  const named = every.find((item) => item.weekdays)?.weekdays ?? null;
  const [week, ...otherWeeks] = of('week');
  const said = days.filter(({ by }) => by !== 'weekday' || !named);
  const given = dates[0] ?? said[0];
  const isInWeek = week !== undefined && given?.by === 'weekday';
  const day = given === undefined ? null : isInWeek ? addDays(week.monday, weekdayOf(given.day) - 1) : given.day;
  const until = only('end', 'repetition');
  const holidays = only('holidays', 'unread');
  const isLong = until?.end.kind === 'weeks' || until?.end.kind === 'months';
  const isRule = !isList && dates.length < 2 && !soon && (every.length > 0 || (isLong && day !== null));
  const repetition: When['repetition'] =
    isRule && until
      ? {
          weekdays: named,
          everyWeeks: every.find(({ weeks }) => weeks !== null)?.weeks ?? 1,
          end: until.end,
          skipsHolidays: holidays?.areSkipped ?? true,
          endPiece: until,
        }
      : null;
  if (isList) judge('read', { from: dates[0]?.from ?? 0, to: dates.at(-1)?.to ?? 0 });
  for (const item of days)
    if ((!isList || item.by !== 'date') && (repetition || !item.isSince))
      judge(once(!soon && said.includes(item) && (item === given || isSame(item, day))), item);
  judge(given ? 'second' : 'unread', ...otherWeeks);
  judge(isInWeek ? once(!soon) : given ? 'second' : 'unread', week);

  // Series.
  // « les vendredis 27/11 et 4/12 » says the same twice.
  const isTwice = isList && !until && named && dates.every((item) => named.includes(weekdayOf(item.day)));
  const isOtherwise = dates.length > 0 || soon !== undefined;
  judge(repetition || isTwice ? 'read' : isOtherwise ? 'second' : 'endless', ...every);
  judge(repetition ? 'read' : isOtherwise ? 'second' : 'repetition', until);
  judge(repetition ? 'read' : 'unread', holidays);
  if (!repetition) judge('repetition', ...days.filter(({ isSince }) => isSince));
  for (const item of of('since')) {
    const isHour = items.some(({ is, from }) => is === 'hour' && text.slice(item.to, from).trim() === '');
    judge(isHour || repetition ? 'read' : 'repetition', item);
  }

  return {
    days: isList ? [...new Set(dates.map((item) => item.day))].toSorted() : day === null ? [] : [day],
    isWeekly: given?.by === 'weekday' && !isInWeek,
    isToday: part?.isToday ?? false,
    start: allDay ? 0 : (start ?? part?.minute ?? null),
    end: allDay ? 1440 : end,
    minutes: length?.minutes ?? hours.length,
    soon: soon?.minutes ?? null,
    repetition,
    parsed,
    unsettled,
  };
}

/** The same day, or its weekday. */
const isSame = (item: Of<'day'>, day: Day | null): boolean =>
  day !== null && (item.day === day || (item.by === 'weekday' && weekdayOf(item.day) === weekdayOf(day)));

const isFound = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined;

/** Which of the hours is the start, which the end, and which is rather a length. */
function hoursOf(items: readonly Item[], hasLength: boolean) {
  const [range, ...ranges] = ofKind(items, 'range');
  const [all, numbers, untils] = [ofKind(items, 'hour'), ofKind(items, 'number'), ofKind(items, 'untilHour')];
  const number = range || all.length > 0 ? undefined : (numbers.find(({ to, from }) => to - from > 3) ?? numbers[0]);
  const hours: readonly (Of<'hour'> | Of<'number'>)[] = range ? [] : number ? [number] : all;
  const [shortest] = hours
    .filter(({ time, isLed }) => !hasLength && time.mayBeLength && !isLed && time.minute > 0 && time.minute <= longest)
    .toSorted((a, b) => a.time.minute - b.time.minute);
  const isEarly = shortest !== undefined && shortest.time.minute < earliest;
  const isLength = hours.length > 1 || (isEarly && shortest.time.minute < longestAlone);
  const length = isLength ? shortest : undefined;
  const first = hours.find((item) => item !== length);
  const until = first && untils[0];
  const [start, end] = range ? [range.start, range.end] : [first?.time, until?.time];
  const isClear = !start?.isEither || (range?.start.isBare && range.end.hasHalf);
  const used: readonly Item[] = [range, first, length, until].filter(isFound);
  return {
    start: start ?? null,
    end: end ?? null,
    length: length?.time.minute ?? null,
    /** The first one says when. */
    used,
    // A number of four digits beside an hour belongs to the name.
    second: [...ranges, ...(range ? [...all, ...untils] : hours), ...numbers.filter(({ isLed }) => isLed)].filter(
      (item) => !used.includes(item),
    ),
    /** An end without a start. */
    alone: range ? [] : untils.filter((item) => item !== until),
    /** Hours that name no half of the day: 16:00 or 04:00. */
    either: isClear ? [] : [start, end].filter(isFound).filter(({ isEither }) => isEither),
    /** The minutes of an hour that may be a length as well. */
    minutesOrHour: hours.length === 1 && isEarly && !length ? shortest.time.minute : null,
  };
}

/** After noon, before it, or a length; each as the phrase that says so. */
function hourChoices(
  phrase: string,
  { either, minutesOrHour }: ReturnType<typeof hoursOf>,
  { language }: Around,
): readonly Choice[] {
  const [first] = either;
  if (!first) return [];
  const half = (which: 0 | 1): Choice => {
    const hourOf = (time: Time): string => halvesOf(String(Math.floor((time.minute % noon) / 60)))[which];
    // The last one first, so that the positions of the others stay.
    const said = either.toReversed().reduce((text, time) => replaced(text, time.digits, hourOf(time)), phrase);
    return { phrase: said, meaning: { hour: `${hourOf(first)}:${clockText(first.minute).slice(3)}` } };
  };
  const before = { from: first.digits.from, to: first.digits.from };
  const lasting = replaced(phrase, before, `${words.lasting[language].split('|')[0]} `);
  const length: Choice[] = minutesOrHour === null ? [] : [{ phrase: lasting, meaning: { minutes: minutesOrHour } }];
  return [half(0), ...length, half(1)];
}

const replaced = (text: string, { from, to }: Piece, by: string): string => text.slice(0, from) + by + text.slice(to);
