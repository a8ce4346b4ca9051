import { randomBytes } from 'node:crypto';
import type * as Files from 'node:fs/promises';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyAside, readIfPresent, removeFile, setAside, writeChosen, writeWhole } from '#main/disk/files.ts';
import { openWipe } from '#main/disk/wipe.ts';
import { destroyJournal, openJournal } from '#main/journal/journal.ts';
import { openProfiles } from '#main/secrets/profiles.ts';
import { someFolder } from '../secrets/folder.ts';

/**
 * Windows without Windows: a virus scanner or a backup opens each file for a moment, so that the first tries to open,
 * read, rename or remove it fail with one of these codes.
 */
const disk = vi.hoisted(() => ({ code: '', tries: new Map<string, number>(), often: 2 }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof Files>();
  const held = (call: string, path: unknown): void => {
    if (disk.code === '') return;
    const key = `${call} ${basename(String(path))}`;
    const tries = (disk.tries.get(key) ?? 0) + 1;
    disk.tries.set(key, tries);
    if (tries <= disk.often) throw Object.assign(new Error(key), { code: disk.code, syscall: call });
  };
  return {
    ...real,
    open: async (...given: Parameters<typeof Files.open>) => {
      if (given[1] !== 'r') held('open', given[0]); // a folder, to synchronise it: not on Windows
      return real.open(...given);
    },
    readFile: async (...given: Parameters<typeof Files.readFile>) => {
      held('read', given[0]);
      return real.readFile(...given);
    },
    rename: async (...given: Parameters<typeof Files.rename>) => {
      held('rename', given[0]);
      return real.rename(...given);
    },
    rm: async (...given: Parameters<typeof Files.rm>) => {
      held('rm', given[0]);
      return real.rm(...given);
    },
  };
});

afterEach(() => {
  disk.code = '';
  disk.tries.clear();
});

/** From here on every file is held at first. */
const scannedWith = (code: string): void => void (disk.code = code);
/** What is on the disk, without the scanner. */
const on = <Result>(look: () => Promise<Result>): Promise<Result> => {
  disk.code = '';
  return look();
};

describe.each(['EPERM', 'EBUSY', 'EACCES'])('E10 I2 what another program holds for a moment (%s)', (code) => {
  test('is written, read, set aside, copied and removed all the same', async () => {
    const folder = await someFolder();
    const path = join(folder, 'services.json');
    scannedWith(code);
    await writeWhole(path, 'one');
    await writeWhole(path, 'two');
    expect(await readIfPresent(path)).toBe('two');
    await setAside(path);
    await writeChosen(join(folder, 'liste.csv'), 'list');
    await on(() => mkdir(join(folder, 'IndexedDB')));
    scannedWith(code);
    expect(await copyAside(join(folder, 'IndexedDB'), 1)).toBe(true);
    expect(await copyAside(join(folder, 'IndexedDB'), 1)).toBe(true);
    await removeFile(join(folder, 'liste.csv'));
    expect((await on(() => readdir(folder))).toSorted()).toEqual([
      'IndexedDB',
      'IndexedDB.aside-0',
      'services.json.aside-0',
    ]);
  });

  test('a journal is opened, added to, rewritten and destroyed; nothing of it is lost', async () => {
    const folder = await someFolder();
    const key = randomBytes(32);
    const lineage = '0123456789abcdef';
    scannedWith(code);
    const journal = await openJournal(folder, 'p', key);
    await journal.rewrite({ lineage, number: 1, steps: [{ id: 'a', number: 1, text: '{}' }] });
    disk.tries.clear(); // the file that is added to is another one
    await journal.append(lineage, 2, { put: [{ id: 'b', text: '{}' }], remove: [], receipts: [] });
    await journal.close();
    disk.tries.clear();
    const again = await openJournal(folder, 'p', key);
    expect(again.read()?.steps.map(({ id }) => id)).toEqual(['a', 'b']);
    await again.close();
    disk.tries.clear();
    await destroyJournal(folder, 'p');
    expect(await on(() => readdir(folder))).toEqual([]);
  });

  test('S17 a wiping removes it; a list that cannot be read is set aside', async () => {
    const folder = await someFolder();
    await mkdir(join(folder, 'journal'));
    await writeFile(join(folder, 'journal', 'p.journal'), 'x');
    await writeFile(join(folder, 'services.json'), '{');
    scannedWith(code);
    await expect(openProfiles(folder).all()).rejects.toMatchObject({ failure: { kind: 'storage' } });
    const aside = (await on(() => readdir(folder))).find((name) => name.startsWith('services.damaged')) ?? '';
    expect(await readFile(join(folder, aside), 'utf8')).toBe('{');
    scannedWith(code);
    await openWipe(folder).removeOwn();
    expect(await on(() => readdir(folder))).toEqual([]);
  });
});

test('E10 a file that stays held is a failure, and what was there stays', async () => {
  const folder = await someFolder();
  const path = join(folder, 'services.json');
  await writeWhole(path, 'one');
  disk.often = Infinity;
  scannedWith('EPERM');
  await expect(writeWhole(path, 'two')).rejects.toMatchObject({ code: 'EPERM' });
  disk.often = 2;
  expect(await on(() => readFile(path, 'utf8'))).toBe('one');
});
