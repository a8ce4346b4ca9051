import { existsSync, readFileSync } from 'node:fs';
import { chromiumPath, headlessPath, ownChromium, ownHeadlessShell } from './chromium.mjs';
import { hasDebianPackages, unpackDebian } from './debian.mjs';
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
  if (hasDebianPackages()) {
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
 * Finds, for tests, a Chromium without the parts of a window, or unpacks one where Debian has it: its browser process
 * takes half the CPU. Where there is none, the tests run in the usual Chromium, and pass there too.
 */
export async function ensureHeadlessShell() {
  if (process.env.CARNET_CHROMIUM || headlessPath() !== chromiumPath() || !isDebian()) return;
  console.log('Unpacking Debian’s Chromium for tests beside the project…');
  // Its data belong to one version of it: the system's own may become newer.
  const packages = ['chromium-headless-shell', 'chromium-common'];
  const isThere = await unpackDebian(ownHeadlessShell, packages, 'usr/lib/chromium/chromium-headless-shell');
  if (!isThere) console.log('It cannot be had here: the tests run in the usual Chromium, a little slower.');
}

/** Systems made from Debian have apt too, but not this package. */
function isDebian() {
  const release = '/etc/os-release';
  return hasDebianPackages() && existsSync(release) && /^ID=debian$/mu.test(readFileSync(release, 'utf8'));
}

/** The command for this system; Carnet itself installs nothing into it. */
function howToInstall() {
  const [, , command] =
    systems.find(([platform, program]) => platform === process.platform && existsSync(program)) ?? [];
  return command ? `Please install one, for example by: ${command}.` : 'Please install one.';
}

const systems = [
  ['linux', '/usr/bin/apt-get', 'sudo apt-get install chromium'],
  ['linux', '/usr/bin/dnf', 'sudo dnf install chromium'],
  ['linux', '/usr/bin/zypper', 'sudo zypper install chromium'],
  ['linux', '/usr/bin/pacman', 'sudo pacman -S chromium'],
  ['linux', '/sbin/apk', 'sudo apk add chromium'],
  ['darwin', '/', 'brew install --cask google-chrome'],
  ['win32', process.env.SystemRoot ?? '', 'winget install Google.Chrome'],
];
