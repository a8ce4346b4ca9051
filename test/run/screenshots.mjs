import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, main, setUp } from '#main/tools/cli/setup.mjs';
import { SetupError, root, runTool } from '../../main/tools/cli/processes.mjs';

const folder = join(root, 'out', 'screenshots');

/**
 * Takes a picture of every screen in every state, in both languages and both themes; arguments after the command name
 * the screens.
 */
await main(async () => {
  await setUp({ browser: process.env.CARNET_HOST !== 'electron' });
  console.log('Building Carnet…');
  if ((await buildAll()) !== 0) throw new SetupError('Carnet could not be built: see the error above.');
  const areas = process.argv.slice(2);
  if (areas.length === 0) rmSync(folder, { recursive: true, force: true });
  const code = await runTool(
    'playwright/cli.js',
    ['test', ...areas, '--config', 'test/e2e/playwright.config.ts', '--reporter', 'list'],
    { env: { CARNET_SCREENSHOTS: '1', TZ: 'Europe/Paris' } },
  );
  console.log(`\n${code === 0 ? '' : 'Not every state came up: see above. '}Pictures: ${folder}`);
  return code;
});
