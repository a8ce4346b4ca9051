import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

const programs = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };
const program = programs[process.platform] ?? 'electron';

/** The folder of the `electron` package, without its binary until that is fetched. */
export const electronPackage = join(root, 'node_modules', 'electron');

/** Chromium's sandbox refuses root, as in containers. On request, logs main's requests and moves its clock. */
export const electronSwitches = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...(process.env.CARNET_TODAY_SINCE ? ['-r', join(root, 'main', 'tools', 'clock', 'start.mjs')] : []),
  ...(process.env.CARNET_REQUESTS ? ['-r', join(root, 'test', 'run', 'recordRequests.mjs')] : []),
];

/** The version of Electron that the libraries name, which is the one to fetch. */
export const electronVersion = (folder = electronPackage) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;

/** The path of Electron's binary if it is installed; never starts its download. */
export function electronBinary(folder = electronPackage) {
  const given = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const places = [given && join(given, program), isWhole(folder) && join(folder, 'dist', program)];
  return places.filter(Boolean).find((path) => existsSync(path));
}

/** `path.txt` is written last: without it the folder is unfinished; after an update it holds another version. */
function isWhole(folder) {
  try {
    const version = readFileSync(join(folder, 'dist', 'version'), 'utf8')
      .trim()
      .replace(/^v/u, '');
    return version === electronVersion(folder) && readFileSync(join(folder, 'path.txt'), 'utf8') === program;
  } catch {
    return false; // one of these files is not there
  }
}
