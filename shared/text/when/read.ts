import { longestLine } from '../typedText.ts';
import { addDays, clockText, weekdayOf } from './civil.ts';
import type { Day } from './civil.ts';
import { itemsIn } from './forms.ts';
import { halvesOf } from './hours.ts';
import type { Around, Item, Meaning, SeriesEnd, Time, Why as FormWhy } from './items.ts';
import { pattern } from './patterns.ts';
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

/** Of a piece: it is read, why it is not, or what it may mean; null: it belongs to the name. */
type Verdict = 'read' | Why | readonly Choice[] | null;

type Of<Is extends Item['is']> = Item & { readonly is: Is };
const ofKind = <Is extends Item['is']>(items: readonly Item[], is: Is): readonly Of<Is>[] =>
  items.filter((item): item is Of<Is> => item.is === is);
const noon = 720;
/** Alone, « 2h » is more likely a length than the middle of the night; « 4h » may be an hour of the afternoon. */
const earliest = 420;
const longestAlone = 240;

/** The digits of a link or of an e-mail address are no hours. */
const address = /\S*:\/\/\S+|\S+@\S+\.\p{L}{2,}/gu;
/** Between two hours of the day. */
const listed = pattern('^ ?(?:{and}|{to}|{toDay}|ou|or) ?$');
/** Between two dates of a list. */
const between = pattern('^(?: ?[,;&])?(?: ?{and})? ?(?:les? )?$');

/**
 * Reads a phrase as far as it is certain. What looks like a day, an hour, a length or a series and cannot be one, may
 * be two, or is given twice, is marked. `names`: pieces that the user declared part of the name.
 */
