import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';

/**
 * The members of a row, for reading only (R2.2): parsed once; the exact text is used where a number does not fit. A
 * member of an unexpected form reads as absent.
 */
export class Fields {
  private readonly row: RawJson;
  private readonly parsed: Readonly<Record<string, unknown>>;

  constructor(row: RawJson) {
    this.row = row;
    const value = parseRaw(row);
    this.parsed = isObject(value) ? value : {};
  }

  /** Empty when null or absent. */
  text(name: string): string {
    const value = this.parsed[name];
    return typeof value === 'string' ? value : '';
  }

  /** Exact decimal text (R5.4), or a GUID; null for no reference (R2.3). */
  id(name: string): string | null {
    const value = this.parsed[name];
    if (value === 0 || value === '' || value === '0') return null;
    if (typeof value === 'string') return value;
    if (typeof value !== 'number') return null;
    return Number.isSafeInteger(value) ? String(value) : this.raw(name);
  }

  flag(name: string): boolean {
    return this.parsed[name] === true;
  }

  /** True only where the service says false: an absent flag proves nothing. */
  isFalse(name: string): boolean {
    return this.parsed[name] === false;
  }

  number(name: string): number | null {
    const value = this.parsed[name];
    return typeof value === 'number' ? value : null;
  }

  /** Epoch ms. The first year of the calendar is how a service writes that there is none (R5.6). */
  instant(name: string): number | null {
    const at = instantParts(this.text(name))?.epochMilliseconds ?? null;
    return at === null || at < secondYear ? null : at;
  }

  /** A text member of each entry of a list member; none where it is no list. */
  textsIn(list: string, name: string): readonly string[] {
    const entries = this.parsed[list];
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown) => {
      const text = isObject(entry) ? entry[name] : undefined;
      return typeof text === 'string' ? [text] : [];
    });
  }

  /** The member's own text; null when absent or null. */
  raw(name: string): RawJson | null {
    const value = this.parsed[name];
    return value === undefined || value === null ? null : (membersOf(this.row).get(name) ?? null);
  }
}

const secondYear = Date.parse('0002-01-01T00:00:00Z');

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
