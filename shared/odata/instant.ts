/** An instant as the service writes it: ISO 8601, any offset or `Z`, any number of fraction digits (R2.3, R5.4). */
const form = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-]\d\d:?\d\d)$/u;

export interface InstantParts {
  readonly epochMilliseconds: number;
  /** Digits after the millisecond, without trailing zeros, so that comparisons lose nothing. */
  readonly beyondMilliseconds: string;
}

/** Reads an instant; undefined when the text is not one (a date without offset is not one). */
export function instantParts(text: string): InstantParts | undefined {
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

/**
 * The same moment in the form that may be sent, with its offset as `+hh:mm` (R2.4): rewrites only `Z` and `+hhmm`, no
 * digit of date or time. Returns a text that is not an instant unchanged.
 */
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
