import { expect, test } from 'vitest';
import { timeLineOf } from '#features/teaching/tracks/timeLine.ts';

const period = (id: string, from: number | null, to: number | null) => ({ id, from, to });

test('periods lie on one line from the first begin to the last end, in order of time', () => {
  const { bars, lines, undated, placeOf } = timeLineOf([period('b', 50, 100), period('a', 0, 50)]);
  expect(bars.map(({ period: { id }, start, length, line }) => [id, start, length, line])).toEqual([
    ['a', 0, 0.5, 0],
    ['b', 0.5, 0.5, 0],
  ]);
  expect([lines, undated]).toEqual([1, []]);
  expect([placeOf(-1), placeOf(25), placeOf(101)]).toEqual([null, 0.25, null]);
});

test('periods that overlap are below each other, and a line is used again', () => {
  const { bars, lines } = timeLineOf([period('a', 0, 60), period('b', 40, 100), period('c', 60, 80)]);
  expect(bars.map(({ period: { id }, line }) => [id, line])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ]);
  expect(lines).toBe(2);
});

test('a period without dates, or with its end before its begin, is beside the line', () => {
  const { bars, undated, placeOf } = timeLineOf([period('a', null, 3), period('b', 5, 5)]);
  expect(bars).toEqual([]);
  expect(undated.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(placeOf(3)).toBeNull();
});
