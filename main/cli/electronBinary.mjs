import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

const names = { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' };

/** Chromium's sandbox refuses to run as root, which containers do. Main's requests are written down and its clock moved where asked for. */
export const electronSwitches = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...(process.env.CARNET_TODAY_SINCE ? ['-r', join(root, 'main', 'clock', 'start.mjs')] : []),
  ...(process.env.CARNET_REQUESTS ? ['-r', join(root, 'test', 'run', 'recordRequests.mjs')] : []),
];

/** Electron's binary where it already is; looking never starts its download. */
export function electronBinary() {
  const folders = [process.env.ELECTRON_OVERRIDE_DIST_PATH, join(root, 'node_modules', 'electron', 'dist')];
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, names[process.platform] ?? 'electron'))
    .find((path) => existsSync(path));
}
