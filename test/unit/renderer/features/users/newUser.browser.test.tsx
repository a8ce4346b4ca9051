import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { UsersScreen } from '#features/users/index.tsx';
import { beginOn, startCreating } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

let cache: Cache;

beforeEach(async () => {
  cache = await aCache();
  useSession.setState({ open: null, commands: {} as unknown as Commands }); // none is used here
  beginOn('users');
  await drawScreen(cache, <UsersScreen />, 700);
  startCreating({ what: 'user' });
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

const choice = (field: string) =>
  page.elementLocator(document.querySelector(`[data-field=${field}]`) ?? document.body).getByRole('button');
const options = (): readonly string[] =>
  [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent ?? '');

test('User.1 a new account is offered the two profiles that can be set, and no other', async () => {
  await choice('ProfilUser').first().click();
  await expect.poll(options).toEqual(['Utilisateur', 'Désactivé']);
});

test('User.2 it is offered six ways to sign in, and asks for a password for one of them only', async () => {
  const password = page.getByRole('dialog').getByLabelText(/^Mot de passe/u);
  for (let at = 0, asked = 0; at < 6; at += 1) {
    await choice('TypeAuthentification').first().click();
    await expect.poll(options).toHaveLength(6);
    const name = options()[at] ?? '';
    await page.getByRole('option', { name, exact: true }).click();
    asked += Number(password.elements().length > 0);
    if (at === 5) expect(asked).toBe(1);
  }
});
