import { expect, test } from 'vitest';
import { typedPerson } from '#shell/palette/typedPerson.ts';

test.each([
  ['nouvelle personne Jean Martin', 'Martin', 'Jean'],
  ['Nouveau candidat Anne-Lise LE GOFF', 'LE GOFF', 'Anne-Lise'],
  ['nouvelle candidature DIALLO Awa', 'DIALLO', 'Awa'],
  ['créer candidate Inès', 'Inès', ''],
  ['new applicant Juliette Giraud', 'Giraud', 'Juliette'],
  ['ajouter personne jean de la tour', 'de la tour', 'jean'],
])('« %s » is a new person', (typed, lastName, firstName) => {
  expect(typedPerson(typed)).toEqual({ lastName, firstName });
});

test.each([
  '',
  'nouvelle personne',
  'Jean Martin',
  'nouvelle convention Jean',
  'nouvelle personne 12',
  'personne Jean',
])('« %s » is none', (typed) => {
  expect(typedPerson(typed)).toBeNull();
});
