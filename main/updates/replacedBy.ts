import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What electron-updater replaces by its own kind. No .msi: it would install another Carnet beside it, for one user. */
const endings: Readonly<Partial<Record<NodeJS.Platform, Readonly<Record<string, string>>>>> = {
  win32: { nsis: '.exe' },
  darwin: { '': '.zip' },
  linux: { deb: '.deb', rpm: '.rpm' },
};

/** Endings of the packages that replace this installation; null where IT or the user replaces it. */
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
