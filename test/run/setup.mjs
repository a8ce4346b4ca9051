import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './ensureChromium.mjs';
import { SetupError, nodePath, root, run } from './processes.mjs';

/**
 * Brings what is missing: the libraries, and a browser where one is needed. Runs under the system's Node, before
 * anything is installed, so it uses nothing but Node itself.
 */
export async function setUp({ browser }) {
  if (!librariesAreCurrent()) await installLibraries();
  nodePath(); // says so now, not in the middle, when there is no Node new enough
  if (browser) await ensureChromium();
}

/** npm notes what it installed in node_modules/.package-lock.json; a lock file changed since then wins. */
function librariesAreCurrent() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

async function installLibraries() {
  console.log('Installing the libraries (about half a minute)…');
  const npm = process.env.npm_execpath;
  const code = npm
    ? await run(process.execPath, [npm, 'ci'])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci'], { shell: process.platform === 'win32' });
  if (code === 0) return;
  throw new SetupError(
    'The libraries could not be installed: npm ended with the error above. If it says that the registry cannot be ' +
      'reached, check the network or the proxy (npm config get registry, npm config get proxy), then start again. ' +
      'Nothing else was changed.',
  );
}

/** Runs a command's main function; what goes wrong is told in plain words. */
export async function main(body) {
  try {
    process.exitCode = await body();
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
