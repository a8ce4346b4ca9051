import { digitsIn, numberIn } from '#shared/entities/numbers.ts';
import { idIn, instantIn } from '#shared/entities/readValue.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/** For reading only (R2.2): parsed once, exact text where a number does not fit. An unexpected form reads as absent. */
export class Fields {
  readonly whole: RawJson;
  private readonly parsed: Readonly<Record<string, unknown>>;

  constructor(row: RawJson) {
    this.whole = row;
    const value = parseRaw(row);
    this.parsed = isObject(value) ? value : {};
  }

  /** Empty when null or absent. */
  text(name: string): string {
    const value = this.parsed[name];
    return typeof value === 'string' ? value : '';
  }

  /** Exact text (R5.4); null for no reference (R2.3). */
  id(name: string): string | null {
    return idIn(this.parsed[name], () => this.raw(name));
  }

  flag(name: string): boolean {
    return this.parsed[name] === true;
  }

  /** True only where the service says false: an absent flag proves nothing. */
  isFalse(name: string): boolean {
    return this.parsed[name] === false;
  }

  /** Of a member that is a number, which the service may write as text (R5.4). */
  number(name: string): number | null {
    return numberIn(this.parsed[name]);
  }

  /** Its exact digits, for sums and for reading. */
  digits(name: string): string | null {
    return digitsIn(this.raw(name));
  }

  /** The raw value of a number member that cannot be read as one: it is shown, and never counted as 0 or as absent. */
  notANumber(name: string): RawJson | null {
    const raw = this.raw(name);
    return raw === null || raw === '""' || digitsIn(raw) !== null ? null : raw;
  }

  /** Epoch ms; null for none. */
  instant(name: string): number | null {
    return instantIn(this.parsed[name]);
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

  /** A text member of a member that is an object; empty where it is none. */
  textWithin(member: string, name: string): string {
    const value = this.parsed[member];
    const text = isObject(value) ? value[name] : undefined;
    return typeof text === 'string' ? text : '';
  }

  /** The member's own text; null when absent or null. */
  raw(name: string): RawJson | null {
    const value = this.parsed[name];
    return value === undefined || value === null ? null : (membersOf(this.whole).get(name) ?? null);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
