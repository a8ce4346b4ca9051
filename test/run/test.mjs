import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { buildAll, main, setUp } from '#main/cli/setup.mjs';
import { nodePath, root, run, runTool } from '../../main/cli/processes.mjs';

const results = join(root, 'out', 'results');
// By default Vitest leaves one core free, which is half of a machine with two.
const everyCore = '100%';
/** More than a quarter of the time of the tests under Node is spent on answers, timers and processes. */
const oneMore = availableParallelism() + 1;
const vitest = (workers, project, ...others) => [
  'run',
  '--config',
  'test/vitest.config.ts',
  ...[project, ...others].flatMap((name) => ['--project', name]),
  `--maxWorkers=${workers}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(results, `${project}.json`)}`,
];

/** Environment of a check: the check and its child processes record the requests that they send. */
const requests = join(root, 'out', 'requests');
const recorder = `--import=${pathToFileURL(join(root, 'test', 'run', 'recordRequests.mjs')).href}`;
const recorded = {
  env: { CARNET_REQUESTS: requests, NODE_OPTIONS: [process.env.NODE_OPTIONS, recorder].filter(Boolean).join(' ') },
};

/** Every check, in the order in which a mistake is cheapest to find. `counts` reads a test runner's own report. */
const checks = [
  { name: 'build', go: buildAll },
  { name: 'typecheck', go: () => runTool('typescript/bin/tsc', ['-b']) },
  { name: 'lint', go: () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'format', go: () => runTool('oxfmt/bin/oxfmt', ['--check', '.']) },
  { name: 'layers', go: () => run(nodePath(), ['test/architecture/layers.mjs']) },
  { name: 'unused code', go: () => runTool('knip/bin/knip.js', []) },
  {
    name: 'unit, Node',
    go: () =>
      runTool('vitest/vitest.mjs', vitest(oneMore, 'node', 'sharing'), {
        env: { ...recorded.env, CARNET_SHARING: '1' },
      }),
    counts: () => vitestCounts('node'),
  },
  {
    name: 'unit, browser',
    go: () => runTool('vitest/vitest.mjs', vitest(everyCore, 'browser'), recorded),
    counts: () => vitestCounts('browser'),
  },
  {
    name: 'end to end',
    go: endToEnd,
    counts: playwrightCounts,
  },
  {
    name: 'requests',
    go: () => run(nodePath(), ['test/run/checkRequests.mjs'], { env: { CARNET_REQUESTS: requests } }),
  },
  {
    name: 'endpoints on screens',
    go: () => run(nodePath(), ['test/run/checkScreens.mjs'], { env: { CARNET_REQUESTS: requests } }),
  },
];

await main(async () => {
  await setUp({ browser: true });
  for (const old of [results, requests, join(root, 'out', 'e2e')]) rmSync(old, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const check of checks) {
    console.log(`\n── ${check.name}`);
    const begun = performance.now();
    const code = await check.go();
    console.log(`── ${check.name}: ${Math.round((performance.now() - begun) / 1000)} s`);
    const { named, ...counted } = check.counts?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, named: [] };
    // A runner that fails without naming a failed test (a crash, an unhandled error) counts as one failure.
    if (code !== 0 && counted.failed === 0) counted.failed = 1;
    for (const key of Object.keys(total)) total[key] += counted[key];
    if (code !== 0) console.log(`── ${check.name}: failed (exit ${code})`);
    if (counted.failed > 0) failures.push(`── ${check.name}: failed (exit ${code})`, ...named);
  }
  // Once more at the end: of a long log, often only the end is kept.
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

/** Specs on the built app. */
function endToEnd() {
  return runTool('playwright/cli.js', ['test', '--config', 'test/e2e/playwright.config.ts'], {
    env: { ...recorded.env, CARNET_PICTURES: 'none' },
  });
}

/** A runner's own report; without one it did not finish, which is a failure whatever its exit code. */
function readReport(path, read) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, named: ['the runner wrote no report'] };
  return read(JSON.parse(readFileSync(path, 'utf8')));
}

function vitestCounts(project) {
  return readReport(join(results, `${project}.json`), (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests + found.numTodoTests,
    named: found.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile),
  }));
}

/** Failed tests of a file with their errors; for a file that could not be loaded, the error of the file. */
function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [failure(relative(root, name), message)];
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${relative(root, name)} › ${fullName}`, failureMessages.join('\n')),
  );
}

/** @returns the title over the first 25 lines of the error, without the colours of a terminal */
function failure(title, error = '') {
  const lines = stripVTControlCharacters(error).split('\n').slice(0, 25);
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

function playwrightCounts() {
  return readReport(join(root, 'out', 'e2e', 'report.json'), ({ suites, stats }) => {
    const specs = suites.flatMap(specsOf);
    for (const spec of specs) tellWindow(spec);
    const skipped = specs.filter(isSkipped);
    for (const reason of new Set(skipped.map(whySkipped))) {
      console.log(
        `skipped: ${reason} (${skipped
          .filter((spec) => whySkipped(spec) === reason)
          .map(({ title }) => title)
          .join('; ')})`,
      );
    }
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      named: specs.filter(({ ok }) => !ok).map(failedSpec),
    };
  });
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failedSpec({ file, line, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return failure(`${file}:${line} › ${title}`, errors.map(({ message }) => message).join('\n'));
}

function isSkipped({ tests }) {
  return tests.some(({ status }) => status === 'skipped');
}

function whySkipped({ tests }) {
  return tests[0].annotations.find(({ type }) => type === 'skip')?.description ?? 'a test before it failed';
}

/**
 * Prints what the window of a failed spec showed, without deeply nested elements: a reader of the log cannot open its
 * picture.
 */
function tellWindow({ title, tests }) {
  const attachments = tests.flatMap(({ results }) => results.flatMap((result) => result.attachments));
  for (const path of new Set(
    attachments.filter(({ name }) => name === 'error-context').map((attachment) => attachment.path),
  )) {
    const [, stood = ''] = /```yaml\n(.*?)```/su.exec(readFileSync(path, 'utf8')) ?? [];
    const shallow = stood.split('\n').filter((line) => !line.startsWith(' '.repeat(6)));
    console.log(`\n${title}: the window showed\n${shallow.slice(0, 80).join('\n')}`);
  }
}
