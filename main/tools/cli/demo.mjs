import { join } from 'node:path';
import { SetupError, root, runTool } from './processes.mjs';
import { buildAll, main, setUp } from './setup.mjs';

/** Plays an interview day on a practice service and prints each step; exits with 0 when all succeeded. */
await main(async () => {
  await setUp({ browser: process.env.CARNET_HOST !== 'electron' });
  console.log('Building Carnet…');
  if ((await buildAll()) !== 0) throw new SetupError('Carnet could not be built: see the error above.');
  console.log('Toute une journée, puis un entretien, joués sur un service d’entraînement :\n');
  const code = await runTool('playwright/cli.js', [
    'test',
    'notebook-day.spec',
    'one-interview.spec',
    '--workers',
    '1',
    '--config',
    'test/e2e/playwright.config.ts',
    '--reporter',
    join(root, 'test/e2e/narrator.ts'),
  ]);
  const page = join(root, 'out', 'demo', 'index.html');
  console.log(
    code === 0
      ? `\nTout s’est bien passé. La page avec ses images : ${page}`
      : `\nTout ne s’est pas bien passé : voyez plus haut, et ${page}`,
  );
  return code;
});
