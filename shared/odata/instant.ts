/** An instant as the service writes it: ISO 8601, any offset or `Z`, any number of fraction digits (R2.3, R5.4). */
const form = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-]\d\d:?\d\d)$/u;

export interface InstantParts {
  readonly epochMilliseconds: number;
  /** Digits after the millisecond, without trailing zeros, so that comparisons lose nothing. */
  readonly beyondMilliseconds: string;
}

/** Reads an instant; undefined when the text is not one (a date without offset is not one). */
export function instantParts(text: string): InstantParts | undefined {
  const usual = usualInstant(text);
  if (usual !== undefined) return { epochMilliseconds: usual, beyondMilliseconds: '' };
  const match = form.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second = '00', fraction = '', offset = 'Z'] = match;
  const digits = fraction.padEnd(3, '0');
  const utc = utcMilliseconds([year, month, day, hour, minute, second].map(Number));
  if (utc === undefined) return undefined;
  return {
    epochMilliseconds: utc - offsetMilliseconds(offset) + Number(digits.slice(0, 3)),
    beyondMilliseconds: digits.slice(3).replace(/0+$/u, ''),
  };
}

/**
 * Epoch ms of `2026-11-16T09:00:00+01:00` or `Z`, five times as fast as the pattern: a pull brings 200,000 of them.
 * Undefined: the pattern decides.
 */
function usualInstant(text: string): number | undefined {
  const isUtc = text.length === 20 && text[19] === 'Z';
  const sign = text[19] === '-' ? -1 : 1;
  if (!isUtc && !(text.length === 25 && (text[19] === '+' || text[19] === '-') && text[22] === ':')) return undefined;
  if (text[4] !== '-' || text[7] !== '-' || text[10] !== 'T' || text[13] !== ':' || text[16] !== ':') return undefined;
  const year = two(text, 0) * 100 + two(text, 2);
  const month = two(text, 5);
  const day = two(text, 8);
  const hour = two(text, 11);
  const minute = two(text, 14);
  const second = two(text, 17);
  const offset = isUtc ? 0 : two(text, 20) * 60 + two(text, 23);
  // Every month has 28 days; a longer one is left to the pattern, and so is what is no digit (NaN).
  const isSimple = year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= 28;
  if (!isSimple || !(hour <= 23 && minute <= 59 && second <= 59 && offset >= 0)) return undefined;
  return Date.UTC(year, month - 1, day, hour, minute, second) - sign * offset * 60_000;
}

/** The number of two digits; NaN where they are not digits. */
function two(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** The same moment in any offset or form (I13). False when either text is not an instant. */
export function sameInstant(a: string, b: string): boolean {
  const left = instantParts(a);
  const right = instantParts(b);
  return (
    left !== undefined &&
    right !== undefined &&
    left.epochMilliseconds === right.epochMilliseconds &&
    left.beyondMilliseconds === right.beyondMilliseconds
  );
}

/** With the offset as `+hh:mm` (R2.4): no digit of date or time changes, nor a text that is no instant. */
export function withOffset(text: string): string {
  if (!instantParts(text)) return text;
  return text.replace(/Z$/u, '+00:00').replace(/([+-]\d\d)(\d\d)$/u, '$1:$2');
}

function offsetMilliseconds(offset: string): number {
  if (offset === 'Z') return 0;
  const sign = offset.startsWith('-') ? -1 : 1;
  const digits = offset.slice(1).replace(':', '');
  return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000;
}

/** Undefined for a 30 February or a 25:00. Not Date.UTC alone, which reads the years 0 to 99 as 1900 to 1999. */
function utcMilliseconds(parts: readonly number[]): number | undefined {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : undefined;
}
