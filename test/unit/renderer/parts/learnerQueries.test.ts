import { expect, test } from 'vitest';
import { learnerQueries } from '#parts/find/useFindPeople.ts';

test.each([
  ['an address', ' ines.roux@etu.exemple.fr ', [{ filter: { eq: ['Mail/Adresse', 'ines.roux@etu.exemple.fr'] } }]],
  ['a code', '2026-0002', [{ filter: { eq: ['Code', '2026-0002'] } }]],
  ['nothing', '  ', []],
  ['one word, which no documented filter compares', 'Robert', []],
])('R1.1 a learner is looked up by %s', (_what, typed, asked) => {
  expect(learnerQueries(typed)).toEqual(asked);
});

test('R5.3 a name and given names are compared as a whole, in either order and as schools write them', () => {
  const pairs = learnerQueries('le goff Yann').map(({ filter }) =>
    'and' in filter ? filter.and.map((part) => ('eq' in part ? part.eq[1] : '')) : [],
  );
  expect(pairs).toContainEqual(['LE GOFF', 'Yann']);
  expect(pairs).toContainEqual(['YANN', 'le goff']);
  expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(pairs.length);
  expect(learnerQueries('ROBERT Baptiste').length).toBeLessThanOrEqual(4);
});

test.each(["n'diaye jean-pierre", "N'DIAYE JEAN-PIERRE", "jean-pierre n'diaye"])('R5.3 in one case: %s', (typed) => {
  const asked = learnerQueries(typed);
  const pair = (nom: string) => ({ filter: { and: [{ eq: ['Nom', nom] }, { eq: ['Prenoms', 'Jean-Pierre'] }] } });
  expect(asked).toContainEqual(pair("N'DIAYE"));
  expect(asked).toContainEqual(pair("N'Diaye"));
  expect(asked.length).toBeLessThanOrEqual(6);
});
