import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The file that a run sees otherwise, and the path of what it sees; both absolute, or neither. */
const [file, instead] = (process.env['CARNET_MISTAKE'] ?? '').split('\n');

/** @param {string} id */
const isFile = (id) => instead !== undefined && id.split('?')[0] === file;

/** For Vitest: nothing in the tree is changed, so that a run that is cut off leaves nothing behind. */
export const mistakePlugin = () => ({
  name: 'mistake',
  /** @param {string} id */
  load: (id) => (instead && isFile(id) ? readFileSync(instead, 'utf8') : null),
  // Vitest stores what it transformed by the file's own text: a mistake must neither be read from there nor get there.
  /** @param {import('vitest/node').VitestPluginContext} context */
  configureVitest: (context) => context.defineCacheKeyGenerator(({ id }) => (isFile(id) ? false : undefined)),
});

/** For Node without Vite, which the simulation's threads inherit: `--import` of this file. */
if (file && instead && process.execArgv.some((argument) => argument.includes('planted.mjs'))) {
  const url = pathToFileURL(file).href;
  registerHooks({
    load: (asked, context, next) =>
      asked === url
        ? { format: 'module-typescript', source: readFileSync(instead, 'utf8'), shortCircuit: true }
        : next(asked, context),
  });
}
