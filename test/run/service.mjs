import { nodePath, run } from './processes.mjs';
import { main, setUp } from './setup.mjs';

/** Runs the practice service alone, with the switches of main/practice/arguments.ts. */
await main(async () => {
  await setUp({ browser: false });
  return run(nodePath(), ['main/practice/cli.ts', ...process.argv.slice(2)]);
});
