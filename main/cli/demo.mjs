import { join } from 'node:path';
import { SetupError, root, runTool } from './processes.mjs';
import { buildAll, main, setUp } from './setup.mjs';

/**
 * Plays an interview day by itself on a practice service and prints each step; exits with 0 when every step succeeded.
 */
await main(async () => {
  await setUp({ browser: process.env.CARNET_HOST !== 'electron' });
  console.log('Building Carnet…');
  if ((await buildAll()) !== 0) throw new SetupError('Carnet could not be built: see the error above.');
  console.log('Une journée d’entretiens, jouée sur un service d’entraînement :\n');
  const code = await runTool('playwright/cli.js', [
    'test',
    'notebook-day.spec',
    '--config',
    'test/e2e/playwright.config.ts',
    '--reporter',
    join(root, 'test/e2e/narrator.ts'),
  ]);
  const page = join(root, 'out', 'demo', 'index.html');
  console.log(
    code === 0
      ? `\nLa journée s’est bien terminée. La page avec ses images : ${page}`
      : `\nLa journée ne s’est pas bien terminée : voyez plus haut, et ${page}`,
  );
  return code;
});
