import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages that electron-updater replaces by one of their own kind, and how that one's name ends. An .msi is none:
 * it would install the set-up program's Carnet beside it, for one user.
 */
const endings: Readonly<Partial<Record<NodeJS.Platform, Readonly<Record<string, string>>>>> = {
  win32: { nsis: '.exe' },
  darwin: { '': '.zip' },
  linux: { deb: '.deb', rpm: '.rpm' },
};

/**
 * How the packages end by which this installation replaces itself; null where it does not look for a newer Carnet, and
 * IT or the user replaces it.
 */
export const replacedBy = (platform: NodeJS.Platform, resources: string): string | null =>
  endings[platform]?.[packageKind(resources)] ?? null;

/** The kind of package that this installation came from (electron-builder.yml); empty where no file says it. */
function packageKind(resources: string): string {
  try {
    return readFileSync(join(resources, 'package-type'), 'utf8').trim();
  } catch {
    return ''; // there is no such file
  }
}
