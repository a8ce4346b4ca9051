import { clockText, yearOf } from './civil.ts';
import { unread } from './items.ts';
import type { Around, Match, Option, Said, Time } from './items.ts';
import { pattern } from './patterns.ts';
import { meanings, numberIn, valueIn } from './words.ts';

/**
 * Whether an hour, as it is typed, names no half of the day: « 4h » is 16:00 at a school as often as 04:00, and the
 * user is asked which. 1 to 6 with one digit; 04 and 16 are clear, and 7 to 9 are the morning.
 */
const isEitherHalf = (hour: string): boolean => /^[1-6]$/u.test(hour);

/** The hour that may be meant, after noon first, with two digits. */
export const halvesOf = (hour: number): readonly [afternoon: string, morning: string] => [
  String(hour + 12),
  String(hour).padStart(2, '0'),
];

/**
 * Whether a half of the day, in words with the minute at which it begins, has an hour: also « 20h du soir »; not « 12h
 * du soir », « 14h du matin », « 9h de l'après-midi » or « 20pm ».
 */
function isOfHalf(hour: number, begin: number | undefined): boolean {
  if (begin === undefined) return hour >= 1 && hour <= 12;
  if (begin < 720) return hour < 12;
  return hour > 0 && hour !== 12 && hour < 24 && (begin > 720 || hour % 12 < 8);
}

/**
 * The first or second hour of a form; null for a number alone that is none, 'wrong' for an hour that no clock shows.
 * Only an end may be 24:00.
 */
