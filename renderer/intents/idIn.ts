import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { plain } from '#sync/rules/summary.ts';

/** The id in a reference of a row; null for null and 0 (R2.3). */
export function idIn(row: RawJson, field: string): string | null {
  const id = plain(membersOf(row).get(field));
  return id === '' || id === '0' ? null : id;
}
