import { constants } from 'node:fs';
import { access, readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What the system says of a file and of the user who reads it; replaced in tests. */
export interface Files {
  readonly userId: number;
  /** Null where there is none. */
  readonly realPath: (path: string) => Promise<string | null>;
  readonly ownerOf: (path: string) => Promise<number>;
  readonly isWritable: (path: string) => Promise<boolean>;
  readonly read: (path: string) => Promise<string>;
}

/** A policy is some hundred bytes; a file of this size is none. */
const mostBytes = 1024 * 1024;

export const systemFiles: Files = {
  userId: process.getuid?.() ?? 0,
  realPath: async (path) => {
    try {
      return await realpath(path);
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  },
  ownerOf: async (path) => (await stat(path)).uid,
  isWritable: async (path) => {
    try {
      await access(path, constants.W_OK);
      return true;
    } catch {
      return false; // refused, which is what a policy wants
    }
  },
  read: async (path) => {
    if ((await stat(path)).size > mostBytes) throw new Error('too large for a policy');
    return readFile(path, 'utf8');
  },
};

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** The reader could write neither the file nor its folder. Root can write everything: root's must be root's own. */
export async function isProtected(path: string, files: Files): Promise<boolean> {
  for (const each of [path, dirname(path)]) {
    const owner = await files.ownerOf(each);
    if (owner === 0 && files.userId === 0) continue;
    if (owner === files.userId || (await files.isWritable(each))) return false;
  }
  return true;
}
