import type { EntityDescription } from '../entities/describe.ts';
import { membersOf } from '../json/rawJson.ts';
import type { RawJson } from '../json/rawJson.ts';
import { sameFolded, saysNothing } from './likeness.ts';
import { sameValue } from './sameValue.ts';

/**
 * Identifying fields that differ: with any, these are two entities. An absent field decides nothing; the service may
 * change case and accents (R3.8).
 */
export function identityDifferences(description: EntityDescription, one: RawJson, other: RawJson): readonly string[] {
  const [a, b] = [membersOf(one), membersOf(other)];
  return description.identity.filter((field) => {
    const [left, right] = [a.get(field), b.get(field)];
    if (saysNothing(left) || saysNothing(right) || sameValue(description, field, left, right)) return false;
    return !sameFolded(left, right);
  });
}
