import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromiumPath, ownChromium } from './chromium.mjs';
import { SetupError, root, run } from './processes.mjs';

/** Finds a Chromium, or unpacks one beside the project where Debian's packages can be had. */
export async function ensureChromium() {
  const named = process.env.CARNET_CHROMIUM;
  if (named && !existsSync(named)) {
    throw new SetupError(
      `The environment variable CARNET_CHROMIUM names ${named}, and there is no such file. Please correct it, or take it away.`,
    );
  }
  if (chromiumPath()) return;
  if (process.platform === 'linux' && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: unpacking Debian’s beside the project…');
    if ((await unpackForThisProject()) && chromiumPath()) return;
  }
  throw new SetupError(
    `A Chromium or Chrome is needed, and there is none here. ${howToInstall()} The environment variable CARNET_CHROMIUM ` +
      'names one that is elsewhere. Then start again: nothing was changed.',
  );
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

/**
 * Downloads Debian's own packages with apt's state in a folder of ours, unpacks them beside the project, and writes a
 * small script that starts the browser with its libraries. Needs no rights, and changes nothing of the system.
 */
async function unpackForThisProject() {
  const state = join(ownChromium, 'apt');
  const packages = join(state, 'cache', 'archives');
  for (const folder of [join(state, 'lists', 'partial'), join(packages, 'partial')])
    mkdirSync(folder, { recursive: true });
  const own = [
    '-qq',
    '-o',
    `Dir::State::lists=${join(state, 'lists')}`,
    '-o',
    `Dir::Cache=${join(state, 'cache')}`,
    '-o',
    'Debug::NoLocking=1',
    '-o',
    'APT::Sandbox::User=',
  ];
  if (!(await quietly(['apt-get', ...own, 'update']))) return false;
  if (
    !(await quietly([
      'apt-get',
      ...own,
      '--download-only',
      '--no-install-recommends',
      '-y',
      'install',
      'chromium',
      'fonts-liberation',
    ]))
  )
    return false;
  for (const file of readdirSync(packages).filter((name) => name.endsWith('.deb'))) {
    if (!(await quietly(['dpkg-deb', '-x', join(packages, file), ownChromium]))) return false;
  }
  rmSync(state, { recursive: true });
  // Packages that apt takes for installed are not downloaded, though their files may be gone.
  if (!existsSync(join(ownChromium, 'usr/lib/chromium/chromium'))) return false;
  const libraries = new Set(
    readdirSync(ownChromium, { recursive: true, withFileTypes: true })
      .filter((entry) => /\.so(\.|$)/u.test(entry.name))
      .map((entry) => `$here/${relative(ownChromium, entry.parentPath)}`),
  );
  writeFileSync(
    join(ownChromium, 'fonts.conf'),
    `<fontconfig><dir>${join(ownChromium, 'usr/share/fonts')}</dir><cachedir>${join(ownChromium, 'fonts')}</cachedir></fontconfig>\n`,
  );
  writeFileSync(
    join(ownChromium, 'run'),
    `#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")\nexport LD_LIBRARY_PATH="${[...libraries].join(':')}"\n` +
      'export FONTCONFIG_FILE="$here/fonts.conf"\nexec "$here/usr/lib/chromium/chromium" "$@"\n',
  );
  chmodSync(join(ownChromium, 'run'), 0o755);
  return true;
}

async function quietly([command, ...args]) {
  try {
    return (await run(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })) === 0;
  } catch {
    return false; // the program is not on this machine: the next method is tried
  }
}
