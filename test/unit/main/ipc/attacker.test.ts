import { copyFile, cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openVault } from '#main/secrets/vault.ts';
import { keyStore, quickGuess, someFolder } from '../secrets/folder.ts';
import { caller, password, refuses, run, toAdd } from './workstation.ts';

const lineage = '0123456789abcdef';
const canary = 'Inès Bensaïd-Canari';
const step = (number: number) => ({ id: `s${number}`, number, text: JSON.stringify({ pour: canary }) });

/** A workstation with a change in its journal, locked and left alone. */
async function lockedStation(real = true) {
  const station = await run({ real });
  const { handlers, home } = station;
  const { id } = await handlers['service.add'](toAdd, caller);
  const opened = await handlers['service.open']({ profileId: id }, caller);
  await handlers['journal.rewrite']({ profileId: id, lineage, number: 1, steps: [step(1)] }, caller);
  const unlocked = await someFolder();
  await cp(home, unlocked, { recursive: true });
  await handlers['service.lock']({}, caller);
  return { ...station, id, key: opened?.dataKey ?? '', unlocked };
}

/** Every file below, with its bytes. */
async function filesIn(folder: string): Promise<readonly (readonly [string, Buffer])[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path) => [path, await readFile(path)] as const));
}

/** In each form in which a text could lie in a file. */
const formsOf = (text: string): readonly Buffer[] => [
  Buffer.from(text),
  Buffer.from(text, 'utf16le'),
  Buffer.from(Buffer.from(text).toString('base64').replace(/=+$/u, '').slice(0, -1)),
  Buffer.from(Buffer.from(text).toString('hex')),
];
const found = (files: Awaited<ReturnType<typeof filesIn>>, texts: readonly string[]): readonly string[] =>
  files.flatMap(([path, bytes]) =>
    texts.flatMap((text) => (formsOf(text).some((form) => bytes.includes(form)) ? `${path}: ${text}` : [])),
  );

