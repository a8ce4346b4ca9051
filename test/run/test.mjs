import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { electronBinary } from '#main/tools/cli/electronBinary.mjs';
import { hasDisplay } from '#main/tools/cli/openElectron.mjs';
import { buildAll, main, setUp } from '#main/tools/cli/setup.mjs';
import { nodePath, root, run, runTool, SetupError } from '../../main/tools/cli/processes.mjs';
import { playwrightCounts, vitestCounts } from './reports.mjs';
import { sizes } from './tier.mjs';

const tier = tierOf(process.argv.slice(2));
const results = join(root, 'out', 'results');
/** More than a quarter of the time of these tests is spent on answers, timers and processes. */
const oneMore = availableParallelism() + 1;

/** The environment of a check: it and its child processes know the tier, and record the requests that they send. */
const requests = join(root, 'out', 'requests');
const recorder = `--import=${pathToFileURL(join(root, 'test', 'run', 'recordRequests.mjs')).href}`;
const recorded = {
  CARNET_TIER: tier,
  CARNET_REQUESTS: requests,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, recorder].filter(Boolean).join(' '),
};

const tool = (name, script, args) => ({ name, go: (options) => runTool(script, args, options) });
const program = (name, file) => ({
  name,
  go: (options) => run(nodePath(), [file], { ...options, env: { CARNET_REQUESTS: requests } }),
});
const vitest = (name, projects, workers, env = {}) => ({
  name,
  go: (options) =>
    runTool(
      'vitest/vitest.mjs',
      [
        'run',
        '--config',
        'test/vitest.config.ts',
        ...projects.flatMap((project) => ['--project', project]),
        `--maxWorkers=${workers}`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(results, `${projects[0]}.json`)}`,
      ],
      { ...options, env: { ...recorded, ...env } },
    ),
  counts: () => vitestCounts(join(results, `${projects[0]}.json`)),
});

const build = { name: 'build', go: buildAll };
/** More checkers would each look at the same types again. */
const typecheck = tool('typecheck', 'typescript/bin/tsc', ['-b', '--checkers', '1']);
const lint = tool('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']);
const format = tool('format', 'oxfmt/bin/oxfmt', ['--check', '.']);
const layers = program('layers', 'test/architecture/layers.mjs');
const unused = tool('unused code', 'knip/bin/knip.js', []);
const underNode = vitest('unit, Node', ['node', 'sharing'], oneMore, { CARNET_SHARING: '1' });
const inBrowser = vitest('unit, browser', ['browser'], '100%');
const endToEnd = {
  name: 'end to end',
  go: (options) =>
    runTool('playwright/cli.js', ['test', '--config', 'test/e2e/playwright.config.ts'], {
      ...options,
      env: { ...recorded, CARNET_PICTURES: 'none' },
    }),
  counts: () => playwrightCounts(join(root, 'out', 'e2e', 'report.json')),
};
/** What only real Electron shows, where there is one and a display for its windows; elsewhere the specs are skipped. */
const inElectron = {
  name: 'end to end, Electron',
  go: (options) =>
    runTool(
      'playwright/cli.js',
      ['test', '--config', 'test/e2e/playwright.config.ts', 'e2e/electron', 'e2e/smoke', 'e2e/lock'],
      {
        ...options,
        env: { ...recorded, CARNET_PICTURES: 'none', CARNET_HOST: 'electron', CARNET_E2E_RUN: 'electron' },
      },
    ),
  counts: () => playwrightCounts(join(root, 'out', 'e2e', 'report-electron.json')),
};
const hasElectron = process.env.CARNET_HOST !== 'electron' && hasDisplay() && electronBinary() !== undefined;
const askedFor = program('requests', 'test/run/checkRequests.mjs');
const onScreens = program('endpoints on screens', 'test/run/checkScreens.mjs');

/**
 * Stage after stage, each of lanes that run beside each other. What waits shares the machine with what computes; specs
 * and browser tests have it to themselves, since they wait for what a page draws.
 */
const stages = [
  [
    [typecheck, lint, format, layers, unused],
    [build, underNode],
  ],
  [[inBrowser]],
  [[endToEnd]],
  ...(hasElectron ? [[[inElectron]]] : []),
  [[askedFor, onScreens]],
];

await main(async () => {
  if (tier === null) throw new SetupError('npm test takes no options; npm run test:all runs the whole.');
  await setUp({ browser: true });
  for (const old of [results, requests, join(root, 'out', 'e2e')]) rmSync(old, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const begun = performance.now();
  const used = cpuSeconds();
  const ended = [];
  for (const lanes of stages) ended.push(await carryOutStage(lanes));
  const rows = ended.flatMap(rowsOf);
  console.log(`\n${[...rows, row('in all', secondsSince(begun), cpuSeconds() - used)].join('\n')}`);
  if (tier === 'first') console.log(`\nnpm run test:all would add ${added().join(', ')}.`);
  return conclude(ended.flatMap(({ checks }) => checks));
});

async function carryOutStage(lanes) {
  const begun = performance.now();
  const used = cpuSeconds();
  const isAlone = lanes.length === 1;
  const checks = [];
  const carryOutLane = async (lane) => {
    for (const check of lane) checks.push(await carryOut(check, isAlone));
  };
  await Promise.all(lanes.map(carryOutLane));
  return { checks, wall: secondsSince(begun), cpu: cpuSeconds() - used };
}

/** Runs a check to its end. Beside others, it writes into a file, which is printed when it ends. */
async function carryOut({ name, go, counts }, isAlone) {
  const log = join(results, `${name}.log`);
  const begun = performance.now();
  if (isAlone) console.log(`\n── ${name}`);
  const file = isAlone ? null : openSync(log, 'a');
  const code = await go(file === null ? {} : { stdio: ['ignore', file, file] });
  if (file !== null) {
    closeSync(file);
    console.log(`\n── ${name}\n${readFileSync(log, 'utf8')}`);
  }
  const { named, ...counted } = counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, named: [] };
  // A runner that fails without naming a failed test (a crash, an unhandled error) counts as one failure.
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const wall = secondsSince(begun);
  const how = code === 0 ? '' : `: failed (exit ${code})`;
  console.log(`── ${name}: ${Math.round(wall)} s${how}`);
  return { name, how, wall, named, ...counted };
}

/** Failures once more at the end: of a long log, often only the end is kept. Returns the exit code. */
function conclude(checks) {
  for (const { name, how, failed, named } of checks)
    if (failed > 0) console.log(['', `── ${name}${how}`, ...named].join('\n\n'));
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
    checks.reduce((sum, check) => sum + check[key], 0),
  );
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** Wall time of each check; CPU time of each stage, since the checks of one run beside each other. */
function rowsOf({ checks: [...checks], wall, cpu }) {
  const [only] = checks;
  if (checks.length === 1) return [row(only.name, wall, cpu)];
  return [...checks.map((check) => row(check.name, check.wall)), row('  together', wall, cpu)];
}

function row(name, wall, cpu) {
  const used = cpu === undefined ? '' : `${Math.round(cpu).toString().padStart(6)} s of CPU`;
  return `${name.padEnd(22)}${Math.round(wall).toString().padStart(5)} s${used}`;
}

/**
 * Seconds that the machine's processors have worked, for whatever program: on a quiet machine, those of this run. A
 * process counts its children only once they ended in its sight, which Chromium's do not.
 */
function cpuSeconds() {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}

/** What the first tier leaves to the whole. */
function added() {
  const files = readdirSync(join(root, 'test', 'e2e', 'whole'), { recursive: true }).filter((name) =>
    name.endsWith('.spec.ts'),
  ).length;
  const further = Object.values(sizes).map(({ what, first, whole }) =>
    whole === Infinity ? `all ${what} for ${first}` : `${whole} ${what} for ${first}`,
  );
  return [`the specs of ${files} files in test/e2e/whole`, ...further];
}

/** @returns {'first' | 'whole' | null} null: an option that there is not */
function tierOf(options) {
  if (options.length === 0) return 'first';
  return options.length === 1 && options[0] === '--all' ? 'whole' : null;
}

function secondsSince(begun) {
  return (performance.now() - begun) / 1000;
}
