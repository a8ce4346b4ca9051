import { JsonTextError, objectOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { keyOf } from '../sets/setNames.ts';
import type { SetName } from '../sets/setNames.ts';

/** The members of a row, each as the exact text that was sent (R2.2), including those that no schema knows. */
export type Members = ReadonlyMap<string, RawJson>;

export interface Row {
  /** Decimal text of `Id`, or the lower-case GUID of a Directory row. */
  readonly id: string;
  readonly members: Members;
  readonly text: RawJson;
}

/** Throws JsonTextError when the members do not identify a row of `set`. */
export function rowOf(set: SetName, members: Members): Row {
  const idField = keyOf(set);
  const id = idField === 'Id' ? integerOf(members, idField) : textOf(members, idField).toLowerCase();
  if (id === '0' || id === '') throw new JsonTextError(`${set}: a row without ${idField}`);
  return { id, members, text: objectOf(members) };
}

/** The text of a member; "" when it is absent or not text. */
export function textOf(members: Members, name: string): string {
  const raw = members.get(name);
  const value = raw === undefined ? '' : parseRaw(raw);
  return typeof value === 'string' ? value : '';
}

/** The decimal text of an integer or reference of any length; "0" when it is absent, null or not an integer. */
export function integerOf(members: Members, name: string): string {
  const raw = members.get(name) ?? '0';
  return /^-?\d+$/u.test(raw) ? String(BigInt(raw)) : '0';
}
