import { expect, test } from 'vitest';
import type { Intent, NewRow } from '#intents/intent.ts';
import { withRealIds } from '#intents/stepsFor.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { kept, plan, steps } from './given.ts';

// R4.8 the account of a person: the User, and its id in their record, as one change.

const link = { entity: 'Candidat', id: '40', field: 'RefSysteme', subject: 'DIALLO Awa' } as const;
const account = (more: Partial<NewRow['link'] & object> = {}): Intent => ({
  kind: 'create',
  rows: [
    {
      entity: 'User',
      members: {
        Nom: 'Diallo',
        Login: 'awa.diallo',
        Prenom: 'Awa',
        Mail: 'awa@exemple.fr',
        ProfilUser: '2',
        TypeAuthentification: 'Directory',
      },
      link: { ...link, ...more },
      subject: 'DIALLO Awa',
    },
  ],
});

test('I7 the link waits for the id of the account', () => {
  const [user, linked, ...others] = steps(account());
  expect(others).toEqual([]);
  expect(user).toMatchObject({ entity: 'User', action: 'create', provisional: [] });
  expect(linked).toMatchObject({
    entity: 'Candidat',
    target: '40',
    action: 'replace',
    changes: [{ field: 'RefSysteme', mine: JSON.stringify(user?.target) }],
    provisional: [{ field: 'RefSysteme', id: user?.target }],
    summary: { subject: 'DIALLO Awa' },
  });
});

test('a member that holds no id, and a row that exists only here, are not linked', () => {
  expect(plan(account({ field: 'Nom' }))).toEqual({ ok: false, rejection: 'notAReference' });
  expect(plan(account({ id: 'new:a' }))).toEqual({ ok: false, rejection: 'notEditable' });
  expect(plan(account({ id: '41' }))).toEqual({ ok: false, rejection: 'unknownEntity' });
});

test('I12 undone once the service has the account, the link goes, and the account stays with the user’s agreement', () => {
  const [user, asked] = steps(account());
  const done = [user!, { ...asked!, changes: [{ ...asked!.changes[0]!, base: rawJson('""') }] }];
  const real = (id: string): string => (id === done[0]?.target ? '77' : id);
  const undo: Intent = { kind: 'undo', steps: done };
  const known = withRealIds(undo, real);
  const linked = { ...asked!, changes: [{ field: 'RefSysteme', base: rawJson('""'), mine: rawJson('"77"') }] };
  expect(known).toMatchObject({
    steps: [{ target: '77' }, { target: '40', changes: [{ mine: '"77"' }], provisional: [] }],
  });
  expect(plan(known, { steps: [kept({ ...linked, provisional: [] })] })).toMatchObject({
    ok: false,
    rejection: 'mustAgree',
    consequences: { remains: [{ entity: 'User' }] },
  });
});
