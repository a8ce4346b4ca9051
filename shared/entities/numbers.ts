import { parseRaw, rawJson, rawOf } from '../json/rawJson.ts';
import type { RawJson } from '../json/rawJson.ts';

/**
 * Numbers as deployments write them: `4900.5`, or with OData's IEEE754Compatible `"4900.5000"` (R5.4). A text member
 * whose content is digits is none.
 */

/** What the members of an entity that are numbers hold: ids and counters, or numbers with a fraction. */
export type NumericMembers = ReadonlyMap<string, 'integer' | 'decimal'>;

export const numberForm = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/u;

/** A parsed value as a number, whichever way it is written; null where it is none. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && numberForm.test(value) ? Number(value) : null;
}

/** A number's exact digits with a decimal point, without an exponent; null where the value is no number. */
export function digitsIn(raw: RawJson | null | undefined): string | null {
  if (raw === null || raw === undefined) return null;
  const [text, sign = '', whole = '', fraction = '', exponent] =
    numberForm.exec(raw.startsWith('"') ? String(parseRaw(raw)) : raw) ?? [];
  if (text === undefined || exponent === undefined) return text ?? null;
  const by = Number(exponent);
  const digits = `${'0'.repeat(Math.max(0, 1 - by - whole.length))}${whole}${fraction}`;
  const point = digits.length - fraction.length + by;
  const padded = digits.padEnd(point, '0');
  const [before, after] = [padded.slice(0, point).replace(/^0+(?=\d)/u, ''), padded.slice(point)];
  return `${sign}${before}${after === '' ? '' : `.${after}`}`;
}

interface Numeric {
  readonly numeric: NumericMembers;
  readonly references: readonly string[];
}

/** In the form in which the row writes this number, else its kin: OData writes 64-bit integers and decimals as text. */
export function inRowsForm(
  { numeric, references }: Numeric,
  ofRow: () => ReadonlyMap<string, RawJson>,
  field: string,
  mine: RawJson,
): RawJson {
  const kind = numeric.get(field);
  const digits = kind === undefined ? null : digitsIn(mine);
  if (digits === null) return mine;
  const isId = (name: string): boolean => name === 'Id' || references.includes(name);
  const isKin = (name: string): boolean => numeric.get(name) === kind && isId(name) === isId(field);
  const members = ofRow();
  const own = members.get(field);
  const model =
    digitsIn(own) === null ? [...members].find(([name, raw]) => isKin(name) && digitsIn(raw) !== null)?.[1] : own;
  if (model === undefined) return mine;
  if (model.startsWith('"')) return rawOf(digits);
  return mine.startsWith('"') ? rawJson(digits) : mine;
}
