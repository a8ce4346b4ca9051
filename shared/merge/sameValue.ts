import type { EntityDescription } from '../entities/describe.ts';
import { inOneSpelling } from '../entities/idForm.ts';
import { digitsIn } from '../entities/numbers.ts';
import { elementsOf, membersOf, parseRaw, rawOf } from '../json/rawJson.ts';
import type { RawJson } from '../json/rawJson.ts';
import { sameInstant } from '../odata/instant.ts';
import type { FieldChange } from './change.ts';

/**
 * Same in meaning (I13, R2.3): instants by moment, 0 as null for a reference, numbers by value in either form (R5.4),
 * absent as null, a GUID in any case. Everything else by structure, texts exactly.
 */
export function sameValue(
  description: EntityDescription,
  field: string,
  a: RawJson | null,
  b: RawJson | null,
): boolean {
  if (a === b) return true;
  if (description.references.includes(field)) return referenceText(a) === referenceText(b);
  if (description.numeric.has(field)) {
    const [left, right] = [digitsIn(a), digitsIn(b)];
    if (left !== null && right !== null) return decimalText(left) === decimalText(right);
  }
  if (description.instants.includes(field) || description.civilDates.includes(field)) {
    const left = a === null ? null : parseRaw(a);
    const right = b === null ? null : parseRaw(b);
    if (typeof left === 'string' && typeof right === 'string') return left === right || sameInstant(left, right);
  }
  return sameJson(a, b);
}

const empty = rawOf('');

/** The same for a member or an entry of a keyed list, where missing and empty mean the same (R2.9). */
export const sameIn = (
  description: EntityDescription,
  { field, key }: Pick<FieldChange, 'field' | 'key'>,
  a: RawJson | null,
  b: RawJson | null,
): boolean =>
  key === undefined ? sameValue(description, field, a, b) : sameValue(description, '', a ?? empty, b ?? empty);

/** A reference as comparable text: null, absent, 0 and "" are no reference. */
function referenceText(raw: RawJson | null): string {
  if (raw === null || raw === 'null' || raw === '""') return '0';
  return decimalText(raw.startsWith('"') ? String(parseRaw(raw)) : raw);
}

function sameJson(a: RawJson | null, b: RawJson | null): boolean {
  if (a === null || b === null) return (a ?? 'null') === (b ?? 'null');
  if (a === b) return true;
  const kind = a.charAt(0);
  if (kind === '{' && b.startsWith('{')) return sameObject(a, b);
  if (kind === '[' && b.startsWith('[')) {
    const left = elementsOf(a);
    const right = elementsOf(b);
    return left.length === right.length && left.every((element, index) => sameJson(element, right[index] ?? null));
  }
  if (kind === '"' && b.startsWith('"'))
    return inOneSpelling(String(parseRaw(a))) === inOneSpelling(String(parseRaw(b)));
  return isNumber(a) && isNumber(b) && decimalText(a) === decimalText(b);
}

function sameObject(a: RawJson, b: RawJson): boolean {
  const left = membersOf(a);
  const right = membersOf(b);
  const names = new Set([...left.keys(), ...right.keys()]);
  return [...names].every((name) => sameJson(left.get(name) ?? null, right.get(name) ?? null));
}

const isNumber = (raw: string): boolean => /^-?\d/u.test(raw);

/** One spelling for one decimal value: 1250.10, 1250.1 and 1.2501e3 give the same text. Exact, whatever the length. */
export function decimalText(number: string): string {
  const match = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/u.exec(number);
  if (!match) return number;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = (whole + fraction).replace(/^0+/u, '');
  if (digits === '') return '0';
  const significant = digits.replace(/0+$/u, '');
  const scale = Number(exponent) - fraction.length + (digits.length - significant.length);
  return scale === 0 ? sign + significant : `${sign}${significant}e${scale}`;
}
