import { expect, test } from 'vitest';
import { agreementGroups } from '#features/agreements/fields/groups.ts';
import { convention } from '#shared/entities/convention.ts';

test('every field of an agreement has its place in exactly one group', () => {
  const shown: readonly string[] = agreementGroups.flatMap(({ fields }) => fields.map(({ field }) => field));
  expect(shown.toSorted()).toEqual(Object.keys(convention.schema.shape).toSorted());
  expect(shown).toHaveLength(108);
});
