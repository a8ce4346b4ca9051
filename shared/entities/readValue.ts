import type { RawJson } from '../json/rawJson.ts';
import { instantParts } from '../odata/instant.ts';

const secondYear = Date.parse('0002-01-01T00:00:00Z');

/** Exact decimal text (R5.4) or a GUID; null for no reference (R2.3). `exact`: for a number that no double holds. */
export function idIn(value: unknown, exact: () => RawJson | null): string | null {
  if (value === 0 || value === '' || value === '0') return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return null;
  return Number.isSafeInteger(value) ? String(value) : exact();
}

/** Epoch ms; null for none, which a service writes as the first year of the calendar (R5.6). */
export function instantIn(value: unknown): number | null {
  const at = typeof value === 'string' ? instantParts(value)?.epochMilliseconds : undefined;
  return at === undefined || at < secondYear ? null : at;
}
