import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nodePath, root, run, runTool, SetupError } from '../../main/tools/cli/processes.mjs';
import { buildAll, main, setUp } from '../../main/tools/cli/setup.mjs';
import { installOwn } from './ownPackage.mjs';

const help = `npm run engine [-- options]
  Serves the sample school with SAP CAP on this machine, and prints one line of JSON when it is ready: address, user and
  password. Ctrl-C ends it.

  --tags            rows have versions (@odata.etag), and no row is changed without If-Match (428)
  --text-numbers    numbers of 64 bits and decimals are texts (IEEE754Compatible)
  --port N          port on 127.0.0.1; 0 (default) lets the system pick one
  --seed N          which sample school to make (default 7)
  --today DATE      day the sample is made around, YYYY-MM-DD (default: today at the school)
  --database FILE   an SQLite file to make (default: in memory)

npm run engine -- --day
  Plays an interview day by Carnet's screens in each setting, one after the other, and prints a line for each.`;

const settings = [
  { switches: 'none', what: 'no tags, numbers' },
  { switches: '--tags', what: 'tags required, numbers' },
  { switches: '--text-numbers', what: 'no tags, numbers as text' },
  { switches: '--tags --text-numbers', what: 'tags required, numbers as text' },
];

await main(async () => {
  const { day, help: isAsked, given } = readOptions();
  if (isAsked) {
    console.log(help);
    return 0;
  }
  await setUp({ browser: day });
  await installOwn(join(root, 'test', 'engine', 'cap'), 'SAP CAP');
  if (!day) return run(nodePath(), ['test/engine/cli.ts', ...given]);
  if ((await buildAll()) !== 0) throw new SetupError('Carnet could not be built: see the error above.');
  const lines = [];
  let failed = 0;
  for (const { switches, what } of settings) {
    console.log(`\n── SAP CAP: ${what}`);
    const code = await runTool(
      'playwright/cli.js',
      ['test', '--project', 'engine', '--config', 'test/e2e/playwright.config.ts'],
      { env: { CARNET_ENGINE: switches, CARNET_E2E_RUN: 'engine' } },
    );
    if (code !== 0) failed += 1;
    lines.push(`${code === 0 ? 'green ' : 'FAILED'}  ${what}`);
  }
  console.log(`\n${lines.join('\n')}`);
  return failed === 0 ? 0 : 1;
});

function readOptions() {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  const options = { tags: flag, 'text-numbers': flag, port: text, seed: text, today: text, database: text };
  const args = process.argv.slice(2);
  try {
    const { day, help } = parseArgs({ args, options: { ...options, day: flag, help: flag } }).values;
    if (day && args.length > 1) throw new Error('--day takes no other option');
    return { day, help, given: args };
  } catch (error) {
    throw new SetupError(`${error.message}\n\n${help}`);
  }
}
