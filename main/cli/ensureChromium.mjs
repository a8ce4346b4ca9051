import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromiumPath, ownChromium } from './chromium.mjs';
import { SetupError, root, run } from './processes.mjs';

/** Finds a Chromium, or installs one by the first method that works on this machine. */
export async function ensureChromium() {
  const named = process.env.CARNET_CHROMIUM;
  if (named && !existsSync(named)) {
    throw new SetupError(
      `The environment variable CARNET_CHROMIUM names ${named}, and there is no such file. Please correct it, or take it away.`,
    );
  }
  if (chromiumPath()) return;
  console.log('No Chromium here: installing one…');
  for (const way of ways()) {
    if ((await way()) && chromiumPath()) return;
  }
  throw new SetupError(
    'A Chromium or Chrome is needed and none could be installed. Please install one (on Debian: apt-get install ' +
      'chromium), or name one in the environment variable CARNET_CHROMIUM, then start again.',
  );
}

function ways() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return [];
  if (process.getuid?.() === 0) return [() => aptInstall([])];
  return [() => aptInstall(['sudo', '-n']), unpackForThisProject];
}

async function aptInstall(prefix) {
  const apt = (...args) => quietly([...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args]);
  return (await apt('update')) && (await apt('install', '-y', '--no-install-recommends', 'chromium'));
}

/**
 * Without the right to install packages: downloads Debian's own packages with apt's state in a folder of ours, unpacks
 * them beside the project, and writes a small script that starts the browser with its libraries.
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
