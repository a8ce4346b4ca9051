import { nodePath, run } from './processes.mjs';
import { main, setUp } from './setup.mjs';

/** Runs a program of the project that stands alone, with its own switches: `program.mjs <file> [switches]`. */
await main(async () => {
  await setUp({ browser: false });
  return run(nodePath(), process.argv.slice(2));
});
