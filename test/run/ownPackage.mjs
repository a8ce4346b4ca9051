import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../../main/tools/cli/processes.mjs';
import { runNpm } from '../../main/tools/cli/setup.mjs';

/**
 * Installs a package of its own at its first use, and again when its lock file changed: nothing else needs it, so
 * `npm ci` does not bring it.
 */
export async function installOwn(folder, name) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error(`Installing ${name}…`); // another program may read the standard output
  const code = await runNpm(['ci', '--include=dev', '--omit=optional'], {
    cwd: folder,
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  if (code !== 0) throw new SetupError(`Not installed: ${name}. npm ended with the error above.`);
}
