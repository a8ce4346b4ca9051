import { expect, test } from 'vitest';
import { plan } from './given.ts';

const account = {
  kind: 'entity.create',
  entity: 'User',
  subject: 'AUBIN Rose',
} as const;
const members = [
  { field: 'Nom', value: 'Aubin' },
  { field: 'Prenom', value: 'Rose' },
  { field: 'Login', value: 'rose.aubin' },
  { field: 'Mail', value: 'rose.aubin@exemple.fr' },
  { field: 'ProfilUser', value: '2' },
  { field: 'TypeAuthentification', value: 'Standalone' },
];

test('S12 a step holds the cipher text of a password, and never what was typed', () => {
  const cipher = `${'Q'.repeat(342)}==`;
  const planned = plan({ ...account, values: [...members, { field: 'Password', value: cipher }] });
  expect(planned.ok && planned.steps[0]?.body).toContain(cipher);
  for (const typed of ['secret', '', 'a'.repeat(341)])
    expect(plan({ ...account, values: [...members, { field: 'Password', value: typed }] })).toEqual({
      ok: false,
      rejection: 'notAValue',
    });
  // ProfilUser is a number for the service.
  expect(planned.ok && planned.steps[0]?.body).toContain('"ProfilUser":2');
});

test('R2.6 the password of a person is not the user’s to give', () => {
  expect(
    plan({
      kind: 'entity.edit',
      entity: 'Candidat',
      id: '40',
      fields: [{ field: 'Password', value: `${'Q'.repeat(342)}==` }],
      subject: 'DIALLO Awa',
    }),
  ).toMatchObject({ ok: false, rejection: 'notEditable' });
});
