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
  ['examen blanc', ''],
  ['Examen Blanc demain 9h', ''],
  ['EXAMEN BLANC', ''],
  ['petit jury', ''],
  ['cours vasseur', ''],
  ['COURS VASSEUR', ''],
  ['cours Vasseur', 'VASSEUR Hélène'],
  ['cours avec blanc', 'BLANC Denis'],
  ['cours M. Blanc', 'BLANC Denis'],
  ['cours Denis Blanc', 'BLANC Denis'],
  ['cours Python Yann Le Goff', 'LE GOFF Yann'],
  ['cours Nguyen', ''],
  ['cours avec Nguyen', ''],
  ['cours Anh Nguyen', 'NGUYEN Anh'],
  ['cours avec anh nguyen', 'NGUYEN Anh'],
  ['cours avec N’DIAYE Nathan', 'N’DIAYE Nathan'],
  ['cours avec ndiaye', 'N’DIAYE Nathan'],
  ['cours avec Vasseur et Martin', 'VASSEUR Hélène, MARTIN Claire'],
  ['cours avec Mme Vasseur, M. Blanc et Claire Martin', 'VASSEUR Hélène, BLANC Denis, MARTIN Claire'],
  ['cours avec Vasseur et Nguyen', ''],
  ['cours avec Vasseur et la mairie', 'VASSEUR Hélène'],
  ['cours Vasseur Hélène / Claire Martin', 'VASSEUR Hélène, MARTIN Claire'],
  // In an interview a lone family name is the applicant's.
  ['entretien Martin', ''],
  ['entretien Dupont avec Martin', 'MARTIN Claire'],
])('a teacher’s name needs evidence: %s', (phrase, expected) => {
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
