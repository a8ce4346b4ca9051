import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyAside, setAside, writeChosen, writeWhole } from '#main/disk/files.ts';
import { someFolder } from '../secrets/folder.ts';
import { refuseNextSync } from './refuseNextSync.ts';

describe('setting files aside', () => {
  test('I2 a file is renamed with its content, each time to another name; the last one is overwritten (I24)', async () => {
    const folder = await someFolder();
    const path = join(folder, 'a');
    await setAside(path);
    for (let time = 0; time < 22; time += 1) {
      await writeFile(path, String(time));
      await setAside(path);
    }
    const names = await readdir(folder);
    expect(names).toHaveLength(20);
    expect(names).not.toContain('a');
    expect(await readFile(`${path}.aside-0`, 'utf8')).toBe('0');
    expect(await readFile(`${path}.aside-19`, 'utf8')).toBe('21');
  });

  test('I2 a folder is copied whole, without the lock files of the running process', async () => {
    const folder = join(await someFolder(), 'IndexedDB');
    await mkdir(join(folder, 'carnet'), { recursive: true });
    await writeFile(join(folder, 'carnet', '000003.log'), 'changes');
    await writeFile(join(folder, 'carnet', 'LOCK'), '');
    expect(await copyAside(folder, 2)).toBe(true);
    expect(await readdir(join(`${folder}.aside-0`, 'carnet'))).toEqual(['000003.log']);
    expect(await readFile(join(folder, 'carnet', '000003.log'), 'utf8')).toBe('changes');
    for (const text of ['second', 'third']) {
      await writeFile(join(folder, 'carnet', '000003.log'), text);
      expect(await copyAside(folder, 2)).toBe(true);
    }
    expect(await readFile(join(`${folder}.aside-0`, 'carnet', '000003.log'), 'utf8')).toBe('changes');
    expect(await readFile(join(`${folder}.aside-1`, 'carnet', '000003.log'), 'utf8')).toBe('third');
  });

  test('reports a missing folder, and creates nothing', async () => {
    const folder = await someFolder();
    expect(await copyAside(join(folder, 'IndexedDB'), 2)).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('I24 a file that is written whole or not at all', () => {
  test('a full disk leaves the one before, and no draft that keeps its last room', async () => {
    const folder = await someFolder();
    const path = join(folder, 'a');
    await writeWhole(path, 'before');
    const restore = await refuseNextSync();
    await expect(writeWhole(path, 'after')).rejects.toMatchObject({ code: 'ENOSPC' });
    restore();
    expect([await readdir(folder), await readFile(path, 'utf8')]).toEqual([['a'], 'before']);
  });

  test.runIf(process.platform !== 'win32')(
    'S8 a link that is planted in its draft’s place is not followed',
    async () => {
      const folder = await someFolder();
      const [path, elsewhere] = [join(folder, 'a'), join(folder, 'elsewhere')];
      await writeFile(elsewhere, 'of another');
      await symlink(elsewhere, `${path}.new`);
      await writeWhole(path, 'private');
      expect([await readFile(path, 'utf8'), await readFile(elsewhere, 'utf8')]).toEqual(['private', 'of another']);
      expect((await lstat(path)).isSymbolicLink()).toBe(false);
      await symlink(join(folder, 'nowhere'), `${path}.new`);
      await writeWhole(path, 'private too');
      expect((await readdir(folder)).toSorted()).toEqual(['a', 'elsewhere']);
    },
  );

  test('one that cannot take its place leaves no draft either', async () => {
    const folder = await someFolder();
    await mkdir(join(folder, 'a', 'inside'), { recursive: true });
    await expect(writeWhole(join(folder, 'a'), 'after')).rejects.toMatchObject({ syscall: 'rename' });
    expect(await readdir(folder)).toEqual(['a']);
  });
});

describe('E15 a file in a folder of the user’s', () => {
  test('replaces the chosen one, and no other that is there', async () => {
    const folder = await someFolder();
    await writeFile(join(folder, 'liste.csv'), 'before');
    await writeFile(join(folder, 'liste.csv.new'), 'the user’s own');
    await writeChosen(join(folder, 'liste.csv'), 'after');
    expect((await readdir(folder)).toSorted()).toEqual(['liste.csv', 'liste.csv.new']);
    expect(await readFile(join(folder, 'liste.csv'), 'utf8')).toBe('after');
    expect(await readFile(join(folder, 'liste.csv.new'), 'utf8')).toBe('the user’s own');
  });

  test('that cannot be written leaves nothing behind', async () => {
    const folder = await someFolder();
    await mkdir(join(folder, 'liste.csv'));
    await writeFile(join(folder, 'liste.csv', 'inside'), '');
    await expect(writeChosen(join(folder, 'liste.csv'), 'after')).rejects.toThrow('liste.csv');
    expect(await readdir(folder)).toEqual(['liste.csv']);
  });
});
