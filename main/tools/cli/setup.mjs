import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GivenDayError } from '#main/tools/clock/givenDay.mjs';
import { joinDay } from '#main/tools/clock/index.mjs';
import { ensureChromium, ensureHeadlessShell } from './ensureChromium.mjs';
import { installedNode, isNewEnough, nodePath, root, run, runTool, SetupError } from './processes.mjs';

/**
 * Installs missing libraries and, where needed, a browser without a window. Under the system's Node, so it uses only
 * Node itself.
 */
export async function setUp({ browser }) {
  if (!librariesAreCurrent()) await installLibraries();
  // npm runs it with the libraries, unless the user's settings forbid what packages run.
  if (!isNewEnough(process.versions.node) && !installedNode())
    await run(process.execPath, [join(root, 'main', 'tools', 'cli', 'node', 'install.mjs')]);
  nodePath(); // throws now, not halfway, when no Node is new enough
  if (!browser) return;
  await ensureChromium();
  await ensureHeadlessShell();
}

/**
 * By npm's node_modules/.package-lock.json: outdated where a lock file is newer, development libraries or a folder are
 * missing.
 */
function librariesAreCurrent() {
  const libraries = join(root, 'node_modules');
  const installed = join(libraries, '.package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs)
    return false;
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies).every((name) => existsSync(join(libraries, name, 'package.json')));
}

async function installLibraries() {
  console.error('Installing the libraries (about half a minute)…'); // another program may read the standard output
  // Carnet is built with the development libraries, whatever NODE_ENV or the user's npm settings say.
  const order = ['ci', '--include=dev', '--include=optional'];
  const code = await runNpm(order, { stdio: ['inherit', process.stderr, 'inherit'] });
  if (code === 0) return;
  throw new SetupError(
    'The libraries could not be installed: npm ended with the error above. If it says that the registry cannot be ' +
      'reached, check the network or the proxy (npm config get registry, npm config get proxy), then start again. ' +
      'Nothing else was changed.',
  );
}

/** Runs the npm that runs this command. Returns its exit code. */
export function runNpm(order, options) {
  const npm = process.env.npm_execpath ?? '';
  return basename(npm) === 'npm-cli.js'
    ? run(process.execPath, [npm, ...order], options)
    : run('npm', order, { ...options, shell: process.platform === 'win32' });
}

/** Runs a command's main function, on the day that CARNET_TODAY gives; prints errors in plain words. */
export async function main(body) {
  try {
    joinDay();
    process.exitCode = await body();
  } catch (error) {
    console.error(error instanceof SetupError || error instanceof GivenDayError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Builds the three bundles that every host runs; `options` are those of `run`. Returns the first exit code not 0. */
export async function buildAll(options) {
  for (const part of ['main', 'preload', 'renderer']) {
    const args = ['build', '--logLevel', 'warn', '--config', `${part}/vite.config.ts`];
    const code = await runTool('vite/bin/vite.js', args, options);
    if (code !== 0) return code;
  }
  return 0;
}