export function readWhen(phrase: string, names: readonly Piece[], around: Around): When {
  const written = phrase.normalize('NFC');
  const addresses = [...written.slice(0, longestLine).matchAll(address)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));
  const text = blanked(folded(phrase), [...names, ...addresses], '#');
  const items = itemsIn(text, around);
  const of = <Is extends Item['is']>(is: Is): readonly Of<Is>[] => ofKind(items, is);

  const [[soon], [length], [allDay], [part]] = [of('soon'), of('length'), of('allDay'), of('part')];
  const hours = hoursOf(items, {
    hasLength: length !== undefined,
    isAfterDay: (item) =>
      items.some((each) => (each.is === 'day' || each.is === 'part') && text.slice(each.to, item.from) === ' '),
    isListed: (item) =>
      of('hour').some(({ from, to }) =>
        listed.test(text.slice(...(from < item.from ? [to, item.from] : [item.to, from]))),
      ),
  });
  // « demain après-midi à 4h » says which half of the day.
  const half = hours.minutesOrHour === null ? part : undefined;
  const isAsked = hours.either.length > 0 && !half;
  const later = hours.either.length > 0 && half && half.minute >= noon ? noon : 0;
  const shifted = (time: Time | undefined): number | null =>
    isAsked || !time ? null : time.minute + (time.minute < noon ? later : 0);
  const [start, end] = [shifted(hours.start), shifted(hours.end)];

  const days = of('day');
  const dates = days.filter(({ by }) => by === 'date');
  const [firstDate, secondDate] = dates;
  const lastDate = dates.at(-1);
  const isList =
    secondDate !== undefined &&
    dates.every(({ isSince, from }, at) => !isSince && (at === 0 || between.test(text.slice(dates[at - 1]?.to, from))));
  const every = of('every').filter(
    (item, at, all) =>
      !all
        .slice(0, at)
        .some((other) => (item.weekdays && other.weekdays) || (item.weeks !== null && other.weeks !== null)),
  );
  const named = every.find((item) => item.weekdays)?.weekdays ?? null;
  const said = days.filter(({ by, isSince }) => by !== 'weekday' || !named || isSince);
  const given = firstDate ?? said[0];
  const [week] = of('week');
  const isInWeek = week !== undefined && given?.by === 'weekday';
  const day = given === undefined ? null : isInWeek ? addDays(week.monday, weekdayOf(given.day) - 1) : given.day;

  const [[until], [holidays]] = [of('end'), of('holidays')];
  const isLong = until?.end.kind === 'weeks' || until?.end.kind === 'months';
  const isRule = !secondDate && !soon && (every.length > 0 || (isLong && day !== null));
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
  // « les vendredis 27/11 et 4/12 » says the same twice.
  const isTwice = isList && !until && named && dates.every((item) => named.includes(weekdayOf(item.day)));
  const isOtherwise = firstDate !== undefined || soon !== undefined;

  const isOnce = (isRight: boolean): Verdict => (isRight ? 'read' : 'second');
  const isHere = !soon && !allDay;
  function verdictOf(item: Item): Verdict {
    switch (item.is) {
      case 'unread':
        return item.why;
      case 'unclear':
        return item.options.map(({ says, piece, meaning }) => ({
          meaning,
          phrase: replaced(written, piece ?? item, says),
        }));
      case 'soon':
        return isOnce(item === soon);
      case 'allDay':
        return isOnce(item === allDay && !soon);
      case 'length':
        return isOnce(item === length && !allDay && (start === null || end === null || end - start === item.minutes));
      case 'part':
        return isOnce(item === part && isHere && (start === null || item.minute < noon === start < noon));
      case 'range':
      case 'hour':
      case 'untilHour':
      case 'number':
        if (item === hours.used[0] && isAsked && isHere) return hourChoices(written, hours, around);
        if (hours.used.includes(item)) return isOnce(isHere);
        // A number of four digits beside an hour belongs to the name.
        if (item.is === 'number' && !item.isLed) return null;
        return item.is === 'untilHour' && !hours.isRange ? 'unread' : 'second';
      case 'day':
        if (item.isSince && !repetition) return 'repetition';
        if (isList && item.by === 'date') return null;
        return isOnce(!soon && said.includes(item) && (item === given || isSame(item, day)));
      case 'week':
        return isInWeek && item === week ? isOnce(!soon) : given ? 'second' : 'unread';
      case 'every':
        if (!every.includes(item)) return 'repetition';
        return repetition || isTwice ? 'read' : isOtherwise ? 'second' : 'endless';
      case 'end':
        return item !== until ? 'repetition' : repetition ? 'read' : isOtherwise ? 'second' : 'repetition';
      case 'holidays':
        return item === holidays && repetition ? 'read' : 'unread';
      case 'loose':
        return (item.of === 'day' ? given : (hours.used[0] ?? part ?? soon ?? allDay)) ? null : 'unread';
      case 'since':
        break;
    }
    // « à partir de 14h » is an hour.
    return repetition ||
      [...of('hour'), ...of('range')].some(({ from }) => from >= item.to && text.slice(item.to, from).trim() === '')
      ? 'read'
      : 'repetition';
  }

  const parsed: Piece[] = isList && firstDate && lastDate ? [{ from: firstDate.from, to: lastDate.to }] : [];
  const unsettled: UnsettledPiece[] = [];
  for (const item of items) {
    const verdict = verdictOf(item);
    const { from, to } = item;
    if (verdict === 'read') parsed.push({ from, to });
    else if (typeof verdict === 'string') unsettled.push({ from, to, why: verdict });
    else if (verdict) unsettled.push({ from, to, why: 'unclear', choices: verdict });
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

/** Which of the hours is the start, which the end, and which is rather a length. */
function hoursOf(
  items: readonly Item[],
  {
    hasLength,
    isAfterDay,
    isListed,
  }: { readonly hasLength: boolean } & Readonly<Record<'isAfterDay' | 'isListed', (item: Item) => boolean>>,
) {
  const [range] = ofKind(items, 'range');
  const [all, numbers, [until]] = [ofKind(items, 'hour'), ofKind(items, 'number'), ofKind(items, 'untilHour')];
  const number = all.length > 0 ? undefined : (numbers.find(({ to, from }) => to - from > 3) ?? numbers[0]);
  const hours: readonly (Of<'hour'> | Of<'number'>)[] = range ? [] : number ? [number] : all;
  const [shortest] = hours
    .filter((item) => !hasLength && item.time.mayBeLength && !item.isLed && !isListed(item))
    .filter(({ time: { minute } }) => minute > 0 && minute < earliest)
    .toSorted((a, b) => a.time.minute - b.time.minute);
  // « demain 2h » may be an hour as well, « réunion 2h demain » is none.
  const isSurelyLength = shortest !== undefined && shortest.time.minute < longestAlone && !isAfterDay(shortest);
  const length = hours.length > 1 || isSurelyLength ? shortest : undefined;
  const first = hours.find((item) => item !== length);
  const last = first && until;
  const { start, end } = range ?? { start: first?.time, end: last?.time };
  const used: readonly (Item | undefined)[] = [range, first, length, last];
  return {
    start,
    end,
    length: length?.time.minute ?? null,
    /** The first one says when. */
    used: used.filter((item) => item !== undefined),
    isRange: range !== undefined,
    /** Hours that name no half of the day: 16:00 or 04:00. */
    either: !start?.isEither
      ? []
      : [start, end].filter((time) => time !== undefined).filter(({ isEither }) => isEither),
    /** The minutes of an hour that may be a length as well. */
    minutesOrHour: hours.length === 1 && shortest && !length ? shortest.time.minute : null,
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
    const hourOf = (time: Time): string => halvesOf(Math.floor((time.minute % noon) / 60))[which];
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
