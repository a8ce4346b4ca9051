import { createHash } from 'node:crypto';
import { mkdir, open, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { KeyStore } from '#main/secrets/keyStore.ts';
import { openVault as openVaultAt } from '#main/secrets/vault.ts';
import type { Vault } from '#main/secrets/vault.ts';
import { keyStore, quickGuess, someFolder } from './folder.ts';

const openVault = (folder: string, store: KeyStore): Vault => openVaultAt(folder, store, { cost: quickGuess });

const id = '0123456789abcdef0123456789abcdef';
const password = 'canari-mot-de-passe-é€';
const fileOf = (folder: string): string => join(folder, 'secrets', `${id}.json`);
const copyOf = (folder: string): string => join(folder, 'secrets', `${id}.copy.json`);
const locked = { failure: { kind: 'locked' } };

/** A profile that has its key, in a folder of its own. */
async function prepared(hasStore: boolean) {
  const folder = await someFolder();
  const keys = keyStore(hasStore);
  const vault = openVault(folder, keys.store);
  await vault.prepare(id);
  return { ...keys, folder, vault };
}

describe('S7 with a real key store', () => {
  test('key and password outlive a restart, and neither is on the disk in clear', async () => {
    const { folder, vault, store } = await prepared(true);
    await vault.keepPassword(id, password);
    const key = await vault.dataKey(id);
    const after = openVault(folder, store);
    expect(key.length).toBe(32);
    expect(await after.dataKey(id)).toEqual(key);
    expect(await after.password(id)).toBe(password);
    expect(await after.passwordKeeping()).toBe('system');
    const disk = await readFile(fileOf(folder), 'utf8');
    expect(disk).not.toContain(password);
    expect(disk).not.toContain(Buffer.from(password).toString('base64'));
    expect(disk).not.toContain(key.toString('base64'));
    if (process.platform !== 'win32') expect((await stat(fileOf(folder))).mode & 0o777).toBe(0o600);
  });

  test('S8 a key that cannot be opened is locked, and never replaced', async () => {
    const { folder, store, loseKey } = await prepared(true);
    const before = await readFile(fileOf(folder), 'utf8');
    loseKey();
    const vault = openVault(folder, store);
    await expect(vault.dataKey(id)).rejects.toMatchObject(locked);
    await expect(vault.prepare(id)).rejects.toMatchObject(locked);
    expect(await readFile(fileOf(folder), 'utf8')).toBe(before);
  });

  test('seals again when the system asks for it', async () => {
    const { folder, vault, store, askToReseal } = await prepared(true);
    await vault.keepPassword(id, password);
    const key = await vault.dataKey(id);
    askToReseal(true);
    const after = openVault(folder, store);
    expect(await after.password(id)).toBe(password);
    expect(await after.dataKey(id)).toEqual(key);
    askToReseal(false);
    expect(await openVault(folder, store).password(id)).toBe(password);
  });
});

describe('S7 without a key store', () => {
  test('stores the password for the session only; the data key survives', async () => {
    const { folder, vault, store } = await prepared(false);
    await vault.keepPassword(id, password);
    expect(await vault.password(id)).toBe(password);
    expect(await readFile(fileOf(folder), 'utf8')).not.toContain('canari');
    const after = openVault(folder, store);
    expect(await after.passwordKeeping()).toBe('session');
    expect(await after.password(id)).toBeNull();
    expect(await after.dataKey(id)).toEqual(await vault.dataKey(id));
  });

  test('seals the key as soon as there is a store', async () => {
    const folder = await someFolder();
    const bare = openVault(folder, keyStore(false).store);
    await bare.prepare(id);
    const key = await bare.dataKey(id);
    expect(await readFile(fileOf(folder), 'utf8')).toContain(key.toString('base64'));
    const { store } = keyStore(true);
    expect(await openVault(folder, store).dataKey(id)).toEqual(key);
    expect(await readFile(fileOf(folder), 'utf8')).not.toContain(key.toString('base64'));
    expect(await openVault(folder, store).dataKey(id)).toEqual(key);
  });
});

describe('S9 signing out', () => {
  test('destroys key and password permanently', async () => {
    const { folder, vault } = await prepared(true);
    await vault.keepPassword(id, password);
    const key = await vault.dataKey(id);
    await vault.destroy(id);
    expect(await readdir(join(folder, 'secrets'))).toEqual([]);
    expect(await vault.password(id)).toBeNull();
    await expect(vault.dataKey(id)).rejects.toMatchObject(locked);
    await expect(vault.keepPassword(id, password)).rejects.toMatchObject(locked);
    await vault.prepare(id);
    expect(await vault.dataKey(id)).not.toEqual(key);
  });
});

describe('I2 a key that cannot be read', () => {
  test('has a reason: none is stored, both copies are damaged, the system does not open it', async () => {
    const folder = await someFolder();
    const { store, loseKey } = keyStore(true);
    const vault = openVault(folder, store);
    expect(await vault.keyStatus(id)).toBe('missing');
    await vault.prepare(id);
    expect(await vault.keyStatus(id)).toBe('whole');
    await writeFile(fileOf(folder), '{');
    expect(await vault.keyStatus(id)).toBe('whole');
    for (const file of [fileOf(folder), copyOf(folder)]) await writeFile(file, '{');
    expect(await vault.keyStatus(id)).toBe('damaged');
    const another = await someFolder();
    const sealed = openVault(another, store);
    await sealed.prepare(id);
    loseKey();
    expect(await sealed.keyStatus(id)).toBe('refused');
  });

  test('E2 a key store that does not answer at present is no lost key: it opens again later', async () => {
    const { folder, store, goAway } = await prepared(true);
    const vault = openVault(folder, store);
    goAway(true);
    expect(await vault.keyStatus(id)).toBe('unavailable');
    expect(await vault.passwordKeeping()).toBe('system');
    await expect(vault.dataKey(id)).rejects.toMatchObject(locked);
    const before = await readFile(fileOf(folder), 'utf8');
    await vault.keepPassword(id, password);
    expect(await vault.password(id)).toBe(password);
    expect(await readFile(fileOf(folder), 'utf8')).toBe(before);
    goAway(false);
    expect(await vault.keyStatus(id)).toBe('whole');
    const another = await someFolder();
    goAway(true);
    await expect(openVault(another, store).prepare(id)).rejects.toMatchObject(locked);
    expect(await readdir(another), 'nothing is stored in clear').toEqual([]);
  });

  test('is set aside unchanged, and another one is created; signing out deletes all of them (S9)', async () => {
    const { folder, vault } = await prepared(true);
    const [key, whole] = [await vault.dataKey(id), await readFile(fileOf(folder), 'utf8')];
    const damaged = [whole.slice(0, -9), whole.slice(0, -5)];
    await writeFile(fileOf(folder), damaged[0] ?? '');
    await writeFile(copyOf(folder), damaged[1] ?? '');
    await vault.setAside(id);
    expect(await vault.keyStatus(id)).toBe('missing');
    await vault.prepare(id);
    expect(await vault.dataKey(id)).not.toEqual(key);
    const aside = await Promise.all(
      [fileOf(folder), copyOf(folder)].map((file) => readFile(`${file}.aside-0`, 'utf8')),
    );
    expect(aside).toEqual(damaged);
    await vault.setAside(id);
    expect(await readdir(join(folder, 'secrets'))).toHaveLength(4);
    await vault.destroy(id);
    expect(await readdir(join(folder, 'secrets'))).toEqual([]);
  });
});

describe('a damaged file of secrets', () => {
  test.each(['', '{', '{"version":1}', '{"version":2,"dataKey":{"plain":"AA=="},"password":null}', '[]'])(
    'is locked and not changed where both copies are damaged: %s',
    async (text) => {
      const { folder, vault } = await prepared(false);
      for (const file of [fileOf(folder), copyOf(folder)]) await writeFile(file, text);
      await expect(vault.dataKey(id)).rejects.toMatchObject(locked);
      await expect(vault.prepare(id)).rejects.toMatchObject(locked);
      expect(await readFile(fileOf(folder), 'utf8')).toBe(text);
    },
  );

  test.each([
    ['emptied', (): string => ''],
    ['cut', (text: string): string => text.slice(0, -20)],
    [
      'changed where it can still be read',
      (text: string): string => text.replace(/[A-Z]/u, (letter) => letter.toLowerCase()),
    ],
    ['gone', null],
  ])('I2 %s, it comes from the other copy, and both are whole again', async (_, damage) => {
    const { folder, vault, store } = await prepared(true);
    await vault.keepPassword(id, password);
    const [key, whole] = [await vault.dataKey(id), await readFile(fileOf(folder), 'utf8')];
    for (const file of [fileOf(folder), copyOf(folder)]) {
      if (damage) await writeFile(file, damage(whole));
      else await rm(file);
      const after = openVault(folder, store);
      expect([await after.dataKey(id), await after.password(id)]).toEqual([key, password]);
      expect(await Promise.all([fileOf(folder), copyOf(folder)].map((each) => readFile(each, 'utf8')))).toEqual([
        whole,
        whole,
      ]);
    }
  });

  test('a key of another length is locked', async () => {
    const { folder, vault } = await prepared(false);
    await writeFile(fileOf(folder), JSON.stringify({ version: 1, dataKey: { plain: 'AAAA' }, password: null }));
    await expect(vault.dataKey(id)).rejects.toMatchObject(locked);
  });

  test('an invalid id names no file', async () => {
    const vault = openVault(await someFolder(), keyStore(false).store);
    await expect(vault.dataKey('../../services')).rejects.toThrow();
    await expect(vault.destroy('../services')).rejects.toThrow();
  });
});

test('simultaneous calls run in turn, and lose nothing', async () => {
  const folder = await someFolder();
  const { store } = keyStore(true);
  const vault = openVault(folder, store);
  await Promise.all([vault.prepare(id), vault.keepPassword(id, 'a'), vault.keepPassword(id, 'b'), vault.dataKey(id)]);
  expect(await openVault(folder, store).password(id)).toBe('b');
});

describe('B3 the lock by the password', () => {
  test('drops the password and every way to the key but one; the password opens it again', async () => {
    const { folder, vault, store } = await prepared(true);
    expect(await vault.lock(id), 'no password was ever known').toBe(false);
    await vault.keepPassword(id, password);
    const key = await vault.dataKey(id);
    expect([await vault.isLocked(id), await vault.lock(id), await vault.isLocked(id)]).toEqual([false, true, true]);
    for (const each of [vault, openVault(folder, store)]) {
      expect(await each.password(id)).toBeNull();
      await expect(each.dataKey(id)).rejects.toMatchObject(locked);
      await expect(each.prepare(id)).rejects.toMatchObject(locked);
      await expect(each.keepPassword(id, 'autre')).rejects.toMatchObject(locked);
      expect(await each.password(id), 'not even in memory').toBeNull();
    }
    expect([await vault.unlock(id, 'faux'), await vault.unlock(id, password)]).toEqual([false, true]);
    expect(await openVault(folder, store).dataKey(id)).toEqual(key);
    expect(await openVault(folder, store).password(id)).toBe(password);
  });

  test('I2 a file from before there was one opens as it did, and has it from then on', async () => {
    const folder = await someFolder();
    const { store } = keyStore(true);
    const seal = async (text: string) => ({ sealed: (await store.seal(text)).toString('base64') });
    const key = Buffer.alloc(32, 7);
    const earlier = { version: 1, dataKey: await seal(key.toString('base64')), password: await seal(password) };
    const check = createHash('sha256')
      .update(JSON.stringify([earlier.version, earlier.dataKey, earlier.password]))
      .digest('base64');
    await mkdir(join(folder, 'secrets'));
    await writeFile(fileOf(folder), JSON.stringify({ ...earlier, check }));
    const vault = openVault(folder, store);
    expect(await vault.dataKey(id)).toEqual(key);
    expect(await vault.password(id)).toBe(password);
    expect(await vault.lock(id)).toBe(true);
    expect([await vault.unlock(id, 'faux'), await vault.unlock(id, password)]).toEqual([false, true]);
    expect(await vault.dataKey(id)).toEqual(key);
  });

  test('each guess costs 128 MiB and more, and the cost lies beside the key', async () => {
    const folder = await someFolder();
    const vault = openVaultAt(folder, keyStore(true).store);
    await vault.prepare(id);
    await vault.keepPassword(id, password);
    expect(JSON.parse(await readFile(fileOf(folder), 'utf8'))).toMatchObject({
      wrapped: { kdf: 'scrypt', n: 131_072, r: 8, p: 1 },
    });
    await vault.lock(id);
    expect(await vault.unlock(id, password)).toBe(true);
  });
});

describe('B14 a lock on a full disk', () => {
  async function onFullDisk(work: () => Promise<void>): Promise<void> {
    const handle = await open(import.meta.filename);
    await handle.close();
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
    const writing = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, 'writeFile').mockRejectedValue(full); // of every handle
    try {
      await work();
    } finally {
      writing.mockRestore();
    }
  }

  test.each([true, false])(
    'holds after a restart: its files lie ready since the opening (key store: %s)',
    async (real) => {
      const folder = await someFolder();
      const { store } = keyStore(real);
      const vault = openVault(folder, store);
      await vault.prepare(id);
      await vault.keepPassword(id, 'ancien');
      await vault.keepPassword(id, password);
      const key = await vault.dataKey(id);
      await onFullDisk(async () => {
        expect(await vault.lock(id)).toBe(true);
        expect(await vault.isLocked(id)).toBe(true);
      });
      const after = openVault(folder, store);
      await expect(after.dataKey(id)).rejects.toMatchObject(locked);
      expect([await after.unlock(id, 'ancien'), await after.unlock(id, password)]).toEqual([false, true]);
      expect(await after.dataKey(id)).toEqual(key);
    },
  );

  test('files that lie ready for another key or password are not taken', async () => {
    const { folder, vault } = await prepared(true);
    await vault.keepPassword(id, password);
    await writeFile(`${fileOf(folder)}.locked`, '{}');
    expect(await vault.lock(id)).toBe(true);
    expect(await vault.unlock(id, password)).toBe(true);
    await vault.setAside(id);
    await vault.prepare(id);
    expect((await readdir(join(folder, 'secrets'))).filter((name) => name.endsWith('.locked'))).toEqual([]);
  });
});

