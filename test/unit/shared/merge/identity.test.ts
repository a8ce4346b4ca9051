import { expect, test } from 'vitest';
import { describeEntity } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { identityDifferences } from '#shared/merge/identity.ts';

const applicant = describeEntity('Candidat');
const person = (nom: string | null, prenoms: string, login = 'x') =>
  rawJson(JSON.stringify({ Nom: nom, Prenoms: prenoms, Login: login }));

test('I16 R3.8 two rows are one entity unless an identifying field that both have says otherwise', () => {
  expect(applicant.identity).toEqual(expect.arrayContaining(['Nom', 'Prenoms']));
  const differences = (other: ReturnType<typeof person>) =>
    identityDifferences(applicant, person('Hélène', 'Lou'), other);
  expect(differences(person('Hélène', 'Lou'))).toEqual([]);
  expect(differences(person('HELENE', 'lou')), 'another case, no accent').toEqual([]);
  expect(differences(person(null, 'Lou')), 'one lacks it').toEqual([]);
  expect(differences(person('Martin', 'Lou'))).toEqual(['Nom']);
  expect(differences(person('Martin', 'Max', 'y'))).toEqual(
    applicant.identity.filter((field) => field === 'Nom' || field === 'Prenoms'),
  );
});
