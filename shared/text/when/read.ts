import { addDays, weekdayOf } from './civil.ts';
import type { Day } from './civil.ts';
import { itemsIn, vocabularies } from './forms.ts';
import type { Around, Item, SeriesEnd, Why as FormWhy } from './forms.ts';
import { halvesOf } from './hour.ts';
import type { Time } from './hour.ts';
import { blanked, folded } from './phrase.ts';
import type { Piece } from './phrase.ts';

/** Why a piece of a phrase is not what it looks like. Keys of `calendar.doing.quick.marked`. */
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
export interface Mark extends Piece {
  readonly why: Why;
  /** What it may mean, the likeliest first: the user chooses. */
  readonly choices?: readonly Choice[];
}

export interface Choice {
  /** The phrase that says this and nothing else. */
  readonly phrase: string;
  /** The hour as HH:MM, a length in minutes, or a day. */
  readonly meaning: { readonly hour: string } | { readonly minutes: number } | { readonly day: Day };
}

/** A piece that is read. What is in no verdict, mark or name is the title. */
interface Verdict extends Piece {
  readonly as: 'day' | 'hour' | 'length' | 'repetition';
}

/** How an event comes back. */
export interface Repetition {
  /** 1 (Monday) to 7; null: the weekday of the first day. */
  readonly weekdays: readonly number[] | null;
  readonly everyWeeks: number;
  readonly end: SeriesEnd;
  readonly skipsHolidays: boolean;
  /** The pieces that say so; those of its end. */
  readonly pieces: readonly Piece[];
  readonly endPieces: readonly Piece[];
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
  readonly repetition: Repetition | null;
  readonly verdicts: readonly Verdict[];
  readonly marks: readonly Mark[];
}

type Of<Is extends Item['is']> = Item & { readonly is: Is };
const ofKind = <Is extends Item['is']>(items: readonly Item[], is: Is): readonly Of<Is>[] =>
  items.filter((item): item is Of<Is> => item.is === is);
const noon = 720;
/** Alone, « 2h » is more likely a length than the middle of the night; « 4h » may be an hour of the afternoon. */
const earliest = 420;
const longestAlone = 240;
const longest = 480;

/** Between two dates of a list. */
const between = new RegExp(
  `^(?: ?[,;&])?(?: ?(?:${Object.values(vocabularies)
    .map(({ words }) => words.and)
    .join('|')}))? ?(?:les? )?$`,
  'u',
);

/**
 * Reads a phrase as far as it is certain. What looks like a day, an hour, a length or a series and cannot be one, may
 * be two, or is given twice, is marked. `names`: pieces that the user declared part of the name.
 */
