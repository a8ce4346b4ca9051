import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encryptPassword } from '#main/secrets/passwordCipher.ts';
import { authenticationTypes } from '#shared/entities/user.ts';
import { bodyOf, exact, raw, view, views } from './client/rows.ts';
import type { Members } from './client/rows.ts';
import { held, refusedFor, throughMain, unfit, confirmationOf } from './throughMain.ts';

/** Users and their rights, as main makes and changes them. */
const { client, practice, tried } = throughMain();

describe('users', () => {
  const account: Members = {
    Nom: 'AUBIN',
    Prenom: 'Rose',
    Login: 'rose.aubin',
    Mail: 'rose.aubin@exemple.fr',
    ProfilUser: 2,
    TypeAuthentification: 'Directory',
  };
  const make = (members: Members) =>
    client().call('User.create', { body: bodyOf(members), confirmation: confirmationOf('User.create') });

  test.each([-1, 0, 1, 3])('R4.2 User.1 the profile %i is read only: it is not sent', async (ProfilUser) => {
    expect(await tried(() => make({ ...account, ProfilUser }))).toEqual({
      failure: held('writableProfile', 'ProfilUser'),
      asked: [],
    });
  });

  test.each([
    [2, true],
    [4, false],
  ])('User.1 the profile %i is written; active: %s', async (ProfilUser, active) => {
    const { row } = await make({ ...account, ProfilUser });
    expect([view(row, 'ProfilUser'), view(row, 'Actif')]).toEqual([ProfilUser, active]);
  });

  test.each(authenticationTypes)(
    'R4.2 User.2 Authentication.2 %s: a password for Standalone only',
    async (TypeAuthentification) => {
      const key = await (await fetch(`${practice().baseUrl}/practice/publicKey`)).text();
      const plain = { ...account, TypeAuthentification };
      const secret = { ...plain, Password: encryptPassword('Élève à 12 €', key, 'oaepSha256') };
      const [right, wrong] = TypeAuthentification === 'Standalone' ? [secret, plain] : [plain, secret];
      expect(await tried(() => make(wrong))).toEqual({
        failure: held('passwordForStandaloneOnly', 'Password'),
        asked: [],
      });
      expect(view((await make(right)).row, 'TypeAuthentification')).toBe(TypeAuthentification);
    },
  );

  test('User.2 the service refuses another type', async () => {
    expect(await tried(() => make({ ...account, TypeAuthentification: 'Autre' }))).toEqual({
      failure: refusedFor('TypeAuthentification'),
      asked: ['POST /User'],
    });
  });

  test('User.3 User.4 a password is encrypted with the service’s key and never returned; DateSuppression is the minimum date', async () => {
    const standalone = { ...account, TypeAuthentification: 'Standalone' };
    const other = encryptPassword(
      'secret',
      await (await fetch(`${practice().baseUrl}/practice/publicKey`)).text(),
      'pkcs1',
    );
    for (const Password of ['secret', Buffer.from('secret').toString('base64')]) {
      expect(await tried(() => make({ ...standalone, Password }))).toEqual({ failure: unfit('Password'), asked: [] });
    }
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const Password = encryptPassword('secret', publicKey.export({ type: 'spki', format: 'pem' }).toString(), 'pkcs1');
    expect((await tried(() => make({ ...standalone, Password }))).failure).toEqual(refusedFor('Password'));
    const { row } = await make({ ...standalone, Password: other });
    expect([raw(row, 'Password'), view(row, 'DateSuppression'), raw(row, 'Code')]).toEqual([
      'null',
      '0001-01-01T00:00:00+00:00',
      'null',
    ]);
    expect(row).not.toContain(other);
  });

  test('Authentication.3 R4.3 rights are read, extended and reset, and changed only with a confirmation', async () => {
    const id = (await make(account)).id ?? '';
    const rights = async () => (await client().call('User.authorizations', { id })).ids;
    expect(await rights()).toEqual([]);
    const body = bodyOf({ ids: exact('[101,9007199254740993]') });
    expect(await tried(() => client().call('User.addAuthorizations', { id, body }))).toEqual({
      failure: unfit('confirmation'),
      asked: [],
    });
    const wrong = { id, body, confirmation: confirmationOf('User.addAuthorizations', '999') };
    expect(await tried(() => client().call('User.addAuthorizations', wrong))).toEqual({
      failure: unfit('confirmation'),
      asked: [],
    });
    expect(await rights()).toEqual([]);
    const added = await client().call('User.addAuthorizations', {
      id,
      body,
      confirmation: confirmationOf('User.addAuthorizations', id),
    });
    expect(added.ids).toEqual(['101', '9007199254740993']);
    const templates = (await client().call('Template.list', {})).rows;
    const templateId = raw(templates.at(-1), 'Id');
    const apply = { id, body: bodyOf({ templateId: exact(templateId) }) };
    expect(await tried(() => client().call('User.applyTemplate', apply))).toEqual({
      failure: unfit('confirmation'),
      asked: [],
    });
    expect(await rights()).toEqual(added.ids);
    const reset = await client().call('User.applyTemplate', {
      ...apply,
      confirmation: confirmationOf('User.applyTemplate', id),
    });
    expect(reset.ids).toEqual(['101', '102', '103']);
    expect(await rights()).toEqual(reset.ids);
    expect(views(templates, 'Id')).toContain(Number(templateId));
  });
});
