import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Damage } from './damages.ts';

const origin = 'https_carnet.app.localhost_0';

/**
 * Where a profile stores its files, below its folder. A place may hold several files; each has its own name for a case.
 */
export const places = {
  database: `chromium/Default/IndexedDB/${origin}.indexeddb.leveldb`,
  preferences: 'chromium/Default/Local Storage/leveldb',
  journal: 'journal',
  secrets: 'secrets',
  services: 'services.json',
} as const;
export type Place = keyof typeof places;

/** The kinds of file in a LevelDB folder that hold something. */
const kept = [/\.ldb$/u, /\.log$/u, /^CURRENT$/u, /^MANIFEST/u] as const;
export const levelDbFiles = ['tables', 'log', 'CURRENT', 'MANIFEST'] as const;
export type LevelDbFile = (typeof levelDbFiles)[number];

/** Files of a place; of a LevelDB folder only those of one kind. */
function filesOf(profile: string, place: Place, kind: LevelDbFile | null): readonly string[] {
  const path = join(profile, places[place]);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const pattern = kind === null ? /./u : (kept[levelDbFiles.indexOf(kind)] ?? /./u);
  // Secrets are stored twice; damage concerns the first file.
  return readdirSync(path)
    .filter((name) => !name.endsWith('.copy.json'))
    .filter((name) => pattern.test(name))
    .map((name) => join(path, name));
}

/** Damages every file of that kind; answers how many there were. */
export function damagePlace(profile: string, place: Place, kind: LevelDbFile | null, damage: Damage): number {
  const files = filesOf(profile, place, kind);
  for (const file of files) {
    const after = damage(readFileSync(file));
    if (after === null) rmSync(file);
    else writeFileSync(file, after);
  }
  return files.length;
}

export const removePlace = (profile: string, place: Place): void =>
  rmSync(join(profile, places[place]), { recursive: true });
