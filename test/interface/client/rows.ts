import { entities } from '#shared/entities/index.ts';
import { digitsIn } from '#shared/entities/numbers.ts';
import { membersOf, objectOf, parseRaw, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/** The members of a body: plain values, or `exact` texts of ids and decimals that a number may not hold (R2.2). */
export type Members = Readonly<Record<string, Value>>;
export type Value = string | number | boolean | null | { readonly exact: RawJson };

export const exact = (text: string): { readonly exact: RawJson } => ({ exact: rawJson(text) });
export const rawValue = (value: Value): RawJson =>
  typeof value === 'object' && value !== null ? value.exact : rawOf(value);
export const bodyOf = (members: Members): RawJson =>
  objectOf(Object.entries(members).map(([name, value]) => [name, rawValue(value)]));

/** Members that are numbers in every entity that has them. */
const numbers = new Set<string>();
for (const { numeric } of Object.values(entities)) for (const name of numeric.keys()) numbers.add(name);
for (const { schema, numeric } of Object.values(entities))
  for (const name of Object.keys(schema.shape)) if (!numeric.has(name)) numbers.delete(name);

/** A member's own text, of a number that is written as text its digits (R5.4); null for a missing member. */
export function raw(row: RawJson | null | undefined, name: string): RawJson {
  const value = membersOf(row ?? '{}').get(name) ?? rawOf(null);
  return numbers.has(name) ? rawJson(digitsIn(value) ?? value) : value;
}
/** A member to look at: numbers may lose digits. */
export const view = (row: RawJson | null | undefined, name: string): unknown => parseRaw(raw(row, name));
export const views = (rows: readonly RawJson[], name: string): readonly unknown[] => rows.map((row) => view(row, name));

export function only(rows: readonly RawJson[]): RawJson {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`one row was wanted, not ${rows.length}`);
  return row;
}

export function bodyIn({ body }: { readonly body?: RawJson | undefined }): RawJson {
  if (body === undefined) throw new Error('a creation has a body');
  return body;
}
