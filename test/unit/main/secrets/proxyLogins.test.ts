import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openProxyLogins } from '#main/secrets/proxyLogins.ts';
import { keyStore, someFolder } from './folder.ts';

const { store: real } = keyStore(true);
const { store: none } = keyStore(false);
const proxy = 'http://proxy.ecole.fr:8080';
const login = { user: 'élise', password: 'm€t', scheme: 'ntlm' } as const;

test('S7 a login is there after a restart, sealed; without a key store it lasts as long as the run', async () => {
  const folder = await someFolder();
  await openProxyLogins(folder, real).keep(proxy, login);
  expect(await openProxyLogins(folder, real).loginFor(proxy)).toEqual(login);
  expect(await openProxyLogins(folder, real).loginFor('http://other:1')).toBeNull();
  expect(await readFile(join(folder, 'secrets', 'proxies.json'), 'utf8')).not.toContain('m€t');
  const plain = await someFolder();
  const logins = openProxyLogins(plain, none);
  await logins.keep(proxy, login);
  expect(await logins.loginFor(proxy)).toEqual(login);
  expect(await readdir(plain)).toEqual([]);
});

test('a login that an older Carnet stored was given for Basic', async () => {
  const folder = await someFolder();
  const sealed = await real.seal(JSON.stringify({ [proxy]: { user: 'élise', password: 'm€t' } }));
  await mkdir(join(folder, 'secrets'));
  const text = JSON.stringify({ version: 1, sealed: sealed.toString('base64') });
  await writeFile(join(folder, 'secrets', 'proxies.json'), text);
  expect(await openProxyLogins(folder, real).loginFor(proxy)).toEqual({ ...login, scheme: 'basic' });
});

test.each(['', '{', '{"version":2}', '{"version":1,"sealed":"bm8="}'])(
  'a file that says %j is as none, and another one is written',
  async (text) => {
    const folder = await someFolder();
    await openProxyLogins(folder, real).keep(proxy, login);
    await writeFile(join(folder, 'secrets', 'proxies.json'), text);
    const logins = openProxyLogins(folder, real);
    expect(await logins.loginFor(proxy)).toBeNull();
    await logins.keep(proxy, login);
    expect(await openProxyLogins(folder, real).loginFor(proxy)).toEqual(login);
  },
);