export function readWhen(phrase: string, names: readonly Piece[], around: Around): When {
  const written = phrase.normalize('NFC');
  const text = blanked(folded(phrase), names, '#');
  const items = itemsIn(text, around);
  const of = <Is extends Item['is']>(is: Is): readonly Of<Is>[] => ofKind(items, is);
  const verdicts: Verdict[] = [];
  const marks: Mark[] = of('unread').map(({ from, to, why }) => ({ from, to, why }));
  const take = (as: Verdict['as'], ...found: readonly Piece[]): void =>
    void verdicts.push(...found.map(({ from, to }) => ({ from, to, as })));
  const mark = (why: Why, ...found: readonly Piece[]): void =>
    void marks.push(...found.map(({ from, to }) => ({ from, to, why })));
  const ask = ({ from, to }: Piece, choices: readonly Choice[]): void =>
    void marks.push({ from, to, why: 'unclear', choices });
  const settle = (isRight: boolean, as: Verdict['as'], ...found: readonly Piece[]): void =>
    isRight ? take(as, ...found) : mark('second', ...found);

  const [soon, ...soons] = of('soon');
  const [length, ...lengths] = of('length');
  const [allDay, ...allDays] = of('allDay');
  mark('second', ...soons, ...lengths, ...allDays);
  if (soon) take('hour', soon);

  const hours = hoursOf(items, length !== undefined);
  const [part, ...parts] = of('part');
  mark('second', ...hours.second, ...parts);
  mark('unread', ...hours.alone);
  // « demain après-midi à 4h » says which half of the day.
  const isSettled = part !== undefined && hours.minutesOrHour === null;
  const asked = hours.either.length > 0 && !isSettled;
  const later = hours.either.length > 0 && isSettled && part.minute >= noon ? noon : 0;
  const shifted = (time: Time | null): number | null =>
    asked || !time ? null : time.minute + (time.minute < noon ? later : 0);
  const [start, end] = [shifted(hours.start), shifted(hours.end)];
  const isElsewhere = soon !== undefined || allDay !== undefined;
  if (isElsewhere || !asked) settle(!isElsewhere, 'hour', ...hours.used);
  else {
    ask(hours.used[0] ?? { from: 0, to: 0 }, hourChoices(written, hours, around));
    take('length', ...hours.used.slice(1));
  }
  if (allDay) settle(!soon, 'hour', allDay);
  if (part) settle(!isElsewhere && (start === null || part.minute < noon === start < noon), 'hour', part);
  if (length) settle(!allDay && !(start !== null && end !== null && end - start !== length.minutes), 'length', length);

  const repeats = of('every');
  let [weekdays, weeks]: [readonly number[] | null, number | null] = [null, null];
  const every = repeats.filter((item) => {
    if ((item.weekdays && weekdays) || (item.weeks !== null && weeks !== null)) {
      mark('repetition', item);
      return false;
    }
    [weekdays, weeks] = [item.weekdays ?? weekdays, item.weeks ?? weeks];
    return true;
  });
  const named: readonly number[] | null = weekdays;

  const days = of('day');
  for (const item of days) if (item.or !== undefined) ask(item, dayChoices(written, item, item.or));
  const clear = days.filter((item) => item.or === undefined);
  const dates = clear.filter(({ by }) => by === 'date');
  const isList =
    dates.length > 1 &&
    dates.every(({ from }, at) => at === 0 || between.test(text.slice(dates[at - 1]?.to ?? 0, from)));
  const [week, ...otherWeeks] = of('week');
  const said = clear.filter(({ by }) => by !== 'weekday' || !named);
  const given = dates[0] ?? said[0];
  const isInWeek = week !== undefined && given?.by === 'weekday';
  const day = given === undefined ? null : isInWeek ? addDays(week.monday, weekdayOf(given.day) - 1) : given.day;
  const [firstEnd, ...otherEnds] = of('end');
  const [holidays, ...otherHolidays] = of('holidays');
  mark('repetition', ...otherEnds);
  mark('unread', ...otherHolidays);
  const ends = firstEnd ? [firstEnd] : [];
  const isLong = firstEnd && (firstEnd.end.kind === 'weeks' || firstEnd.end.kind === 'months');
  const isRule = !isList && dates.length < 2 && !soon && firstEnd && (every.length > 0 || (isLong && day !== null));
  if (isList) take('day', { from: dates[0]?.from ?? 0, to: dates.at(-1)?.to ?? 0 });
  for (const item of clear)
    if ((!isList || item.by !== 'date') && (isRule || !item.isSince))
      settle(!soon && said.includes(item) && (item === given || isSame(item, day)), 'day', item);
  mark(given ? 'second' : 'unread', ...otherWeeks, ...(week && !isInWeek ? [week] : []));
  if (isInWeek) settle(!soon, 'day', week);

  const repetition: Repetition | null = isRule
    ? {
        weekdays: named,
        everyWeeks: weeks ?? 1,
        end: firstEnd.end,
        skipsHolidays: holidays?.areSkipped ?? true,
        pieces: [...every, ...ends],
        endPieces: ends,
      }
    : null;
  if (repetition) take('repetition', ...every, ...ends, ...(holidays ? [holidays] : []));
  else {
    // « les vendredis 27/11 et 4/12 » says the same twice.
    const isTwice = isList && !firstEnd && named && dates.every((item) => named.includes(weekdayOf(item.day)));
    if (isTwice) take('repetition', ...every);
    else if (dates.length > 0 || soon) mark('second', ...every, ...ends);
    else {
      mark('endless', ...every);
      mark('repetition', ...ends);
    }
    mark('unread', ...(holidays ? [holidays] : []));
  }
  if (!repetition) mark('repetition', ...clear.filter(({ isSince }) => isSince));
  for (const item of of('since')) {
    const isHour = items.some(({ is, from }) => is === 'hour' && text.slice(item.to, from).trim() === '');
    if (isHour || repetition) take('repetition', item);
    else mark('repetition', item);
  }

  const byPlace = (a: Piece, b: Piece): number => a.from - b.from;
  return {
    days: isList ? [...new Set(dates.map((item) => item.day))].toSorted() : day === null ? [] : [day],
    isWeekly: given?.by === 'weekday' && !isInWeek,
    isToday: part?.isToday ?? false,
    start: allDay ? 0 : (start ?? part?.minute ?? null),
    end: allDay ? 1440 : end,
    minutes: length?.minutes ?? hours.length,
    soon: soon?.minutes ?? null,
    repetition,
    verdicts: verdicts.toSorted(byPlace),
    marks: marks.toSorted(byPlace),
  };
}

