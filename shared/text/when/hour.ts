import type { Match, Time } from './items.ts';
import { any, meanings, valueIn } from './words.ts';

/**
 * Whether an hour, as it is typed, names no half of the day: « 4h » is 16:00 at a school as often as 04:00, and the
 * user is asked which. 1 to 6 with one digit; 04 and 16 are clear, and 7 to 9 are the morning.
 */
export const isEitherHalf = (hour: string): boolean => /^[1-6]$/u.test(hour);

/** The hour that may be meant, after noon first, with two digits. */
export const halvesOf = (hour: string): readonly [afternoon: string, morning: string] => [
  String(Number(hour) + 12),
  hour.padStart(2, '0'),
];

const { beforeHour, clock, afterHour } = meanings;

/** The pattern of an hour; its groups end in `at`, so that a form can hold two of them. */
export const hourPattern = (at: 1 | 2): string =>
  [
    String.raw`(?:(?<before${at}>${any(Object.keys(beforeHour))}) )?(?<h${at}>\d{1,4}|${any(Object.keys(clock))})`,
    String.raw`(?:(?<sign${at}> ?{hour})(?:(?:(?<m${at}>\d{1,3})| (?<apart${at}>[0-5]\d)(?!\d|[/.-]\d|(?:{ordinal})?[ .-]{1,2}(?:{of} )?{anyMonth}(?!\p{L})))(?! ?{minutes}(?!\p{L})))?`,
    String.raw`|:(?<colon${at}>\d{1,3})|\.(?<dot${at}>00|1[3-9]|[2-5]\d))?`,
    String.raw`(?: (?<after${at}>${any(Object.keys(afterHour))}))?(?: ?(?<half${at}>[ap])\.?m\b\.?)?`,
  ].join('');

/**
 * What such groups come to; null for a number alone that is no hour, 'wrong' for an hour that no clock shows. Only an
 * end may be 24:00.
 */
export function clockOf({ of, pieceOf }: Match, at: 1 | 2, isEnd = false): Time | 'wrong' | null {
  const written = of(`h${at}`);
  if (written === '') return null;
  const [half, before, after] = [of(`half${at}`), of(`before${at}`), of(`after${at}`)];
  const minutes = of(`m${at}`) || of(`apart${at}`) || of(`colon${at}`) || of(`dot${at}`);
  const isBare = /^\d/u.test(written) && [half, before, after, minutes, of(`sign${at}`)].every((part) => part === '');
  const named = valueIn(clock, written);
  const [hour, minute] =
    isBare && written.length > 2 ? [written.slice(0, -2), written.slice(-2)] : [written, minutes || '00'];
  const isClock =
    named !== undefined ||
    (hour.length < 3 && Number(hour) <= 24 && (half === '' || (Number(hour) >= 1 && Number(hour) <= 12)));
  // « 9h40 et quart » is no hour.
  const isTwice = minutes !== '' && before + after !== '';
  if (!isClock || isTwice || minute.length !== 2 || Number(minute) > 59) return isBare ? null : 'wrong';
  const past = named ?? (half === '' ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60;
  const total = past + Number(minute) + (valueIn(beforeHour, before) ?? 0) + (valueIn(afterHour, after) ?? 0);
  if (total < 0 || total > (isEnd ? 1440 : 1439)) return 'wrong';
  return {
    minute: total,
    isBare,
    mayBeLength: of(`sign${at}`) !== '' && half === '' && before === '' && !hour.startsWith('0'),
    isEither: half === '' && isEitherHalf(hour),
    hasHalf: half !== '',
    digits: pieceOf(`h${at}`),
  };
}
