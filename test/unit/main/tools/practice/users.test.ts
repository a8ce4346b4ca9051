import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { errorOf, withPractice } from './client.ts';

const practice = withPractice();
const publicKey = async (): Promise<string> => (await fetch(`${practice().baseUrl}/practice/publicKey`)).text();
const paddings = {
  'PKCS #1 v1.5': { padding: constants.RSA_PKCS1_PADDING },
  'OAEP SHA-1': { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' },
  'OAEP SHA-256': { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
} as const;
const encrypted = (key: string, padding: keyof typeof paddings = 'PKCS #1 v1.5', text = 'mot de passe é€'): string =>
  publicEncrypt({ key, ...paddings[padding] }, Buffer.from(text, 'utf8')).toString('base64');
const account = { Nom: 'AUBIN', Prenom: 'Rose', Login: 'rose.aubin', Mail: 'rose.aubin@exemple.fr', ProfilUser: 2 };
const directoryAccount = { ...account, TypeAuthentification: 'Directory' };

describe('practice service: users', () => {
  it.each(Object.keys(paddings) as (keyof typeof paddings)[])(
    // keys forgets the names
    'S12 User.3 User.4 Authentication.2 accepts a Standalone password encrypted with its public key (%s); Password and Code are null in the answer',
    async (padding) => {
      const Password = encrypted(await publicKey(), padding);
      const created = await practice().post('/User', { ...account, TypeAuthentification: 'Standalone', Password });
      expect(created.status).toBe(201);
      expect(created.json).toMatchObject({
        ...account,
        Password: null,
        Code: null,
        Actif: true,
        DateSuppression: '0001-01-01T00:00:00+00:00',
      });
      expect(created.text).not.toContain(Password);
    },
  );

  it('R4.2 User.2 Authentication.2 refuses a Standalone password that is missing, plain, or made with another key', async () => {
    const other = String(
      generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }),
    );
    const passwords = [
      undefined,
      '',
      'en clair',
      Buffer.from('en clair').toString('base64'),
      encrypted(other),
      encrypted(other, 'OAEP SHA-256'),
    ];
    for (const Password of passwords) {
      const reply = await practice().post('/User', { ...account, TypeAuthentification: 'Standalone', Password });
      expect(reply.status).toBe(400);
      expect(errorOf(reply).target).toBe('Password');
    }
  });

  it.each(['None', 'CloudDirectory', 'Directory', 'DirectoryLDAP', 'CAS'])(
    'R4.2 User.2 %s takes no password',
    async (TypeAuthentification) => {
      const made = await practice().post('/User', { ...account, TypeAuthentification });
      expect([made.status, made.json['TypeAuthentification']]).toEqual([201, TypeAuthentification]);
    },
  );

  it('R4.2 User.2 a password is for Standalone only', async () => {
    const reply = await practice().post('/User', { ...directoryAccount, Password: encrypted(await publicKey()) });
    expect(errorOf(reply).target).toBe('Password');
  });

  it.each([
    ['ProfilUser', -1],
    ['ProfilUser', 0],
    ['ProfilUser', 1],
    ['ProfilUser', 3],
    ['ProfilUser', undefined],
    ['TypeAuthentification', 'Autre'],
    ['Login', ''],
    ['Mail', undefined],
    ['Prenom', null],
  ])('R4.2 User.1 User.2 refuses %s = %j', async (field, value) => {
    const reply = await practice().post('/User', { ...directoryAccount, [field]: value });
    expect(reply.status).toBe(400);
    expect(errorOf(reply).target).toBe(field);
  });

  it('R4.2 a disabled user (4) is not active', async () => {
    expect((await practice().post('/User', { ...directoryAccount, ProfilUser: 4 })).json['Actif']).toBe(false);
  });

  it('R3.3 Authentication.3 reads, adds and resets authorizations: an array of 64-bit integers, their text kept', async () => {
    const path = `/User/${String((await practice().post('/User', directoryAccount)).json['Id'])}`;
    const empty = await practice().get(`${path}/Authorizations`);
    expect(empty.json).toMatchObject({
      value: [],
      '@odata.context': expect.stringMatching(/#Collection\(Edm\.Int64\)$/u),
    });
    const added = await practice().post(`${path}/AddAuthorizations`, '{"ids":[101,9007199254740993,101]}');
    expect(added.status).toBe(200);
    expect(added.rows).toEqual(['101', '9007199254740993']);
    expect((await practice().post(`${path}/AddAuthorizations`, { ids: [102] })).rows).toEqual([
      '101',
      '9007199254740993',
      '102',
    ]);
    expect((await practice().post(`${path}/ApplyTemplate`, { templateId: 4 })).rows).toEqual(['101', '102', '103']);
    expect((await practice().get(`${path}/Authorizations`)).rows).toEqual(['101', '102', '103']);
    expect(errorOf(await practice().post(`${path}/ApplyTemplate`, { templateId: 99 })).target).toBe('templateId');
    for (const ids of [undefined, 101, ['101'], [0]]) {
      expect(errorOf(await practice().post(`${path}/AddAuthorizations`, { ids })).target).toBe('ids');
    }
    expect((await practice().get('/User/999999/Authorizations')).status).toBe(404);
  });
});
