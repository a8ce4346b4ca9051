import { membersOf, parseRaw, rawOf } from '../json/rawJson.ts';
import type { RawJson } from '../json/rawJson.ts';
import type { EntityDescription } from './describe.ts';
import { isGuid, isId } from './idForm.ts';

/** The service's id, the number that screens show (C000049), or digits that may be either. */
export interface TypedNumber {
  /** The id that it may be: decimal text, or a folder's GUID. Null where it cannot be an id. */
  readonly id: string | null;
  /** The number that it may be on a screen, for `bearsNumber`. */
  readonly shown: string;
}

/** Reads a typed number in any case, with blanks and leading zeros; null when it is not one. */
export function typedNumber(description: Pick<EntityDescription, 'idKind'>, typed: string): TypedNumber | null {
  if (description.idKind === 'guid') {
    const id = typed.trim();
    return isGuid(id) ? { id, shown: id } : null;
  }
  const shown = comparable(typed.replace(/^\s*(?:n\s*[°º]|#)/iu, ''));
  if (!/^(?=.*\d)[\p{L}\d][\p{L}\d._/-]*$/u.test(shown)) return null;
  return { id: isId(shown) ? shown : null, shown };
}

/** Whether a screen shows this row under that number. */
export function bearsNumber(description: Pick<EntityDescription, 'numbers'>, row: RawJson, shown: string): boolean {
  const members = membersOf(row);
  return description.numbers.some((member) => {
    const raw = members.get(member) ?? rawOf('');
    const value = parseRaw(raw);
    return comparable(typeof value === 'string' ? value : raw) === shown;
  });
}

const comparable = (number: string): string =>
  number
    .normalize('NFKC')
    .replaceAll(/\s+/gu, '')
    .toLocaleUpperCase('fr')
    .replaceAll(/(?<!\d)0+(?=\d)/gu, '');
