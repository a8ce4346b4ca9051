import { expect, test } from 'vitest';
import { copyName, filledName, filledTree, hasBlanks, usualName } from '#parts/folders/filledName.ts';

const awa = { lastName: 'Diallo', firstName: 'Awa', number: 'C00042' };

test.each([
  ['{NOM} {Prénom} ({Numéro})', 'DIALLO Awa (C00042)'],
  ['{nom}-{PRENOM}', 'DIALLO-Awa'],
  ['{Name}, {First name} {number}', 'DIALLO, Awa C00042'],
  ['Pièces de {Prénom}', 'Pièces de Awa'],
  ['{année}', '{année}'],
  ['Pièces', 'Pièces'],
])('%j becomes %j', (name, filled) => {
  expect(filledName(name, awa)).toBe(filled);
});

test('what a file share does not take becomes a hyphen, and a number that is not known yet leaves no trace', () => {
  expect(usualName({ lastName: 'O’Neil / Roy', firstName: 'Léa', number: '' })).toBe('O’NEIL - ROY Léa');
  expect(filledName('{NOM} {Numéro}.', { ...awa, number: '' })).toBe('DIALLO');
});

test('names are filled at every depth', () => {
  const tree = [{ name: 'Entretien', inside: [{ name: 'Notes {NOM}', inside: [] }] }];
  expect(filledTree(tree, awa)).toEqual([{ name: 'Entretien', inside: [{ name: 'Notes DIALLO', inside: [] }] }]);
});

test('a template is known by its blanks', () => {
  expect(['{NOM}', '{Prénom} x', 'NOM', '{année}'].map(hasBlanks)).toEqual([true, true, false, false]);
});

test.each([
  ['Rentrée 2027', 'Rentrée 2028'],
  ['2027', '2028'],
  ['Jurys', 'Jurys (copie)'],
  ['Bilan 2027 final', 'Bilan 2027 final (copie)'],
])('a copy of %j is named %j', (name, copy) => {
  expect(copyName(name, (original) => `${original} (copie)`)).toBe(copy);
});
