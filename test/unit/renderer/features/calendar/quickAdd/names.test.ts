import { expect, test } from 'vitest';
import { readHere } from './readHere.ts';

const teachers = [
  'MARTIN Claire',
  'LE GOFF Yann',
  'VASSEUR Hélène',
  'NGUYEN Paul',
  'NGUYEN Anh',
  'BLANC Denis',
  'PETIT Louise',
  'N’DIAYE Nathan',
];

test.each([
  ['cours Vasseur', ''],
  ['cours avec blanc', 'BLANC Denis'],
  ['cours avec M. Blanc', 'BLANC Denis'],
  ['cours Denis Blanc', ''],
  ['cours avec Yann Le Goff', 'LE GOFF Yann'],
  ['cours avec Le Goff', 'LE GOFF Yann'],
  ['cours avec Nguyen', ''],
  ['cours avec anh nguyen', 'NGUYEN Anh'],
  ['cours avec N’DIAYE Nathan', 'N’DIAYE Nathan'],
  ['cours avec ndiaye', 'N’DIAYE Nathan'],
  ['cours avec Vasseur et Martin', 'VASSEUR Hélène, MARTIN Claire'],
  ['cours avec Mme Vasseur, M. Blanc et Claire Martin', 'VASSEUR Hélène, BLANC Denis, MARTIN Claire'],
  ['cours avec Vasseur et Nguyen', ''],
  ['cours avec Vasseur et la mairie', 'VASSEUR Hélène'],
  ['cours avec Vasseur Hélène / Claire Martin', 'VASSEUR Hélène, MARTIN Claire'],
  ['entretien Dupont avec Martin', 'MARTIN Claire'],
])('teachers are named after « avec »: %s', (phrase, expected) => {
  expect(readHere(phrase, { teachers }).enseignants).toBe(expected);
});

test.each([
  ['REUNION equipe', 'Réunion', 'REUNION equipe'],
  ['entretiens Alizée', 'Entretien d’admission', 'Entretiens Alizée'],
  ['meeting', 'Réunion', 'Meeting'],
  ['point avec la mairie', undefined, 'Point avec la mairie'],
  ['cours Python avec Martin', 'Cours', 'Cours Python'],
  ['mon entretien', 'Entretien d’admission', 'Mon entretien'],
])('a type is known by its name: %s', (phrase, type, title) => {
  const quick = readHere(`demain 9h ${phrase}`, { teachers });
  expect([quick.type?.name, quick.title]).toEqual([type, title]);
});
