import { expect, test } from 'vitest';
import { likeliestFirst } from '#cache/queries/peopleHooks.ts';

const line = (name: string, ...campusIds: readonly string[]) => ({
  id: name,
  name,
  number: `N-${name.length}`,
  mail: `${name.slice(0, 3)}@exemple.fr`,
  campusIds,
});
const names = (query: string, ...lines: readonly ReturnType<typeof line>[]): readonly string[] =>
  likeliestFirst(lines, query, '1').map(({ name }) => name);

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

test('whose whole number or address is typed stays before', () => {
  const [far, near] = [line('MARTEL Axel', '2'), line('MARTEL Axelle', '1')];
  expect(names('n-11', far, near)).toEqual(['MARTEL Axel', 'MARTEL Axelle']);
  expect(names('Mar@exemple.fr ', far, near)).toEqual(['MARTEL Axel', 'MARTEL Axelle']);
});

test('a name that is written as typed comes before one that only sounds like it, whatever its campus', () => {
  const lines = [line('VASSEUR Hélène', '2'), line('LEVASSEUR Jean', '1'), line('VASSOR Paul', '1')];
  expect(likeliestFirst(lines, 'vasseur', '1', new Set(['VASSOR Paul'])).map(({ name }) => name)).toEqual([
    'LEVASSEUR Jean',
    'VASSEUR Hélène',
    'VASSOR Paul',
  ]);
});
