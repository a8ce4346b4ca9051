import { expect, test } from 'vitest';
import { compare } from '#features/changes/candidates.ts';
import { askedDoubt, raw, step } from './steps.ts';

const lost = (body: string, entity: 'Planification' | 'Directory' = 'Planification') =>
  step({ id: 'd', entity, action: 'create', target: 'new:d', body: raw(body), state: askedDoubt });

test('R3.6 what was sent beside what the service shows: differences first, equal moments in any form are equal', () => {
  const sent = lost(
    '{"Nom":"Jury","Debut":"2026-11-20T10:00:00+01:00","Fin":"2026-11-20T11:00:00+01:00","Enseignants":"BELKACEM","ReferenceMultiple":null}',
  );
  const row = raw(
    '{"Id":12,"Nom":"Jury","Debut":"2026-11-20T09:00:00Z","Fin":"2026-11-20T10:00:00Z","Enseignants":"VASSEUR","ReferenceMultiple":null}',
  );
  expect(compare(sent, row).map(({ unit, isSame }) => [unit, isSame])).toEqual([
    ['Enseignants', false],
    ['Nom', true],
    ['Debut+Fin', true],
  ]);
});

test('R2.8 a folder is compared by the name that its row has, and not by its parent', () => {
  const sent = lost('{"Nom":"Entretiens","Streamid":"parent"}', 'Directory');
  const compared = compare(sent, raw('{"Streamid":"own","Name":"Entretiens 2"}'));
  expect(compared.map(({ unit, sent: mine, there, isSame }) => [unit, mine, there, isSame])).toContainEqual([
    'Nom',
    ['"Entretiens"'],
    ['"Entretiens 2"'],
    false,
  ]);
  expect(compared.map(({ unit }) => unit)).not.toContain('Streamid');
});

test('the values that the service assigned tell candidates apart', () => {
  const sent = step({
    id: 'd',
    entity: 'Dossier',
    action: 'create',
    target: 'new:d',
    body: raw('{"CandidatId":5}'),
    state: askedDoubt,
  });
  expect(compare(sent, raw('{"Id":3,"CandidatId":5,"Numero":"C01284-2"}'))).toContainEqual({
    unit: 'Numero',
    fields: [{ field: 'Numero' }],
    sent: null,
    there: ['"C01284-2"'],
    isSame: true,
  });
});
