import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

const names = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };

/**
 * Chromium's sandbox refuses to run as root, as in containers. On request, logs main's requests and moves its clock.
 */
export const electronSwitches = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...(process.env.CARNET_TODAY_SINCE ? ['-r', join(root, 'main', 'clock', 'start.mjs')] : []),
  ...(process.env.CARNET_REQUESTS ? ['-r', join(root, 'test', 'run', 'recordRequests.mjs')] : []),
];

/** The path of Electron's binary if it is installed; never starts its download. */
export function electronBinary() {
  const folders = [process.env.ELECTRON_OVERRIDE_DIST_PATH, join(root, 'node_modules', 'electron', 'dist')];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, names[process.platform] ?? 'electron'))
    .find((path) => existsSync(path));
}