/** The same day, or its weekday. */
const isSame = (item: Of<'day'>, day: Day | null): boolean =>
  day !== null && (item.day === day || (item.by === 'weekday' && weekdayOf(item.day) === weekdayOf(day)));

interface Hours {
  readonly start: Time | null;
  readonly end: Time | null;
  readonly length: number | null;
  /** The first one says when. */
  readonly used: readonly Piece[];
  readonly second: readonly Piece[];
  /** An end without a start. */
  readonly alone: readonly Piece[];
  /** Hours that name no half of the day: 16:00 or 04:00. */
  readonly either: readonly Time[];
  /** The minutes of an hour that may be a length as well. */
  readonly minutesOrHour: number | null;
}

const noHours: Hours = {
  start: null,
  end: null,
  length: null,
  used: [],
  second: [],
  alone: [],
  either: [],
  minutesOrHour: null,
};
const eitherOf = (...times: readonly (Time | null)[]): readonly Time[] =>
  times[0]?.isEither === true ? times.filter((time) => time?.isEither === true).map((time) => time as Time) : [];

/** Which of the hours is the start, which the end, and which is rather a length. */
function hoursOf(items: readonly Item[], hasLength: boolean): Hours {
  const all = ofKind(items, 'hour');
  const [range, ...ranges] = ofKind(items, 'range');
  const numbers = ofKind(items, 'number');
  const untils = ofKind(items, 'untilHour');
  // A number of four digits beside an hour belongs to the name.
  const loose = (used: Item | undefined): readonly Item[] => numbers.filter((item) => item !== used && item.isLed);
  if (range) {
    const { start, end } = range;
    const either = start.isBare && end.hasHalf ? [] : eitherOf(start, end);
    return {
      ...noHours,
      start,
      end,
      used: [range],
      second: [...ranges, ...all, ...untils, ...loose(undefined)],
      either,
    };
  }
  const number = all.length > 0 ? undefined : (numbers.find(({ to, from }) => to - from > 3) ?? numbers[0]);
  const hours: readonly (Of<'hour'> | Of<'number'>)[] = number ? [number] : all;
  const open = hours.filter(
    ({ time, isLed }) => !hasLength && time.mayBeLength && !isLed && time.minute > 0 && time.minute <= longest,
  );
  const shortest = open.toSorted((a, b) => a.time.minute - b.time.minute)[0];
  const isAlone = hours.length === 1;
  const isEarly = shortest !== undefined && shortest.time.minute < earliest;
  const length = shortest && (!isAlone || (isEarly && shortest.time.minute < longestAlone)) ? shortest : null;
  const start = hours.find((item) => item !== length);
  const until = start && untils[0];
  const used: readonly Item[] = [start, length, until].filter((item) => item !== undefined && item !== null);
  return {
    start: start?.time ?? null,
    end: until?.time ?? null,
    length: length?.time.minute ?? null,
    used,
    second: [...hours.filter((item) => item !== start && item !== length), ...loose(number)],
    alone: untils.filter((item) => item !== until),
    either: eitherOf(start?.time ?? null, until?.time ?? null),
    minutesOrHour: isAlone && isEarly && !length ? shortest.time.minute : null,
  };
}

/** After noon, before it, or a length; each as the phrase that says so. */
function hourChoices(phrase: string, { either, minutesOrHour }: Hours, { language }: Around): readonly Choice[] {
  const [first] = either;
  if (!first) return [];
  const half = (which: 0 | 1): Choice => {
    const hourOf = (time: Time): string => halvesOf(String(Math.floor((time.minute % noon) / 60)))[which];
    // The last one first, so that the positions of the others stay.
    const said = either.toReversed().reduce((text, time) => replaced(text, time.digits, hourOf(time)), phrase);
    return { phrase: said, meaning: { hour: `${hourOf(first)}:${String(first.minute % 60).padStart(2, '0')}` } };
  };
  const [word] = vocabularies[language].words.lasting.split('|');
  const { from } = first.digits;
  const length: Choice[] =
    minutesOrHour === null
      ? []
      : [{ phrase: replaced(phrase, { from, to: from }, `${word} `), meaning: { minutes: minutesOrHour } }];
  return [half(0), ...length, half(1)];
}

const dayChoices = (phrase: string, item: Of<'day'>, or: Day): readonly Choice[] =>
  [item.day, or].map((day) => ({
    phrase: replaced(phrase, item, day.split('-').reverse().join('/')),
    meaning: { day },
  }));

const replaced = (text: string, { from, to }: Piece, by: string): string => text.slice(0, from) + by + text.slice(to);
