import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { idText } from '../pages/buckets.ts';

/** The members of a row, for reading only (R2.2). A member of an unexpected form reads as absent. */
export class Fields {
  private readonly members: ReadonlyMap<string, RawJson>;

  constructor(row: RawJson) {
    this.members = membersOf(row);
  }

  /** Empty when null or absent. */
  text(name: string): string {
    const value = this.value(name);
    return typeof value === 'string' ? value : '';
  }

  /** Exact decimal text (R5.4); null for no reference (R2.3). */
  id(name: string): string | null {
    return idText(this.members.get(name)) ?? null;
  }

  flag(name: string): boolean {
    return this.members.get(name) === 'true';
  }

  number(name: string): number | null {
    const value = this.value(name);
    return typeof value === 'number' ? value : null;
  }

  /** Epoch ms. */
  instant(name: string): number | null {
    return instantParts(this.text(name))?.epochMilliseconds ?? null;
  }

  /** A member that is an object or array, as its text; null when absent. */
  raw(name: string): RawJson | null {
    const raw = this.members.get(name);
    return raw === undefined || raw === 'null' ? null : raw;
  }

  private value(name: string): unknown {
    const raw = this.members.get(name);
    return raw === undefined ? undefined : parseRaw(raw);
  }
}