function clockOf({ of, pieceOf }: Match, at: 1 | 2, isEnd = false): Time | 'wrong' | null {
  const part = (name: string): string => of(`${name}${at}`);
  const [written, sign, moved] = [part('h'), part('sign'), part('before') + part('after')];
  const begin = valueIn(meanings.halves, part('part'));
  const half = part('half') || (begin === undefined ? '' : begin < 720 ? 'a' : 'p');
  const minutes = part('m') || part('apart') || part('colon') || part('dot');
  const isBare = /^\d/u.test(written) && part('half') + sign + moved + minutes === '';
  const named = valueIn(meanings.clock, written);
  const [hour, minute] =
    isBare && written.length > 2 ? [written.slice(0, -2), written.slice(-2)] : [written, minutes || '00'];
  const isClock =
    named !== undefined || (hour.length < 3 && Number(hour) <= 24 && (half === '' || isOfHalf(Number(hour), begin)));
  // « 9h40 et quart » is no hour.
  const isTwice = minutes !== '' && moved !== '';
  if (!isClock || isTwice || minute.length !== 2 || Number(minute) > 59) return isBare ? null : 'wrong';
  const past = named ?? (half === '' ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60;
  const [before, after] = [valueIn(meanings.beforeHour, part('before')), valueIn(meanings.afterHour, part('after'))];
  const total = past + Number(minute) + (before ?? 0) + (after ?? 0);
  if (total < 0 || total > (isEnd ? 1440 : 1439)) return isBare ? null : 'wrong';
  return {
    minute: total,
    isBare,
    mayBeLength: sign !== '' && half === '' && before === undefined && !hour.startsWith('0'),
    isEither: half === '' && isEitherHalf(hour),
    hasHalf: half !== '',
    digits: pieceOf(`h${at}`),
  };
}

const isAt = pattern('^{at}$');
const isOf = pattern('^(?:{of} )?$');
const isDateNext = pattern(String.raw`^(?:{ordinal}|/\d|[ .-]{1,2}(?:{of} )?{anyMonth}(?!\p{L}))`);

export function range(match: Match): Said | null {
  const [start, end] = [clockOf(match, 1), clockOf(match, 2, true)];
  const [isTight, to] = [match.of('tight') !== '', match.of('to')];
  // « 14h-30 ».
  if (!start || !end) return start !== end && isTight ? unread('noSuchTime') : null;
  // "10am until 15 dec"
  if (end !== 'wrong' && end.isBare && isDateNext.test(match.after)) return null;
  if (start === 'wrong' || end === 'wrong') return unread('noSuchTime');
  if (start.isBare && end.isBare) return to === '' && /^\d{4}/u.test(match.of('h1')) ? null : unread('unread');
  // « le 24 à 10h » is a day and an hour.
  const isSure = match.of('from') !== '' || isTight || (end.hasHalf && to !== '');
  if ((start.isBare || end.isBare) && !isSure) return isAt.test(to) ? null : unread('unread');
  const [begin, finish] = [start.minute, end.minute];
  // « de 8h à 10h du soir », "from 2 to 3pm": what follows the end is said of both.
  const isOfBoth = end.hasHalf && !start.hasHalf && (start.isBare || match.of('part2') !== '');
  const isLater =
    (start.isBare || isOfBoth) && begin < 720 && finish >= 720 && begin + 720 < finish && finish - begin > 360;
  const from = { ...start, minute: isLater ? begin + 720 : begin, isEither: start.isEither && !isLater && !isOfBoth };
  return countAfter(match, 2, end) ?? { is: 'range', start: from, end };
}

/** « 14h », « jusqu'à 16h ». */
export function hour(match: Match): Said | null {
  const isEnd = match.of('until') !== '';
  const time = clockOf(match, 1, isEnd);
  if (time === 'wrong') return isEnd ? null : unread('noSuchTime');
  if (!time || time.isBare) return null;
  // « cours de 2h » lasts two hours.
  const isLed = isEnd || !isOf.test(match.of('led'));
  return countAfter(match, 1, time) ?? { is: isEnd ? 'untilHour' : 'hour', time, isLed };
}

const isCounted = pattern(String.raw`^ {counted}(?!\p{L})`);

/** « 14h 15 candidats » is 14:00 as well as 14:15. */
function countAfter({ of, pieceOf, after }: Match, at: 1 | 2, time: Time): Said | null {
  if (of(`apart${at}`) === '' || !isCounted.test(after)) return null;
  if (time.isEither) return unread('unread');
  const piece = { from: pieceOf(`sign${at}`).to, to: pieceOf(`apart${at}`).from };
  const option = (says: string, minute: number): Option => ({ meaning: { hour: clockText(minute) }, says, piece });
  return { is: 'unclear', options: [option(', ', Math.floor(time.minute / 60) * 60), option('', time.minute)] };
}

/** « à 9 », 1430: a number alone is an hour where it can be one; four digits near this year rather name a year. */
export function bareHour(match: Match, { today }: Around): Said | null {
  const [time, isLed, digits] = [clockOf(match, 1), match.of('led') !== '', match.of('h1')];
  if (!time || time === 'wrong') return digits.length < 3 ? unread('noSuchTime') : null;
  const isYear = digits.length > 2 && !isLed && Math.abs(Number(digits) - yearOf(today)) <= 10;
  return isYear ? null : { is: 'number', time, isLed };
}

/** « neuf heures » is an hour of the day; « deux heures » is one after « à », and may be one directly after a day. */
export const wordHour =
  (isAfterDay: boolean) =>
  ({ of, pieceOf, valueOf }: Match): Said | null => {
    const hours = numberIn(of('word'));
    if (!isAfterDay && of('led') === '' && hours < 7) return null;
    const minute = hours * 60 + (valueOf('afterHour') ?? 0);
    const time = {
      minute,
      isBare: false,
      mayBeLength: isAfterDay,
      isEither: isEitherHalf(String(hours)),
      hasHalf: false,
    };
    return { is: 'hour', time: { ...time, digits: pieceOf('word') }, isLed: !isAfterDay };
  };

/** A length, or in how long from now, of a day at the most. */
export function lasting({ of }: Match, minutes: number): Said | null {
  const whole = Math.round(minutes);
  return whole > 0 && whole <= 1440 ? { is: of('soon') === '' ? 'length' : 'soon', minutes: whole } : null;
}

/** « 45m »: minutes or metres. */
export function metres(match: Match): Said | null {
  const amount = Number(match.of('amount').replace(/ ?m$/u, ''));
  const said = lasting(match, amount);
  if (match.of('lasting') + match.of('soon') !== '') return said;
  if (said?.is !== 'length' || amount > 480) return null;
  return { is: 'unclear', options: [{ meaning: { minutes: amount }, says: `${amount} min` }] };
}

const isHourSign = pattern('^ ?{hour}$');

/** An hour sign after digits may be an hour of the day as well: « 2h » is read as one, judged beside the others. */
export function length(match: Match): Said | null {
  const [amount, more, min] = [match.of('amount'), match.of('more'), match.of('min')];
  const hours = numberIn(amount);
  const isLed = match.of('lasting') + match.of('soon') !== '';
  // « 9.5h », « 9 h 30 min », "10 hours": as likely an hour of the day as a length.
  const isApart = match.pieceOf('amount').to < match.pieceOf('unit').from;
  const mayBeHour = /[.,]/u.test(amount) || (min !== '' && isApart) || !isHourSign.test(match.of('unit'));
  if (hours > 8 && !isLed && mayBeHour) return unread('unread');
  const isSaid = isLed || /[.,]/u.test(amount) || (min !== '' && hours <= 8) || (/^\D/u.test(amount) && hours < 7);
  // « 8h 30 min »: half an hour from eight on, or eight hours and a half.
  if (!isLed && min !== '' && (hours === 7 || hours === 8)) return unread('unread');
  if (more !== '' && min === '' && !(more.length === 2 && isLed)) return null;
  if (isHourSign.test(match.of('unit')) && !isSaid) return null;
  return lasting(match, hours * 60 + Number(more) + (match.of('half') === '' ? 0 : 30));
}