describe('B3 an attacker with the folder of a locked profile, the source, and no password', () => {
  test.each([true, false])('finds no name, password or key in any file (key store %s)', async (real) => {
    const { home, key } = await lockedStation(real);
    const files = await filesIn(home);
    expect(files.length).toBeGreaterThan(3);
    expect(found(files, [canary, password])).toEqual([]);
    expect(files.filter(([, bytes]) => bytes.includes(key) || bytes.includes(Buffer.from(key, 'base64')))).toEqual([]);
  });

  test.each([true, false])('gets no key from the secrets, whether the key store answers or not (%s)', async (real) => {
    const { home, id } = await lockedStation(real);
    for (const mayUse of [true, false]) {
      const vault = openVault(home, keyStore(mayUse).store, { cost: quickGuess });
      await refuses(vault.dataKey(id), 'locked');
      expect(await vault.password(id)).toBeNull();
      for (const guess of ['', ' ', 'Canari', `${password} `, id]) expect(await vault.unlock(id, guess)).toBe(false);
    }
  });

  const edits: Readonly<Record<string, (list: Record<string, unknown>) => object>> = {
    'the note taken out': (list) => Object.fromEntries(Object.entries(list).filter(([name]) => name !== 'lockedFor')),
    'the note set to nothing': (list) => ({ ...list, lockedFor: null }),
    'the note set to another profile': (list) => ({ ...list, lockedFor: 'f'.repeat(32) }),
    'never opened': (list) => ({ ...list, lockedFor: null, lastOpened: null }),
    'no profile': (list) => ({ ...list, lockedFor: null, lastOpened: null, profiles: [] }),
  };
  test.each(Object.entries(edits))('edits the list of services (%s): it stays locked', async (_name, edit) => {
    const { home, id } = await lockedStation();
    const file = join(home, 'services.json');
    await writeFile(file, JSON.stringify(edit(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)));
    const { handlers } = await run({ folder: home });
    await refuses(handlers['service.open']({ profileId: id }, caller), 'locked');
    await refuses(handlers['journal.read']({ profileId: id }, caller), 'locked');
    // The user comes back, if need be through the first screen.
    const isKnown = (await handlers['service.locked']({}, caller)).profile !== null;
    if (isKnown) await handlers['service.unlock']({ profileId: id, password }, caller);
    else await handlers['service.add'](toAdd, caller);
    await handlers['service.open']({ profileId: id }, caller);
    expect(await handlers['journal.read']({ profileId: id }, caller)).toMatchObject({ view: { steps: [step(1)] } });
  });

  test('swaps the files of keys for those of a profile of his own: they open nothing', async () => {
    const { home, id } = await lockedStation();
    const own = await run();
    const { id: ownId } = await own.handlers['service.add'](
      { ...toAdd, credentials: { ...toAdd.credentials, user: 'mallory' } },
      caller,
    );
    for (const end of ['.json', '.copy.json'])
      await copyFile(join(own.home, 'secrets', ownId + end), join(home, 'secrets', id + end));
    await writeFile(
      join(home, 'services.json'),
      (await readFile(join(home, 'services.json'), 'utf8')).replace(/"lockedFor": "[^"]*"/u, '"lockedFor": null'),
    );
    const { handlers } = await run({ folder: home });
    await handlers['service.open']({ profileId: id }, caller);
    expect(await handlers['journal.read']({ profileId: id }, caller)).toEqual({ view: null });
    expect((await readdir(join(home, 'journal'))).some((name) => name.includes('.aside-'))).toBe(true);
  });

  test('I2 restores an older journal: nothing of it can be read, and its user opens it still', async () => {
    const { home, id, unlocked } = await lockedStation();
    await cp(join(unlocked, 'journal'), join(home, 'journal'), { recursive: true, force: true });
    const { handlers } = await run({ folder: home });
    await refuses(handlers['journal.read']({ profileId: id }, caller), 'locked');
    expect(found(await filesIn(join(home, 'journal')), [canary])).toEqual([]);
    await handlers['service.unlock']({ profileId: id, password }, caller);
    await handlers['service.open']({ profileId: id }, caller);
    expect(await handlers['journal.read']({ profileId: id }, caller)).toMatchObject({ view: { steps: [step(1)] } });
  });

  test('has a copy from before it was locked, and no key store: it opens nothing', async () => {
    const { id, unlocked, key } = await lockedStation();
    const files = await filesIn(unlocked);
    expect(found(files, [canary, password, key])).toEqual([]);
    const other = keyStore(true);
    other.loseKey();
    const vault = openVault(unlocked, other.store, { cost: quickGuess });
    await refuses(vault.dataKey(id), 'locked');
    expect(await vault.keyStatus(id)).toBe('refused');
    expect(await vault.unlock(id, 'faux')).toBe(false);
  });
});

test('B3 while locked, main holds no journal any more once the page had the time to store what was typed last', async () => {
  const { handlers, id } = await lockedStation();
  const entry = { profileId: id, lineage, put: [], remove: [], receipts: [] };
  await handlers['journal.append']({ ...entry, number: 2 }, caller);
  await pause(1_000);
  await refuses(
    Promise.resolve().then(() => handlers['journal.append']({ ...entry, number: 3 }, caller)),
    'locked',
  );
});

describe('E8 the system has lost its copy of the key', () => {
  test('the password opens the other one, and nothing is lost', async () => {
    const { home, id, unlocked, key } = await lockedStation();
    await cp(unlocked, home, { recursive: true, force: true });
    const store = keyStore(true);
    store.loseKey();
    const vault = openVault(home, store.store, { cost: quickGuess });
    expect(await vault.keyStatus(id)).toBe('refused');
    expect(await vault.unlock(id, password)).toBe(true);
    expect((await vault.dataKey(id)).toString('base64')).toBe(key);
    expect(await openVault(home, store.store, { cost: quickGuess }).password(id)).toBe(password);
  });
});
