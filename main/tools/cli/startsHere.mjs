import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const touchMs = 2_000;
const deadAfterMs = 10_000;

/**
 * Calls `build` unless Carnet is open from this project, which reads the built files; waits for another start's build.
 * Then counts as open until its process ends. `folder` has a file for each, touched every two seconds: process numbers
 * come again.
 */
export async function buildUnlessOpen(folder, build) {
  mkdirSync(folder, { recursive: true });
  const building = join(folder, 'building');
  while (!take(building)) await wait(200);
  const free = touchUntil(building);
  try {
    const others = readdirSync(folder).filter((name) => name !== 'building' && isAlive(join(folder, name)));
    if (others.length > 0) console.log('Carnet is open from this project already, and is not built again beside it.');
    else await build();
    const own = join(folder, String(process.pid));
    take(own);
    process.once('exit', touchUntil(own));
  } finally {
    free();
  }
}

/** Creates the file. False where another process has it, and still touches it. */
function take(file) {
  if (!isAlive(file)) rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > deadAfterMs) return false;
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // it runs, as another user; otherwise the file or the process is gone
  }
}

/** Returns what removes the file. */
function touchUntil(file) {
  const timer = setInterval(() => utimesSync(file, new Date(), new Date()), touchMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}
