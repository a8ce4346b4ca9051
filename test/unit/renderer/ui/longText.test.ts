import { expect, test } from 'vitest';
import { piecesOf } from '#ui/LongText.tsx';

test('a line may end after each « ; » of a list, and around the parts of an address', () => {
  expect(piecesOf('AB12;CD34;EF56')).toEqual(['AB12;', 'CD34;', 'EF56']);
  expect(piecesOf('jeanne.de_la-tour@ecole.example.fr')).toEqual([
    'jeanne.',
    'de_',
    'la-tour',
    '@ecole',
    '.example',
    '.fr',
  ]);
  expect(piecesOf('a.b@c.fr; d.e@f.fr')).toEqual(['a.', 'b', '@c', '.fr; ', 'd.', 'e', '@f', '.fr']);
  expect(piecesOf('Pâtisserie no. 4, 2.5 jours ; le soir')).toEqual(['Pâtisserie no. 4, 2.5 jours ; ', 'le soir']);
});

test('the parts of an address are looked for in what is short enough to be one alone', () => {
  const name = 'a.'.repeat(32);
  expect(piecesOf(`${name}@ecole.fr`).length).toBeGreaterThan(32);
  expect(piecesOf(`${name}a@ecole.fr`)).toHaveLength(1);
  expect(piecesOf(`a@${'b.'.repeat(128)}`)).toHaveLength(1);
  expect(piecesOf(`Écrire à ${name}@ecole.fr`)).toHaveLength(1);
  const pasted = `${'a.'.repeat(50_000)}@`;
  expect(piecesOf(`${pasted};${pasted}`)).toEqual([`${pasted};`, pasted]);
});