describe('B13 a key store whose prompt was dismissed', () => {
  test.each(['open', 'locked'])(
    'what it once sealed (%s) is never written in clear: the password opens it for this run, and is asked again',
    async (before) => {
      const folder = await someFolder();
      const { store, dismiss } = keyStore(true);
      const first = openVault(folder, store);
      await first.prepare(id);
      await first.keepPassword(id, password);
      const key = await first.dataKey(id);
      if (before === 'locked') await first.lock(id);
      dismiss(true);
      const vault = openVault(folder, store);
      expect(await vault.unlock(id, password)).toBe(true);
      expect(await vault.dataKey(id)).toEqual(key);
      await vault.keepPassword(id, password);
      for (const path of [fileOf(folder), copyOf(folder)])
        expect(await readFile(path, 'utf8')).not.toContain(key.toString('base64'));
      expect([await vault.isLocked(id), await vault.isByPasswordAlone(id)]).toEqual([false, true]);
      await vault.lock(id);
      await expect(vault.dataKey(id), 'not in memory either').rejects.toMatchObject(locked);
      expect(await openVault(folder, store).isLocked(id)).toBe(true);
      dismiss(false);
      const after = openVault(folder, store);
      expect(await after.unlock(id, password)).toBe(true);
      expect(await after.isByPasswordAlone(id)).toBe(false);
      expect(await openVault(folder, store).dataKey(id)).toEqual(key);
    },
  );
});

