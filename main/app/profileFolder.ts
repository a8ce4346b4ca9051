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
