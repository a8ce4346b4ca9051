import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './processes.mjs';

export const hasDebianPackages = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get');

/**
 * Unpacks Debian packages and what they need into `folder`, with a script `run` that starts `program` with its
 * libraries. Needs no rights, changes nothing of the system. Whether it starts; else the folder is gone.
 */
export async function unpackDebian(folder, packages, program) {
  const isStarting = (await download(folder, packages)) && (await unpack(folder)) && startsHere(folder, program);
  if (!isStarting) rmSync(folder, { recursive: true, force: true });
  return isStarting;
}

const stateOf = (folder) => join(folder, 'apt');
const archivesOf = (folder) => join(stateOf(folder), 'cache', 'archives');

async function download(folder, packages) {
  const lists = join(stateOf(folder), 'lists');
  for (const made of [join(lists, 'partial'), join(archivesOf(folder), 'partial')])
    mkdirSync(made, { recursive: true });
  const settings = [
    `Dir::State::lists=${lists}`,
    `Dir::Cache=${join(stateOf(folder), 'cache')}`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=',
    // Without this network it ends within seconds.
    'Acquire::Retries=1',
    'Acquire::http::Timeout=15',
  ].flatMap((setting) => ['-o', setting]);
  // What is installed is downloaded too: its files may be gone, or become those of another version.
  const install = ['--download-only', '--no-install-recommends', '--reinstall', '-y', 'install', ...packages];
  return (
    (await quietly(['apt-get', '-qq', ...settings, 'update'])) &&
    (await quietly(['apt-get', '-qq', ...settings, ...install]))
  );
}

async function unpack(folder) {
  const archives = archivesOf(folder);
  for (const file of readdirSync(archives).filter((name) => name.endsWith('.deb')))
    if (!(await quietly(['dpkg-deb', '-x', join(archives, file), folder]))) return false;
  rmSync(stateOf(folder), { recursive: true });
  return true;
}

function startsHere(folder, program) {
  const libraries = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => /\.so(\.|$)/u.test(entry.name))
      .map((entry) => `$here/${relative(folder, entry.parentPath)}`),
  );
  const fonts = join(folder, 'usr/share/fonts');
  if (existsSync(fonts))
    writeFileSync(
      join(folder, 'fonts.conf'),
      `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'fonts')}</cachedir></fontconfig>\n`,
    );
  const script = join(folder, 'run');
  writeFileSync(
    script,
    `#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")\nexport LD_LIBRARY_PATH="${[...libraries].join(':')}"\n` +
      `${existsSync(fonts) ? 'export FONTCONFIG_FILE="$here/fonts.conf"\n' : ''}exec "$here/${program}" "$@"\n`,
  );
  chmodSync(script, 0o755);
  return spawnSync(script, ['--version'], { stdio: 'ignore' }).status === 0;
}

async function quietly([command, ...args]) {
  try {
    return (await run(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })) === 0;
  } catch {
    return false; // the program is not on this machine: the next method is tried
  }
}
