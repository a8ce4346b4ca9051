import { expect, test } from 'vitest';
import { rowEdit } from '#intents/intent.ts';
import type { Intent } from '#intents/intent.ts';
import { kept, plan } from './given.ts';

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

test('R3.5 R4.2 an account that exists only here is corrected with its password, which it may lose too', () => {
  const cipher = `${'Q'.repeat(342)}==`;
  const made = plan(account(cipher));
  const [creation] = made.ok ? made.steps : [];
  const correct = (members: Readonly<Record<string, string>>) =>
    plan({ kind: 'edit', rows: [rowEdit('User', creation!.target, members)] }, { steps: [kept(creation!)] });
  const changesOf = (members: Readonly<Record<string, string>>) => {
    const planned = correct(members);
    return planned.ok && planned.steps[0]?.changes.map(({ field, mine }) => [field, mine]);
  };
  expect(changesOf({ Password: 'R'.repeat(344) })).toEqual([['Password', `"${'R'.repeat(344)}"`]]);
  expect(changesOf({ TypeAuthentification: 'CAS', Password: '' })).toEqual([
    ['TypeAuthentification', '"CAS"'],
    ['Password', 'null'],
  ]);
  expect(correct({ Password: 'secret' })).toEqual({ ok: false, rejection: 'notAValue' });
});
