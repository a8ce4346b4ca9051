import { expect, test } from 'vitest';
import { ownCampusFirst } from '#cache/queries/peopleHooks.ts';

const line = (name: string, ...campusIds: readonly string[]) => ({ name, campusIds });
const names = (query: string, ...lines: readonly ReturnType<typeof line>[]): readonly string[] =>
  ownCampusFirst(lines, query, '1').map(({ name }) => name);

test('whom a search finds on the own campus comes before those of other campuses, in the same order', () => {
  expect(names('mar', line('MARTEL Axel', '2'), line('MARIE Maïwenn', '1'), line('MARTIN Zoé', '2', '1'))).toEqual([
    'MARIE Maïwenn',
    'MARTIN Zoé',
    'MARTEL Axel',
  ]);
});

test('whose whole name is typed, and of whom no campus is known, stays before', () => {
  expect(names('axel martel', line('MARTEL Axel', '2'), line('MARTEL Axelle', '1'))).toEqual([
    'MARTEL Axel',
    'MARTEL Axelle',
  ]);
  expect(names('mar', line('MARTEL Axel'), line('MARIE Maïwenn', '1'))).toEqual(['MARTEL Axel', 'MARIE Maïwenn']);
});
