import { expect, test } from 'vitest';
import { Fields } from '#cache/pages/fields.ts';
import type { KnownApplicant } from '#cache/queries/alreadyKnown.ts';
import type { Waiting } from '#cache/queries/waiting.ts';
import { knownPeople } from '#parts/newApplication/known.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const waiting: Waiting = {
  entity: 'Candidat',
  row: { id: 'new:c', fields: new Fields(rawJson('{"Nom":"Roy","Prenoms":"Zoé"}')), mark: null, steps: [] },
};
const here: KnownApplicant = { id: 'new:c', name: 'ROY Zoé', numero: '', because: 'mail', naissance: null };

test('I3 an applicant who waits with the address is named while it is still typed', () => {
  expect(knownPeople([], null, [waiting])).toMatchObject({
    applicants: [],
    others: [{ entity: 'Candidat', id: 'new:c', name: 'ROY Zoé', isWaiting: true }],
    address: 'waits',
  });
});

test('I3 and is named once, as an applicant, when the field was left', () => {
  expect(knownPeople([here], null, [waiting])).toMatchObject({ applicants: [{ id: 'new:c' }], others: [] });
});
