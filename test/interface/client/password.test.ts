import { afterAll, beforeAll, expect, test } from 'vitest';
import { Confirmation } from '#main/api/write/confirmation.ts';
import { encryptPassword } from '#main/secrets/passwordCipher.ts';
import { bodyOf, view } from './rows.ts';
import { openSetup } from './setup.ts';
import type { OpenSetup } from './setup.ts';

let open: OpenSetup;
beforeAll(async () => {
  open = await openSetup();
});
afterAll(() => open.close());

test.each(['pkcs1', 'oaepSha1', 'oaepSha256'] as const)(
  'S12 User.3 a Standalone user is created with an encrypted password: %s',
  async (padding) => {
    const setup = open.within('plain');
    const account = {
      Nom: 'AUBIN',
      Prenom: 'Rose',
      Login: `rose.${padding}`,
      Mail: 'rose.aubin@exemple.fr',
      ProfilUser: 2,
      TypeAuthentification: 'Standalone',
    };
    const create = (Password: string) =>
      setup.client.call('User.create', {
        body: bodyOf({ ...account, Password }),
        confirmation: new Confirmation('User.create'),
      });
    const { id, row } = await create(
      encryptPassword('Élève à 12 €', await setup.beside('/practice/publicKey'), padding),
    );
    expect(id).toMatch(/^[1-9]\d*$/u);
    expect(view(row, 'Password'), 'R2.6').toBeNull();
    await expect(create('en clair')).rejects.toMatchObject({ failure: { kind: 'badRequest', detail: 'Password' } });
  },
);
