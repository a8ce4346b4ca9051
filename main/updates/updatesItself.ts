import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages that electron-updater replaces by one of their own kind. An .msi is none: it would install the set-up
 * program's Carnet beside it, for one user.
 */
const kinds: Readonly<Partial<Record<NodeJS.Platform, readonly (string | null)[]>>> = {
  win32: ['nsis'],
  darwin: [null],
  linux: ['deb', 'rpm'],
};

/** Whether this installation looks for a newer Carnet itself; where not, IT or the user replaces the package. */
export const updatesItself = (platform: NodeJS.Platform, resources: string): boolean =>
  kinds[platform]?.includes(packageKind(resources)) === true;

/** As the package says it (electron-builder.yml); null: it says nothing, or is no package. */
function packageKind(resources: string): string | null {
  try {
    return readFileSync(join(resources, 'package-type'), 'utf8').trim();
  } catch {
    return null; // there is no such file
  }
}
