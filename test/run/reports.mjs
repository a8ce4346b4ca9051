import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../main/tools/cli/processes.mjs';

/** What the runners of tests wrote of a run, as counts and as what a reader needs of each failure. */

/**
 * A runner's own report; without one it did not finish, which is a failure whatever its exit code.
 * @returns {{ passed: number, failed: number, skipped: number, named: string[] }}
 */
function readReport(path, read) {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, named: ['the runner wrote no report'] };
  return read(JSON.parse(readFileSync(path, 'utf8')));
}

/** Vitest's report in JSON. */
export const vitestCounts = (path) =>
  readReport(path, (found) => ({
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests + found.numTodoTests,
    named: found.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile),
  }));

/** Failed tests of a file with their errors; for a file that could not be loaded, the error of the file. */
function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(root, name).replaceAll('\\', '/');
  const project = /\.browser\.test\.tsx?$/u.test(file) ? 'test:browser' : 'test:node';
  const alone = `npm run ${project} -- ${file}`;
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [failure(file, message, alone)];
  return failed.map(({ fullName, title, failureMessages }) =>
    failure(`${file} › ${fullName}`, failureMessages.join('\n'), `${alone} -t ${pattern(title)}`),
  );
}

/** Playwright's report in JSON. */
export const playwrightCounts = (path) =>
  readReport(path, ({ suites, stats }) => {
    const specs = suites.flatMap((suite) => specsOf(suite, suite.file));
    tellSkipped(specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped')));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      named: specs.filter(({ ok }) => !ok).map(failedSpec),
    };
  });

/** The specs of a suite, each with the file that the run names. */
function specsOf({ specs = [], suites = [] }, file) {
  const own = specs.map(({ title, ok, tests }) => ({ file, title, ok, tests }));
  return [...own, ...suites.flatMap((suite) => specsOf(suite, file))];
}

/** One line for each reason. */
function tellSkipped(specs) {
  const why = ({ tests }) =>
    tests[0].annotations.find(({ type }) => type === 'skip')?.description ?? 'a test before it failed';
  for (const reason of new Set(specs.map(why))) {
    const titles = specs.filter((spec) => why(spec) === reason).map(({ title }) => title);
    console.log(`skipped: ${reason} (${titles.join('; ')})`);
  }
}

/** By its title, since a test may be written by a function of another file. */
function failedSpec({ file, title, tests }) {
  const results = tests.flatMap((test) => test.results);
  const error = results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n');
  const context = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'error-context')?.path;
  const alone = `npm run test:e2e -- ${file} -g ${pattern(title)}`;
  const folder = context && `${relative(root, dirname(context))} (picture, words, trace.zip), or alone: `;
  return failure(`${file} › ${title}`, error, `${folder ?? ''}${alone}`, context ? windowAt(context) : []);
}

/** What the window showed, without deeply nested elements: a reader of the log cannot open its picture. */
function windowAt(context) {
  const [, stood = ''] = /```yaml\n(.*?)```/su.exec(readFileSync(context, 'utf8')) ?? [];
  const shallow = stood.split('\n').filter((line) => line.trim() !== '' && !line.startsWith(' '.repeat(6)));
  return ['the window showed:', ...shallow.slice(0, 60)];
}

/** A title as the runners take it on a command line: as a regular expression. */
const pattern = (title) => JSON.stringify(title.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`));

/** The title, the error without the colours of a terminal, and in the last line what to look at. */
function failure(title, error = '', lookAt, shown = []) {
  const read = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => !line.includes('node_modules') && !line.includes('at new Promise'));
  const lines = [...read.slice(0, 25), ...shown, `look at: ${lookAt}`];
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}
