import { expect, test } from 'vitest';
import { portion, portions } from '#cache/pages/portions.ts';

const groupsOf = (...sizes: readonly number[]): readonly (readonly number[])[] => [...portions(sizes, (size) => size)];
const half = portion / 2;

test('items are split into groups of one portion each, the last of what is left', () => {
  expect(groupsOf(half, half, half, half, 1)).toEqual([[half, half], [half, half], [1]]);
  expect(groupsOf(half, half)).toEqual([[half, half]]);
  expect(groupsOf()).toEqual([]);
});

test('an item larger than a portion is a group of its own', () => {
  expect(groupsOf(2 * portion, 1, 3 * portion)).toEqual([[2 * portion], [1, 3 * portion]]);
});

test('no item is read before its group is due', () => {
  let read = 0;
  const items = function* (): Generator<number> {
    for (;;) {
      read += 1;
      yield half;
    }
  };
  expect(portions(items(), (size) => size).next().value).toEqual([half, half]);
  expect(read).toBe(2);
});
