import { expect, test } from 'vitest';
import { chosenFoldersSchema } from '#stores/offline.ts';

test('the choice of an earlier version is read: its folders, not what it counted', () => {
  const old = { campusIds: ['1'], weeksBefore: 1, weeksAfter: 2, withoutPaths: ['4'], folders: ['a'] };
  expect(chosenFoldersSchema.parse(old)).toEqual({ folders: ['a'] });
  expect(chosenFoldersSchema.safeParse(null).success).toBe(false);
});
