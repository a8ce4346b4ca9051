import { chmodSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Given, else on Windows one that does not roam: a roamed outbox would be sent twice (E9, I3). Null: the system's. */
export function profileFolder(
  given: string | null,
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  const local = environment['LOCALAPPDATA'];
  if (given !== null) return path.resolve(given);
  return platform === 'win32' && local ? path.win32.join(local, 'Carnet') : null;
}

/** Only this account has rights to it. False: it is another account's. On Windows the rights are inherited. */
export function keepPrivate(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const account = process.getuid?.();
  const { uid, mode } = statSync(folder);
  if (account === undefined) return true;
  if (uid !== account) return false;
  if ((mode & 0o077) !== 0) chmodSync(folder, 0o700);
  return true;
}
