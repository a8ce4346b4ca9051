import { chmod, mkdir, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepPrivate } from '#main/app/profileFolder.ts';
import { someFolder } from '../secrets/folder.ts';

const rights = async (folder: string): Promise<number> => (await stat(folder)).mode & 0o777;

describe.runIf(process.platform !== 'win32')('S8 the folder of a profile is its account’s alone', () => {
  afterEach(() => vi.restoreAllMocks());

  test('one that is missing is made so', async () => {
    const folder = join(await someFolder(), 'in', 'profile');
    expect(keepPrivate(folder)).toBe(true);
    expect(await rights(folder)).toBe(0o700);
  });

  test.each([0o777, 0o770, 0o755, 0o711, 0o1777])('one with the rights %o is narrowed', async (mode) => {
    const folder = join(await someFolder(), 'profile');
    await mkdir(folder);
    await chmod(folder, mode);
    expect(keepPrivate(folder)).toBe(true);
    expect(await rights(folder)).toBe(0o700);
  });

  test('one of another account is refused, also behind a link, and stays as it was', async () => {
    const home = await someFolder();
    const folder = join(home, 'profile');
    await mkdir(folder);
    await chmod(folder, 0o777);
    await symlink(folder, join(home, 'link'));
    vi.spyOn(process, 'getuid').mockReturnValue((process.getuid?.() ?? 0) + 1);
    expect([keepPrivate(folder), keepPrivate(join(home, 'link'))]).toEqual([false, false]);
    expect(await rights(folder)).toBe(0o777);
  });
});
