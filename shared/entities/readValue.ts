import type { RawJson } from '../json/rawJson.ts';
import { instantParts } from '../odata/instant.ts';

const secondYear = Date.parse('0002-01-01T00:00:00Z');

/**
 * A parsed value as an id: exact decimal text (R5.4), or a GUID; null for no reference (R2.3). `exact`: the value's own
 * text, for a number that a number does not hold.
 */
export function idIn(value: unknown, exact: () => RawJson | null): string | null {
  if (value === 0 || value === '' || value === '0') return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return null;
  return Number.isSafeInteger(value) ? String(value) : exact();
}

/**
 * A parsed value as an instant, in epoch ms. The first year of the calendar is how a service writes that there is none
 * (R5.6).
 */
export function instantIn(value: unknown): number | null {
  const at = typeof value === 'string' ? instantParts(value)?.epochMilliseconds : undefined;
  return at === undefined || at < secondYear ? null : at;
}
