import { expect, test } from 'vitest';
import { daysWithEvents } from '#cache/queries/daysWithEvents.ts';
import { monthGrid, otherMonth } from '#ui/monthGrid.ts';

test('a month is six weeks from Monday', () => {
  const grid = monthGrid('2026-11-19');
  expect(grid.length).toBe(6);
  expect(grid[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect([otherMonth('2026-12-31', 1), otherMonth('2026-01-15', -1), otherMonth('2026-03-31', -1)]).toEqual([
    '2027-01-01',
    '2025-12-01',
    '2026-02-01',
  ]);
});

test('days with content: those that a span touches, of an hour, of days, or of a moment', () => {
  const edges = [0, 10, 20, 30, 40];
  const held = (...spans: readonly (readonly [number, number])[]): readonly number[] =>
    daysWithEvents(
      spans.map(([debut, fin]) => ({ debut, fin })),
      edges,
    );
  expect([
    held([12, 13]),
    held([9, 21]),
    held([10, 20]),
    held([20, 20]),
    held([-5, 5]),
    held([-5, 0]),
    held([40, 50]),
  ]).toEqual([[1], [0, 1, 2], [1], [2], [0], [], []]);
  expect(held([35, 36], [1, 2], [1, 3])).toEqual([0, 3]);
});
