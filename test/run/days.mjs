import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll, main, setUp } from '#main/tools/cli/setup.mjs';
import { root, SetupError, runTool } from '../../main/tools/cli/processes.mjs';

/** Days, hours and zones of the machine on which a clock is easily misread. */
const hardDays = [
  { today: '2026-11-22', zone: 'Europe/Paris', why: 'a Sunday' },
  { today: '2026-11-23', zone: 'UTC', why: 'a Monday' },
  { today: '2027-03-28', zone: 'Pacific/Auckland', why: 'the clock goes forward' },
  { today: '2026-10-25', zone: 'America/Los_Angeles', why: 'the clock goes back' },
  { today: '2027-10-24', zone: 'Europe/Paris', why: 'a Sunday, a week before the clock goes back' },
  { today: '2027-10-25', zone: 'UTC', why: 'the Monday of that week' },
  { today: '2027-10-31', zone: 'Pacific/Auckland', why: 'the clock goes back' },
  { today: '2028-02-29', zone: 'America/Los_Angeles', why: 'a leap day' },
  { today: '2026-12-31', zone: 'Pacific/Auckland', why: 'the last day of a year' },
  { today: '2027-01-01', zone: 'America/Los_Angeles', why: 'the first day of a year' },
  { today: '2026-12-31T23:50', zone: 'America/Los_Angeles', why: 'just before midnight, before a new year' },
  { today: '2027-03-28T00:10', zone: 'Pacific/Auckland', why: 'just after midnight, before the clock goes forward' },
  { today: '2027-10-31T23:50', zone: 'UTC', why: 'just before midnight, after the clock went back' },
  { today: '2026-11-19T00:10', zone: 'Europe/Paris', why: 'just after midnight' },
];

/** What reads the clock, by runner. */
const usual = {
  node: [
    'test/clock',
    'test/unit/main/tools/practice',
    'test/unit/shared/text',
    'test/unit/renderer/features',
    'test/unit/renderer/cache/queries',
    'test/unit/renderer/ui',
    'test/unit/renderer/intents',
  ],
  browser: [
    'test/clock',
    'test/unit/renderer/features/calendar',
    'test/unit/renderer/features/today',
    'test/unit/renderer/features/offline',
    'test/unit/renderer/ui',
  ],
  e2e: [
    'test/e2e/whole/today.spec.ts',
    'test/e2e/whole/calendar-commands.spec.ts',
    'test/e2e/whole/calendar-views.spec.ts',
    'test/e2e/whole/notebook-day.spec.ts',
    'test/e2e/shell.spec.ts',
  ],
};

const help = `npm run days [-- options]
  --only <part>     only days whose date, hour or zone has this part (again for more)
  --kinds <list>    of node, browser, e2e (default: all three)
  --all             every test of these kinds, not only what reads the clock
  --help            this text`;

/** Runs what depends on the date on every hard day, each in another zone of the machine, and prints a line for each. */
await main(async () => {
  const { kinds, only, all } = readOptions();
  if (kinds.length === 0) {
    console.log(help);
    return 0;
  }
  await setUp({ browser: true });
  if (kinds.includes('e2e') && (await buildAll()) !== 0)
    throw new SetupError('Carnet could not be built: see the error above.');
  const lines = [];
  let failed = 0;
  for (const { today, zone, why } of hardDays.filter(
    (day) => only.length === 0 || only.some((part) => `${day.today} ${day.zone}`.includes(part)),
  )) {
    for (const kind of kinds) {
      console.log(`\n── ${today}, machine in ${zone}: ${why} (${kind})`);
      const code = await play(kind, all ? [] : usual[kind], { CARNET_TODAY: today, TZ: zone, CARNET_E2E_RUN: 'days' });
      if (code !== 0) failed += 1;
      lines.push(
        `${code === 0 ? 'green ' : 'FAILED'}  ${today.padEnd(16)}  ${zone.padEnd(19)}  ${kind.padEnd(7)}  ${why}`,
      );
    }
  }
  console.log(`\n${lines.join('\n')}`);
  return failed === 0 && lines.length > 0 ? 0 : 1;
});

function play(kind, files, env) {
  // The runners take a name that fits nothing for a filter, and would be green without it.
  const gone = files.filter((file) => !existsSync(join(root, file)));
  if (gone.length > 0) throw new SetupError(`There is no such test: ${gone.join(', ')}`);
  if (kind === 'e2e')
    return runTool(
      'playwright/cli.js',
      ['test', ...files, '--config', 'test/e2e/playwright.config.ts', '--reporter=dot'],
      { env },
    );
  return runTool(
    'vitest/vitest.mjs',
    ['run', '--config', 'test/vitest.config.ts', '--project', kind, '--reporter=dot', ...files],
    { env },
  );
}

function readOptions() {
  const options = { kinds: Object.keys(usual), only: [], all: false };
  const given = process.argv.slice(2);
  for (let at = 0; at < given.length; at += 1) {
    if (given[at] === '--help') return { ...options, kinds: [] };
    if (given[at] === '--all') options.all = true;
    else if (given[at] === '--only' && given[at + 1]) options.only.push(given[(at += 1)]);
    else if (given[at] === '--kinds' && given[at + 1]?.split(',').every((kind) => kind in usual))
      options.kinds = given[(at += 1)].split(',');
    else throw new SetupError(`Not understood: ${given[at]}\n\n${help}`);
  }
  return options;
}
