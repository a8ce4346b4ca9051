import { randomUUID } from 'node:crypto';
import { cp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The bytes of a file, or null when it does not exist. Throws any other failure. */
export async function readBytes(path: string): Promise<Buffer | null> {
  try {
    return await whenFree(() => readFile(path));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const readIfPresent = async (path: string): Promise<string | null> =>
  (await readBytes(path))?.toString('utf8') ?? null;

/** The names in a folder; none where it does not exist. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Writes a file whole or not at all, readable by its owner only; resolves when it is on the disk. */
export const writeWhole = (path: string, content: string | Buffer): Promise<void> =>
  writeBy(`${path}.new`, path, content);

/** The same in a user's folder: the draft's own name replaces nothing there (E15); removed where writing fails. */
export async function writeChosen(path: string, content: string | Buffer): Promise<void> {
  await writeBy(join(dirname(path), `.${basename(path)}.${randomUUID()}`), path, content);
}

/** A draft is a new file (`wx`): what lies there from an earlier try is removed, and a planted link never followed. */
async function writeBy(draft: string, path: string, content: string | Buffer): Promise<void> {
  await whenFree(() => rm(draft, { force: true }));
  const file = await whenFree(() => open(draft, 'wx', 0o600));
  try {
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await whenFree(() => rename(draft, path));
  } catch (error) {
    // Half a file would keep the last room of a full disk. Where it cannot be removed, the next draft replaces it.
    await whenFree(() => rm(draft, { force: true })).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Removes a file permanently; a file that does not exist counts as removed. */
export async function removeFile(path: string): Promise<void> {
  await whenFree(() => rm(path, { force: true }));
  await whenFree(() => rm(`${path}.new`, { force: true }));
  await syncFolder(dirname(path));
}

/** Renames a file beside itself; resolves when that is on the disk. */
export async function renameFile(path: string, to: string): Promise<void> {
  await whenFree(() => rename(path, to));
  await syncFolder(dirname(path));
}

/** Opens a file to add to its end, readable by its owner only. */
export const openToAppend = (path: string): Promise<FileHandle> => whenFree(() => open(path, 'a', 0o600));

/** Makes a file end where it ended before, which takes no room; resolves when that is on the disk. */
export async function cutBack(path: string, length: number): Promise<void> {
  const file = await whenFree(() => open(path, 'r+')); // Windows cuts no file that was opened to append
  try {
    await file.truncate(length);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Overwrites bytes of a file, so that a full disk cannot refuse it; resolves when they are on the disk. */
export async function writeOver(path: string, position: number, text: string): Promise<void> {
  const file = await whenFree(() => open(path, 'r+'));
  try {
    await file.write(text, position);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes a folder with everything in it, or a file; what does not exist counts as removed. */
export const removeTree = (path: string): Promise<void> => whenFree(() => rm(path, { recursive: true, force: true }));

/** How many copies of one file are set aside: repeated damage cannot fill the disk (I24). */
const mostAside = 20;

/** The names under which a file is set aside, in order. */
export const asideNames = (path: string, most = mostAside): readonly string[] =>
  Array.from({ length: most }, (_, at) => `${path}.aside-${at}`);

/** To the first free name beside it; the last name is overwritten. A file that does not exist is ignored. */
export async function setAside(path: string): Promise<void> {
  if (!(await isThere(path))) return;
  await renameFile(path, await freeName(asideNames(path)));
}

/** Whole or not at all, without Chromium's locks; the last of `most` is overwritten. False: no folder, or refused. */
export async function copyAside(folder: string, most: number): Promise<boolean> {
  if (!(await isThere(folder))) return false;
  const draft = `${folder}.aside.new`;
  try {
    await cp(folder, draft, { recursive: true, force: true, filter: (source) => basename(source) !== 'LOCK' });
    const name = await freeName(asideNames(folder, most));
    await removeTree(name);
    await whenFree(() => rename(draft, name));
    return true;
  } catch {
    await removeTree(draft); // a partial copy is useless
    return false;
  }
}

async function freeName(names: readonly string[]): Promise<string> {
  for (const name of names) if (!(await isThere(name))) return name;
  return names.at(-1) ?? ''; // never empty
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** A renaming is durable once its folder is synchronised; Windows neither needs nor allows it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** In ms, 2 s together. */
const waits = [10, 20, 40, 80, 150, 300, 600, 800];
const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EPERM', 'EBUSY', 'EACCES'].includes(String(error.code));

/** On Windows a virus scanner or a backup may hold a file for a moment: the work is tried again for 2 s. */
export async function whenFree<Result>(
  work: () => Promise<Result>,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Result> {
  for (const ms of waits) {
    try {
      return await work();
    } catch (error) {
      if (!isHeld(error)) throw error;
      await wait(ms);
    }
  }
  return work();
}
