import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GivenDayError } from './givenDay.mjs';
import { clockMove, joinDay } from './index.mjs';
import { moveClock } from './moveClock.mjs';

// Loaded before a process's own program (`--import`, Electron's `-r`): its clock starts at CARNET_TODAY.
try {
  joinDay();
} catch (error) {
  if (!(error instanceof GivenDayError)) throw error;
  console.error(error.message);
  process.exit(1);
}

// Electron's pages have a clock of their own. main/tools/chromium sets that of the Chromium host's pages.
if (process.versions.electron && clockMove() !== 0) {
  const { app, session } = createRequire(import.meta.url)('electron');
  const folder = mkdtempSync(join(tmpdir(), 'carnet-clock-'));
  const filePath = join(folder, 'page.cjs');
  // A sandboxed preload cannot load our files: it receives the function as text.
  writeFileSync(
    filePath,
    `require('electron').contextBridge.executeInMainWorld({ func: ${moveClock.toString()}, args: [${clockMove()}] });\n`,
  );
  app.once('ready', () => session.defaultSession.registerPreloadScript({ type: 'frame', filePath }));
  app.once('quit', () => rmSync(folder, { recursive: true, force: true }));
}
