import { expect, test } from 'vitest';
import { scopeSchema, usualScope } from '#stores/offline.ts';

test('a choice of what to take along that an earlier version stored is read with today’s names', () => {
  const { withoutAdmissionPaths: _, ...rest } = usualScope('1');
  expect(scopeSchema.parse({ ...rest, withoutPaths: ['4'] })).toEqual({ ...rest, withoutAdmissionPaths: ['4'] });
  expect(scopeSchema.parse(usualScope('1'))).toEqual(usualScope('1'));
  expect(scopeSchema.safeParse(null).success).toBe(false);
});
