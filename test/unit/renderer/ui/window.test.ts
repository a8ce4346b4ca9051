import { expect, test } from 'vitest';
import { slotsOf, stretchOf } from '#ui/useWindow.ts';

const rows = (count: number, from: number, to: number, kept: number | null) =>
  slotsOf(count, { from, to }, kept).map((slot) => (slot.kind === 'row' ? slot.index : `room ${slot.rows}`));

test('a short list is drawn whole', () => {
  expect(rows(100, 40, 48, null)).toEqual(Array.from({ length: 100 }, (_, at) => at));
});

test('of a long list what is seen is drawn, with room for the rest', () => {
  expect(rows(20_000, 8, 11, null)).toEqual(['room 8', 8, 9, 10, 'room 19989']);
  expect(rows(20_000, 0, 2, null)).toEqual([0, 1, 'room 19998']);
  expect(rows(200, 198, 200, null)).toEqual(['room 198', 198, 199]);
});

test('the row that may have the focus stays drawn wherever it is', () => {
  expect(rows(20_000, 8, 10, 3)).toEqual(['room 3', 3, 'room 4', 8, 9, 'room 19990']);
  expect(rows(20_000, 8, 10, 9)).toEqual(['room 8', 8, 9, 'room 19990']);
  expect(rows(20_000, 8, 10, 19_999)).toEqual(['room 8', 8, 9, 'room 19989', 19_999]);
  expect(rows(20_000, 0, 2, 2)).toEqual([0, 1, 2, 'room 19997']);
});

test('a list that became shorter draws no row that it does not have', () => {
  expect(rows(150, 400, 420, 400)).toEqual(['room 150']);
});

test('what is seen moves in steps, and never beyond the list', () => {
  expect(stretchOf(0, 440, 44, 20_000)).toEqual({ from: 0, to: 16 });
  expect(stretchOf(3, 440, 44, 20_000)).toEqual({ from: 0, to: 24 });
  expect(stretchOf(44_000, 440, 44, 20_000)).toEqual({ from: 992, to: 1016 });
  expect(stretchOf(44_000, 440, 44, 1010)).toEqual({ from: 992, to: 1010 });
  expect(stretchOf(-300, 440, 44, 20_000).from).toBe(0);
});
