import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The bytes of a file, or null when there is none. Any other failure is thrown. */
export async function readBytes(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The same as text. */
export const readIfPresent = async (path: string): Promise<string | null> => (await readBytes(path))?.toString('utf8') ?? null;

/** Writes a file whole or not at all, readable by its owner only, and on the disk when this resolves. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** Removes a file for good; one that is not there is as good as removed. */
export async function removeFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(`${path}.new`, { force: true });
  await syncFolder(dirname(path));
}

/** A name change is durable once its folder is; Windows neither needs nor allows it. */
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
