import { expect, test } from 'vitest';
import { successorOf } from '#ui/focus/keeper.ts';

// Focus law (experience): the next row takes the focus of one that left.
test.each([
  ['a row that stayed keeps it', 'b', 'abc', 'abc', 'b'],
  ['the next one', 'b', 'abc', 'ac', 'c'],
  ['the next one of those that are left', 'b', 'abcd', 'ad', 'd'],
  ['the one before, where none comes after', 'c', 'abc', 'ab', 'b'],
  ['none of an empty list', 'a', 'abc', '', null],
  ['the row itself under the id that the service gave it', 'b', 'abc', 'aXc', 'X'],
  ['the last row under the id that the service gave it', 'c', 'abc', 'abX', 'X'],
  ['not a row that came elsewhere', 'b', 'abc', 'Xac', 'c'],
  ['not one of several that came', 'b', 'abc', 'aXYc', 'c'],
])('%s', (_what, left, before, now, expected) => {
  expect(successorOf(left, before.split(''), now.split(''))).toBe(expected);
});
