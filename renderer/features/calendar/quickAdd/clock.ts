import { isEitherHalf } from '#shared/time/halfOfDay.ts';
import type { Piece } from './phrase.ts';

/** The hours of a phrase, in minutes since 00:00; or a length where the form of an hour means one. */
export interface Hours {
  readonly start: number | null;
  readonly end: number | null;
  readonly length: number | null;
  readonly pieces: readonly Piece[];
  /** Hours of one digit that name no half of the day, where nothing else does; null where the hours are clear. */
  readonly unclear: Unclear | null;
}

/** « 4h », « de 4 à 6h »: the afternoon as likely as the night. */
export interface Unclear {
  /** With the small words before them. */
  readonly piece: Piece;
  /** Of the first hour, in minutes since 00:00. */
  readonly minute: number;
  /** The digits of the hours. */
  readonly hours: readonly Piece[];
  /** It may be a length too, of so many minutes. */
  readonly length: number | null;
}

interface Token extends Piece {
  readonly minute: number;
  /** 14h30 and 2h may be an hour of the day or a length; 14:30, 2pm and 02h are hours of the day. */
  readonly either: boolean;
  /** An hour as a number alone, before « à » or « - »: it takes am or pm from the other end. */
  readonly bare: boolean;
  /** « à », « at » … was before it. */
  readonly led: boolean;
  /** One digit from 1 to 6, without am or pm. */
  readonly noHalf: boolean;
  /** With am or pm. */
  readonly hasHalf: boolean;
}

const lead = /(?<![\p{L}])(?:de|d'|des|entre|from|between|a|at|vers|about|around|@) ?$/u;
/** The words that join the two ends of a range. */
const glue = /^ ?(?:-|a|to|until|till|jusqu'a|et|and) ?$/u;
const months = /(?<!\p{L})(?:jan|fev|feb|mar|avr|apr|mai|may|jui|jun|jul|aou|aug|sep|oct|nov|dec)\p{L}*\.?\s*$/u;
/** 14.30, but not 14.12, which may be a day. */
const marked =
  /(?<![\p{L}\d:/.]|\d,)(\d{1,2})(?: ?(?:h|heures?)(?: ?([0-5]\d))?(?![\p{L}\d])|(?::([0-5]\d)|\.(00|1[3-9]|[2-5]\d))(?: ?([ap])\.?m\b)?(?!\d|[:/.]\d| ?[ap]m\b)| ?([ap])\.?m\b)/gu;
const named = /(?<!\p{L}|apres[ -])(?:midi|noon|(minuit|midnight))(?: (et demie?|trente))?(?!\p{L})/gu;
const compact = /(?<![\p{L}\d:/.,-])([01]\d|2[0-3])([0-5]\d)(?![\p{L}\d:/.-])/gu;
const lone =
  /(?<=(?<!\p{L}|\d )(?:a|at|vers|@) ?)(\d{1,2})(?![\p{L}\d:/.]|[ -]?\d| ?(?:jours?|days?|semaines?|weeks?|mois|months?))/gu;

/** What is known of a phrase before its hours are parsed. */
interface Before {
  /** A length was given in words: none is searched among the hours. */
  readonly hasLength: boolean;
  /** A number of four digits is more likely a year than an hour. */
  readonly isYear: (number: number) => boolean;
}

/**
 * The hours of a phrase. `text` is normalised, and lengths in words are removed. An hour that fits with no other
 * remains unread.
 */
export function hoursIn(text: string, before: Before): Hours {
  const tokens = withRanges(text, tokensOf(text, before));
  const range = rangeOf(text, tokens);
  if (range) {
    const [first, second] = range;
    const start = startOf(first, second);
    const isUnclear = first.noHalf && start === first.minute && !(first.bare && second.hasHalf);
    return {
      start,
      end: second.minute,
      length: null,
      pieces: widened(text, [first, second]),
      unclear: isUnclear ? unclearAt(text, [first, second], null) : null,
    };
  }
  const hours = tokens.filter(({ bare }) => !bare);
  const [only] = hours;
  if (hours.length === 1 && only) {
    const mayBeLength = !before.hasLength && only.either && !only.led && only.minute < earliest && only.minute > 0;
    const isLength = mayBeLength && only.minute < unlikelyLength;
    return {
      ...none,
      ...(isLength ? { length: only.minute } : { start: only.minute }),
      pieces: widened(text, [only]),
      unclear: only.noHalf && !isLength ? unclearAt(text, [only], mayBeLength ? only.minute : null) : null,
    };
  }
  const length = before.hasLength ? undefined : shortest(hours);
  const start = hours.find((token) => token !== length);
  if (!start) return none;
  return {
    ...none,
    start: start.minute,
    length: length?.minute ?? null,
    pieces: widened(text, [start, ...(length ? [length] : [])]),
    unclear: start.noHalf ? unclearAt(text, [start], null) : null,
  };
}

/** The same hours after noon. */
export function afterNoon(hours: Hours): Hours {
  const later = (minute: number | null): number | null => (minute !== null && minute < noon ? minute + noon : minute);
  return { ...hours, start: later(hours.start), end: later(hours.end), unclear: null };
}
const noon = 12 * 60;

const none: Hours = { start: null, end: null, length: null, pieces: [], unclear: null };
/** Alone, « 2h » is more likely a length than the middle of the night. */
const earliest = 7 * 60;
/** Alone, « 4h » is an hour of the afternoon as often as a length. */
const unlikelyLength = 4 * 60;
const longest = 8 * 60;

function tokensOf(text: string, before: Before): Token[] {
  const found: Token[] = [];
  const add = (match: RegExpMatchArray, minute: number, kind: Partial<Token> = {}): void => {
    const from = match.index ?? 0;
    if (minute < 0 || minute >= 1440 || found.some((token) => from < token.to && token.from < from + match[0].length))
      return;
    found.push({
      minute,
      from,
      to: from + match[0].length,
      either: false,
      bare: false,
      led: isLed(text, from),
      noHalf: false,
      hasHalf: false,
      ...kind,
    });
  };
  for (const match of text.matchAll(marked)) {
    const [, hour = '', minutes, colon, dot, half, alone] = match;
    const meridiem = half ?? alone;
    add(match, clock(Number(hour), Number(minutes ?? colon ?? dot ?? 0), meridiem), {
      either: (colon ?? dot ?? meridiem) === undefined && !/^0\d/u.test(hour),
      noHalf: meridiem === undefined && isEitherHalf(hour),
      hasHalf: meridiem !== undefined,
    });
  }
  for (const match of text.matchAll(named))
    add(match, (match[1] === undefined ? 720 : 0) + (match[2] === undefined ? 0 : 30));
  // « 1430 »; not a year after its month, nor a number beside a full hour.
  if (found.length === 0)
    for (const match of text.matchAll(compact))
      if (!isYear(text, match) && (isLed(text, match.index) || !before.isYear(Number(match[0]))))
        add(match, clock(Number(match[1]), Number(match[2]), undefined));
  if (found.length === 0)
    for (const match of text.matchAll(lone))
      add(match, clock(Number(match[1]), 0, undefined), { noHalf: isEitherHalf(match[1] ?? '') });
  return found.sort((a, b) => a.from - b.from);
}

/** After « de » any word may join it to the end: « le 24 à 10h » is a day and an hour. */
const bareStart =
  /(?<![\p{L}\d:/.,-])(\d{1,2})\s?(?:-|to|(?<=(?<!\p{L})(?:de|from|entre|between) \d{1,2} )(?:a|et|and))\s?$/u;

/** A number that begins a range whose end is an hour: « de 14 à 16h », « 9-10h30 », « from 2 to 3pm ». */
function withRanges(text: string, tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, index) => {
    const before = bareStart.exec(text.slice(0, token.from));
    if (!before || (tokens[index - 1]?.to ?? 0) > before.index || Number(before[1]) > 23) return [token];
    const from = before.index;
    return [
      {
        minute: Number(before[1]) * 60,
        from,
        to: from + (before[1]?.length ?? 0),
        either: false,
        bare: true,
        led: isLed(text, from),
        noHalf: isEitherHalf(before[1] ?? ''),
        hasHalf: false,
      },
      token,
    ];
  });
}

