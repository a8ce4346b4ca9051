import { clockText, yearOf } from './civil.ts';
import { clockOf, isEitherHalf } from './hour.ts';
import { unread } from './items.ts';
import type { Around, Match, Option, Said, Time } from './items.ts';
import { macros } from './macros.ts';
import { numberIn } from './words.ts';

export function range(match: Match): Said | null {
  const [start, end] = [clockOf(match, 1), clockOf(match, 2, true)];
  // « 14h-30 ».
  if (!start || !end) return start !== end && match.of('tight') !== '' ? unread('noSuchTime') : null;
  if (start === 'wrong' || end === 'wrong') return unread('noSuchTime');
  const [isTight, to] = [match.of('tight') !== '', match.of('to')];
  if (start.isBare && end.isBare) return to === '' && /^\d{4}/u.test(match.of('h1')) ? null : unread('unread');
  // « le 24 à 10h » is a day and an hour.
  const isSure = match.of('from') !== '' || isTight || (end.hasHalf && to !== '');
  if ((start.isBare || end.isBare) && !isSure)
    return new RegExp(`^${macros['at']}$`, 'u').test(to) ? null : unread('unread');
  // « 2 to 3pm » begins after noon too.
  const [begin, finish] = [start.minute, end.minute];
  const isLater = start.isBare && begin < 720 && finish >= 720 && begin + 720 < finish && finish - begin > 360;
  const from = isLater ? { ...start, minute: begin + 720, isEither: false } : start;
  return countAfter(match, 2, end) ?? { is: 'range', start: from, end };
}

/** « 14h », « jusqu'à 16h ». */
export function hour(match: Match): Said | null {
  const [isEnd, isLed] = [match.of('until') !== '', match.of('led') !== ''];
  const time = clockOf(match, 1, isEnd);
  if (time === 'wrong') return isEnd ? null : unread('noSuchTime');
  if (!time || time.isBare) return null;
  return countAfter(match, 1, time) ?? { is: isEnd ? 'untilHour' : 'hour', time, isLed: isLed || isEnd };
}

/** « 14h 15 candidats » is 14:00 as well as 14:15. */
function countAfter({ of, pieceOf, after }: Match, at: 1 | 2, time: Time): Said | null {
  if (of(`apart${at}`) === '' || !new RegExp(`^ ${macros['counted']}(?!\\p{L})`, 'u').test(after)) return null;
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

/** « neuf heures » is an hour of the day; « deux heures » is one after « à » alone. */
export function wordHour({ of, pieceOf, valueOf }: Match): Said | null {
  const hours = numberIn(of('word').trim());
  if (of('led') === '' && hours < 7) return null;
  const minute = hours * 60 + (valueOf('afterHour') ?? 0);
  const time = { minute, isBare: false, mayBeLength: false, isEither: isEitherHalf(String(hours)), hasHalf: false };
  return { is: 'hour', time: { ...time, digits: pieceOf('word') }, isLed: true };
}

/** A length, or in how long from now, of a day at the most. */
export function lasting(of: Match['of'], minutes: number): Said | null {
  const whole = Math.round(minutes);
  return whole > 0 && whole <= 1440 ? { is: of('soon') === '' ? 'length' : 'soon', minutes: whole } : null;
}

/** An hour sign after digits may be an hour of the day as well: « 2h » is read as one, judged beside the others. */
export function length({ of }: Match): Said | null {
  const hours = numberIn(of('amount'));
  const isClock = new RegExp(`^ ?${macros['hour']}$`, 'u').test(of('unit'));
  const isLed = of('lasting') + of('soon') !== '';
  const isSaid = isLed || /[.,]/u.test(of('amount')) || (of('min') !== '' && hours <= 8);
  const isWord = /^\D/u.test(of('amount')) && hours < 7;
  if (of('more') !== '' && of('min') === '' && !(of('more').length === 2 && isLed)) return null;
  if (isClock && !isSaid && !isWord) return null;
  return lasting(of, hours * 60 + Number(of('more')) + (of('half') === '' ? 0 : 30));
}
