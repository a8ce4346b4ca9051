import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/** Shorter than this, a file with one importer beside it belongs into that importer, as far as the two stay readable. */
const crumbLines = 25;
const readableLines = 350;
const code = new Set(['.ts', '.tsx', '.mjs', '.css', '.html']);
const production = ['main', 'preload', 'renderer', 'shared'];

const linesOf = (path) => readFileSync(path, 'utf8').split('\n').length - 1;
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && code.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * Files that should be part of their importer. `modules`: of `imports.mjs`. Left alone: chunks, what a barrel
 * gathers, and pure pieces that tests import.
 */
export function crumbs(root, modules) {
  const tests = filesIn(join(root, 'test')).map((path) => readFileSync(path, 'utf8'));
  const chunks = new Set(
    modules.flatMap(({ dependencies }) =>
      dependencies.filter(({ dynamic }) => dynamic).map(({ resolved }) => resolved),
    ),
  );
  return modules.flatMap(({ source, dependents }) => {
    const [importer, second] = dependents;
    if (importer === undefined || second !== undefined || dirname(importer) !== dirname(source)) return [];
    if (chunks.has(source) || /^index\.ts$/u.test(basename(importer))) return [];
    const lines = linesOf(join(root, source));
    if (lines >= crumbLines || lines + linesOf(join(root, importer)) > readableLines) return [];
    return tests.some((text) => text.includes(`/${basename(source)}'`)) ? [] : [{ source, importer, lines }];
  });
}

/** Files and lines of the application and of its tools, comments and blank lines included, with the median and p90. */
export function sizes(root) {
  const tools = filesIn(join(root, 'main', 'tools'));
  const application = production
    .flatMap((folder) => filesIn(join(root, folder)))
    .filter((path) => !tools.includes(path));
  return { application: sizesOf(application), tools: sizesOf(tools) };
}

function sizesOf(paths) {
  const lines = paths.map(linesOf);
  const sorted = lines.toSorted((one, other) => one - other);
  const at = (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { files: lines.length, lines: lines.reduce((sum, count) => sum + count, 0), median: at(0.5), p90: at(0.9) };
}