function unclearAt(text: string, tokens: readonly [Token, ...Token[]], length: number | null): Unclear {
  const pieces = widened(text, tokens);
  return {
    piece: { from: pieces[0]?.from ?? 0, to: pieces.at(-1)?.to ?? 0 },
    minute: tokens[0].minute,
    hours: tokens.flatMap(({ noHalf, from }) => (noHalf ? [{ from, to: from + 1 }] : [])),
    length,
  };
}

function rangeOf(text: string, tokens: readonly Token[]): readonly [Token, Token] | null {
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (next && glue.test(text.slice(token.to, next.from)) && token.minute !== next.minute) return [token, next];
  }
  return null;
}

/** « 2 to 3pm » begins after noon too. */
const startOf = (first: Token, second: Token): number =>
  first.bare &&
  first.minute < 720 &&
  second.minute >= 720 &&
  first.minute + 720 < second.minute &&
  second.minute - first.minute > 6 * 60
    ? first.minute + 720
    : first.minute;

/** Of two that may be either, the shorter is the length: « réunion 2h demain 14h ». */
function shortest(tokens: readonly Token[]): Token | undefined {
  const open = tokens.filter(({ either, led, minute }) => either && !led && minute > 0 && minute <= longest);
  return tokens.length < 2
    ? undefined
    : open.reduce<Token | undefined>((best, token) => (best && best.minute < token.minute ? best : token), undefined);
}

function clock(hour: number, minutes: number, meridiem: string | undefined): number {
  if (hour > 23 || (meridiem !== undefined && (hour === 0 || hour > 12))) return -1;
  return (meridiem === undefined ? hour : (hour % 12) + (meridiem === 'p' ? 12 : 0)) * 60 + minutes;
}

const isLed = (text: string, from: number): boolean => lead.test(text.slice(0, from));
const isYear = (text: string, match: RegExpMatchArray): boolean =>
  months.test(text.slice(0, match.index)) ||
  /(?:salle|room|n°|no|promo|annee|year)\s*$/u.test(text.slice(0, match.index));

/** With the small words before them, and the one that joined the two. */
function widened(text: string, tokens: readonly Token[]): readonly Piece[] {
  const sorted = [...tokens].sort((a, b) => a.from - b.from);
  let joined = 0;
  return sorted.map(({ from, to }, index) => {
    const led = joined === from ? null : lead.exec(text.slice(0, from));
    const next = sorted[index + 1];
    joined = next && glue.test(text.slice(to, next.from)) ? next.from : to;
    return { from: led ? led.index : from, to: joined };
  });
}
