import { SetupError, nodePath, run, runTool } from '../../main/tools/cli/processes.mjs';
import { buildAll, main, setUp } from '../../main/tools/cli/setup.mjs';
import { benchPeers } from './benchPeers.mjs';

/**
 * `app`: measures the built application end to end (test/bench/app); `peers`: against other libraries; else the benches
 * of Vitest, or those named.
 */
await main(async () => {
  await setUp({ browser: true });
  const [what, ...rest] = process.argv.slice(2);
  if (what === 'peers') return benchPeers(rest);
  if (what !== 'app')
    return runTool('vitest/vitest.mjs', [
      'bench',
      '--run',
      '--config',
      'test/vitest.config.ts',
      ...process.argv.slice(2),
    ]);
  if (process.platform !== 'linux')
    throw new SetupError('The bench of the application reads /proc: it runs on Linux only.');
  if ((await buildAll()) !== 0) throw new SetupError('Carnet could not be built: see the error above.');
  return run(nodePath(), ['test/bench/app/cli.ts', ...rest]);
});
