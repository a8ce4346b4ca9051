import { expect, test } from 'vitest';
import { sameShallow } from '#cache/queries/memo.ts';

test('lists, maps and plain objects of identical members are the same for a screen, others only where they are identical', () => {
  const [one, other] = [{}, {}];
  expect(sameShallow([one, 'a'], [one, 'a'])).toBe(true);
  expect(sameShallow([one], [other])).toBe(false);
  expect(sameShallow({ one, at: 1 }, { one, at: 1 })).toBe(true);
  expect(sameShallow({ one }, { other: one })).toBe(false);
  expect(sameShallow([one], { 0: one })).toBe(false);
  expect(sameShallow(new Map([['a', one]]), new Map([['a', one]]))).toBe(true);
  expect(sameShallow(new Map([['a', 1]]), new Map([['a', 2]]))).toBe(false);
  expect(sameShallow(new Map([['a', 1]]), new Map([['b', 1]]))).toBe(false);
  expect(sameShallow(new Map([['a', 1]]), new Map())).toBe(false);
  expect(sameShallow(new Map(), {})).toBe(false);
  expect(sameShallow(new Set(['a']), new Set(['b']))).toBe(false);
});