describe('E9 a profile that came from another workstation', () => {
  const { store } = keyStore(true);
  const at = (folder: string, machine: string | null): Vault =>
    openVaultAt(folder, store, { cost: quickGuess, machine: async () => machine });

  test('opens nothing there before the user moves it, and then nothing where it came from', async () => {
    const folder = await someFolder();
    const on = (machine: string): Vault => at(folder, machine);
    await on('a').prepare(id);
    await on('a').keepPassword(id, password);
    const key = await on('a').dataKey(id);
    await expect(on('b').dataKey(id)).rejects.toMatchObject(locked);
    expect(await on('b').keyStatus(id)).toBe('elsewhere');
    await expect(on('b').prepare(id)).rejects.toMatchObject(locked);
    expect(await on('a').dataKey(id)).toEqual(key); // looking at it moved nothing
    await on('b').moveHere(id);
    expect(await on('b').dataKey(id)).toEqual(key);
    expect(await on('b').keyStatus(id)).toBe('whole');
    expect(await on('a').keyStatus(id)).toBe('elsewhere');
  });

  test('is not moved by its password: locked there, unlocked here, it still asks', async () => {
    const folder = await someFolder();
    const on = (machine: string): Vault => at(folder, machine);
    await on('a').prepare(id);
    await on('a').keepPassword(id, password);
    await on('a').lock(id);
    const here = on('b');
    expect(await here.unlock(id, password)).toBe(true);
    expect(await here.keyStatus(id)).toBe('elsewhere');
    await here.moveHere(id);
    expect(await here.keyStatus(id)).toBe('whole');
  });

  test('a file from before workstations had names belongs to the first that opens it; without a name, to any', async () => {
    const folder = await someFolder();
    await at(folder, null).prepare(id);
    const unbound = await readFile(fileOf(folder), 'utf8');
    expect(await at(folder, null).keyStatus(id)).toBe('whole');
    expect(await readFile(fileOf(folder), 'utf8')).toBe(unbound);
    const { machine, check, ...rest } = JSON.parse(unbound) as Record<string, unknown>; // as it was written before
    for (const path of [fileOf(folder), copyOf(folder)]) await writeFile(path, JSON.stringify({ ...rest, check }));
    expect(machine).toBeNull();
    await at(folder, 'a').dataKey(id);
    expect(await at(folder, 'b').keyStatus(id)).toBe('elsewhere');
    expect(await at(folder, null).keyStatus(id)).toBe('whole');
  });
});
