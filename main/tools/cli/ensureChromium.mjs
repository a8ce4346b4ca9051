import { existsSync } from 'node:fs';
import { hasDebianPackages, unpackDebian } from './debian.mjs';
import { chromiumPath, headlessPath, howToInstall, ownChromium, ownHeadlessShell, systemId } from './findChromium.mjs';
import { SetupError } from './processes.mjs';

/** Finds a Chromium, or unpacks one beside the project where Debian's packages can be had. */
export async function ensureChromium() {
  const named = process.env.CARNET_CHROMIUM;
  if (named && !existsSync(named)) {
    throw new SetupError(
      `The environment variable CARNET_CHROMIUM names ${named}, and there is no such file. Please correct it, or take it away.`,
    );
  }
  if (chromiumPath()) return;
  if (hasDebianPackages() && systemId() !== 'ubuntu') {
    console.log('No Chromium here: unpacking Debian’s beside the project…');
    const packages = ['chromium', 'chromium-common', 'fonts-liberation'];
    if ((await unpackDebian(ownChromium, packages, 'usr/lib/chromium/chromium')) && chromiumPath()) return;
  }
  throw new SetupError(
    `A Chromium or Chrome is needed, and there is none here. ${howToInstall()} The environment variable CARNET_CHROMIUM ` +
      'names one that is elsewhere. Then start again: nothing was changed.',
  );
}

/**
 * A Chromium without the parts of a window, which take half the CPU, for tests; Debian has it. Without one, tests run
 * in the usual Chromium.
 */
export async function ensureHeadlessShell() {
  // Systems made from Debian have apt too, but not this package.
  if (process.env.CARNET_CHROMIUM || headlessPath() !== chromiumPath() || systemId() !== 'debian') return;
  console.log('Unpacking Debian’s Chromium for tests beside the project…');
  // Its data belong to one version of it: the system's own may become newer.
  const packages = ['chromium-headless-shell', 'chromium-common'];
  const isThere = await unpackDebian(ownHeadlessShell, packages, 'usr/lib/chromium/chromium-headless-shell');
  if (!isThere) console.log('It cannot be had here: the tests run in the usual Chromium, a little slower.');
}
