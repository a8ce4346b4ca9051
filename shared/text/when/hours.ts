import type { Of, PieceMeaning } from './grammar.ts';
import { namedHours } from './words.ts';

/** An hour of the day. */
export interface Time {
  /** Since 00:00; up to 1440. */
  readonly minute: number;
  /** 1 to 6 without am or pm: « 4h » is 16:00 at a school as often as 04:00, so the user is asked. */
  readonly isEither: boolean;
  /** 1h30 and 2h may be a length as well; 14:30, 2pm and 02h are hours of the day. */
  readonly mayBeLength: boolean;
}

const written = /^(?<h>\d{1,2})(?: ?(?<sign>h) ?|:)?(?<m>\d\d)? ?(?:(?<half>[ap])\.?m\.?)?$/u;
/** With more than its number. */
const isSure = (text: string): boolean => !/^\d+$/u.test(text);

/** Null for an hour that no clock shows. Only an end may be 24:00. */
function timeOf(text: string, isEnd = false): Time | null {
  const named = namedHours[text];
  if (named !== undefined) return { minute: named, isEither: false, mayBeLength: false };
  const { h = '', sign, m = '0', half } = written.exec(text)?.groups ?? {};
  const hour = half === undefined ? Number(h) : (Number(h) % 12) + (half === 'p' ? 12 : 0);
  const minute = hour * 60 + Number(m);
  const isOnClock =
    Number(m) < 60 &&
    minute <= (isEnd ? 1440 : 1439) &&
    (half === undefined || /^(?:[1-9]|1[0-2])$/u.test(h.replace(/^0/u, '')));
  if (!isOnClock) return null;
  return {
    minute,
    isEither: half === undefined && /^[1-6]$/u.test(h),
    mayBeLength: sign !== undefined && half === undefined && !h.startsWith('0'),
  };
}

export function clock(of: Of): PieceMeaning {
  const time = timeOf(of('start'));
  return time ? { is: 'hour', time } : { is: 'wrong', why: 'noSuchTime' };
}

/** From and to; the first may be a number alone where a word or a hyphen joins it: « de 9 à 10h », "2-3pm". */
export function range(of: Of): PieceMeaning | null {
  const [from, to] = [of('start'), of('end')];
  const isBare = !isSure(from);
  if (isBare && of('from') === '' && of('tight') === '') return null;
  const end = timeOf(to, true);
  const half = /[ap]\.?m\.?$/u.exec(to)?.[0] ?? '';
  const [start, ofHalf] = [timeOf(from), isBare && half !== '' ? timeOf(`${from}${half}`) : null];
  if (!start || !end) return { is: 'wrong', why: 'noSuchTime' };
  return {
    is: 'range',
    start: ofHalf && ofHalf.minute < end.minute ? ofHalf : { ...start, isEither: start.isEither && half === '' },
    end,
  };
}

/** Of a day at the most. */
export function length(of: Of): PieceMeaning | null {
  const minutes = Number(of('hours')) * 60 + Number(of('minutes'));
  return minutes > 0 && minutes <= 1440 ? { is: 'length', minutes } : null;
}

/** The hours of a piece that name no half of the day, in one of the two. */
export const inHalf = (piece: string, half: 'a' | 'p'): string =>
  piece.replaceAll(/(?<![\dh:])[1-6](?!\d)/gu, (hour) => (half === 'p' ? `${Number(hour) + 12}` : `0${hour}`));
