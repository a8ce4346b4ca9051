import { expect, test } from 'vitest';
import { Fields } from '#cache/queries/peopleHooks.ts';
import { addressIn, matching, nameIn } from '#features/people/selection/find.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const row = (id: string, members: string) => ({
  entity: 'Candidat' as const,
  id,
  fields: new Fields(rawJson(`{"Id":${id},${members}}`)),
  at: 0,
});

test('R1.5 in the Selection context a person is called by NomUsage, and found by it or by a number', () => {
  const married = row('1', '"Nom":"Diallo","NomUsage":"Petit","Prenoms":"Awa","Numero":"S77"');
  const plain = row('2', '"Nom":"Élie","Prenoms":"Zoé","Mail":{"Id":9,"Adresse":"zoe@exemple.fr"}');
  expect([nameIn(married), nameIn(plain)]).toEqual(['PETIT Awa', 'ÉLIE Zoé']);
  expect(matching([married, plain], '').map(({ id }) => id)).toEqual(['2', '1']);
  expect(matching([married, plain], 'elie').map(({ id }) => id)).toEqual(['2']);
  expect(matching([married, plain], 's77').map(({ id }) => id)).toEqual(['1']);
  expect(matching([married, plain], 'zoe@exemple.fr').map(({ id }) => id)).toEqual(['2']);
  expect([addressIn(married), addressIn(plain)]).toEqual([null, 'zoe@exemple.fr']);
});

test('R1.5 whom the service found is shown, in whichever of their members it looked', () => {
  const [found, other] = [row('1', '"Nom":"Petit"'), row('2', '"Nom":"Élie"')];
  expect(matching([found, other], 'a@b.fr', new Set(['Candidat 1'])).map(({ id }) => id)).toEqual(['1']);
  // The id of the other set is another person.
  expect(matching([found, other], 'a@b.fr', new Set(['Apprenant 1']))).toEqual([]);
});
