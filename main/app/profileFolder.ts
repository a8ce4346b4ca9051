import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The folder for everything that this Carnet stores: the one that is given, else on Windows one that does not roam.
 * A roaming profile would bring one outbox to two machines, which would both send it (E9, I3). Null: the system's own.
 */
export function profileFolder(
  given: string | null,
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const local = environment['LOCALAPPDATA'];
  if (given !== null) return path.resolve(given);
  return platform === 'win32' && local ? path.win32.join(local, 'Carnet') : null;
}

/**
 * Makes the folder where it is missing, and takes every right to it from other accounts. False: it belongs to another
 * account, which could replace what is stored there. On Windows the rights of the user's own folders are inherited.
 */
export function keepPrivate(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const account = process.getuid?.();
  const { uid, mode } = statSync(folder);
  if (account === undefined) return true;
  if (uid !== account) return false;
  if ((mode & 0o077) !== 0) chmodSync(folder, 0o700);
  return true;
}
