import { expect, test } from 'vitest';
import type { Intent } from '#intents/intent.ts';
import { plan } from './given.ts';

const account = (password: string): Intent => {
  const members = {
    Nom: 'Aubin',
    Prenom: 'Rose',
    Login: 'rose.aubin',
    Mail: 'rose.aubin@exemple.fr',
    ProfilUser: '2',
    TypeAuthentification: 'Standalone',
    Password: password,
  };
  return { kind: 'create', rows: [{ entity: 'User', members, subject: 'AUBIN Rose' }] };
};

test('S12 a step holds the cipher text of a password, and never what was typed', () => {
  const cipher = `${'Q'.repeat(342)}==`;
  const planned = plan(account(cipher));
  expect(planned.ok && planned.steps[0]?.body).toContain(cipher);
  for (const typed of ['secret', '', 'a'.repeat(341)])
    expect(plan(account(typed))).toEqual({
      ok: false,
      rejection: 'notAValue',
    });
  // ProfilUser is a number for the service.
  expect(planned.ok && planned.steps[0]?.body).toContain('"ProfilUser":2');
});

test('R2.6 the password of a person is not the user’s to give', () => {
  expect(
    plan({
      kind: 'edit',
      rows: [{ entity: 'Candidat', id: '40', members: { Password: `${'Q'.repeat(342)}==` }, subject: 'DIALLO Awa' }],
    }),
  ).toMatchObject({ ok: false, rejection: 'notEditable' });
});
