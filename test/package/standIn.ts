import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FuseV1Options } from '@electron/fuses';

/** The project's folder. */
export const project = fileURLToPath(new URL('../..', import.meta.url));

export const workFolder = (name: string): string => mkdtempSync(join(tmpdir(), `carnet-${name}-`));

/** What the packager needs of an Electron distribution: a binary with a fuse wire (all off), and its companions. */
export function standInDistribution(work: string): string {
  const folder = join(work, 'electron');
  mkdirSync(join(folder, 'locales'), { recursive: true });
  mkdirSync(join(folder, 'resources'), { recursive: true });
  const fuseNames = Object.values(FuseV1Options).filter((value) => typeof value === 'number');
  const wire = Buffer.concat([
    Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
    Buffer.from([1, fuseNames.length]),
    Buffer.from('0'.repeat(fuseNames.length)),
  ]);
  writeFileSync(join(folder, 'electron'), Buffer.concat([Buffer.alloc(64), wire, Buffer.alloc(64)]), { mode: 0o755 });
  writeFileSync(join(folder, 'version'), '45.4.1');
  writeFileSync(join(folder, 'LICENSE'), 'stand-in');
  for (const name of ['fr', 'en-US', 'de']) writeFileSync(join(folder, 'locales', `${name}.pak`), 'stand-in');
  return folder;
}
