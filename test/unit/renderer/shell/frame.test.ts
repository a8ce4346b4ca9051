import { expect, test } from 'vitest';
import { daysHolding } from '#cache/queries/daysHolding.ts';
import { step, visit } from '#session/undoHistory.ts';
import type { VisitedPlace, Trail } from '#session/undoHistory.ts';
import { initials } from '#shell/CampusSwitcher.tsx';
import { monthGrid, otherMonth } from '#ui/monthGrid.ts';

const empty: Trail = { visited: [], at: -1 };
const today: VisitedPlace = { screen: 'today', page: null };
const calendar: VisitedPlace = { screen: 'calendar', page: null };
const outbox: VisitedPlace = { screen: 'changes', page: null };
const directory: VisitedPlace = { screen: 'directory', page: null };

test('keyboard: Alt ← goes back over visited screens, and a new visit clears the forward history', () => {
  const there = visit(visit(visit(empty, today), calendar), outbox);
  const back = step(step(there, -1), -1);
  expect(back.visited[back.at]).toBe(today);
  expect(step(back, -1)).toEqual(back);
  expect(visit(back, directory).visited).toEqual([today, directory]);
  expect(visit(there, outbox)).toBe(there);
});

test('keyboard: Alt ← goes back from one person’s page to another’s, and to their list', () => {
  const page = (id: string): VisitedPlace => ({ screen: 'people', page: { entity: 'Candidat', id } });
  const list: VisitedPlace = { screen: 'people', page: null };
  const there = [list, page('1'), page('1'), page('2')].reduce(visit, empty);
  expect(there.visited).toEqual([list, page('1'), page('2')]);
  const back = step(there, -1);
  expect([back, step(back, -1)].map(({ visited, at }) => visited[at])).toEqual([page('1'), list]);
});

test('the navigation history has a maximum length', () => {
  let trail = empty;
  for (let index = 0; index < 200; index += 1) trail = visit(trail, index % 2 ? today : calendar);
  expect(trail.visited.length).toBe(50);
  expect(trail.visited[trail.at]).toBe(today);
});

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
    daysHolding(
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

test('two letters abbreviate a name', () => {
  expect(['Campus Lyon', 'claire.moreau@exemple.fr', 'entrainement', ''].map(initials)).toEqual(['CL', 'CM', 'EN', '']);
});
