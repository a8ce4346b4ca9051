import { nodePath, run } from './processes.mjs';
import { main, setUp } from './setup.mjs';

/** Runs one program of the project with its own switches: `program.mjs <file> [switches]`. */
await main(async () => {
  await setUp({ browser: false });
  return run(nodePath(), process.argv.slice(2));
});
