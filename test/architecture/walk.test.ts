import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * CONTRIBUTING lists the files that a key press passes on its way to the service, and a received row on its way to the
 * screen. A list that names a file that is gone, or says that one gives on to another that it does not know, would send
 * a reader astray.
 */
interface Row {
  readonly number: number;
  readonly file: string;
  /** The row that gives it on to this one; null for the first. */
  readonly from: number | null;
  /** What the one calls the other by. */
  readonly by: string;
  /** Neither imports the other: both know this name of a port. */
  readonly isPort: boolean;
}

const walks = [
  {
    title: 'The way of a key press to the service',
    from: /^renderer\/timeGrid\//u,
    to: /\/transport\.ts$/u,
    most: 32,
  },
  { title: 'The way of a received row to the screen', from: /\/transport\.ts$/u, to: /\/DayColumn\.tsx$/u, most: 28 },
];

/** A part of CONTRIBUTING, by its heading. */
const partOf = (text: string, title: string): string => text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

const rowsOf = (text: string): readonly Row[] =>
  [
    ...text.matchAll(
      /^\| (?<number>\d+) \| `(?<file>[^`]+)` \| (?:(?<from>\d+) (?<port>port )?`(?<by>[^`]+)`|–) \|/gmu,
    ),
  ].map(({ groups = {} }) => ({
    number: Number(groups['number']),
    file: groups['file'] ?? '',
    from: groups['from'] === undefined ? null : Number(groups['from']),
    by: groups['by'] ?? '',
    isPort: groups['port'] !== undefined,
  }));

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly imports: Record<string, string> };
const aliases = Object.entries(imports).map(([from, to]) => [from.slice(0, -1), to.slice(2, -1)] as const);

/** The files that a file imports; an index counts as the files that it re-exports. */
function importedBy(file: string, text: string): readonly string[] {
  const own = [...text.matchAll(/from '(?<path>[^']+)'/gu)].map(({ groups }) => groups?.['path'] ?? '');
  const paths = own.flatMap((path) => {
    if (path.startsWith('.')) return [join(dirname(file), path)];
    const alias = aliases.find(([from]) => path.startsWith(from));
    return alias ? [path.replace(...alias)] : [];
  });
  return paths.flatMap((path) =>
    path.endsWith('/index.ts') && path !== file ? [path].concat(importedBy(path, readFileSync(path, 'utf8'))) : [path],
  );
}

/** What is wrong with a row; empty where nothing is. */
function wrongWith(row: Row, rows: readonly Row[]): string {
  const text = readHere(row.file);
  if (text === undefined) return `${row.file} is not there`;
  if (row.from === null) return row.number === 1 ? '' : `nothing gives on to ${row.file}`;
  const giver = rows.find(({ number }) => number === row.from);
  const giving = giver && row.from < row.number ? readHere(giver.file) : undefined;
  if (!giver || giving === undefined) return `${row.file} comes from a row that is not before it`;
  const name = new RegExp(`\\b${row.by}\\b`, 'u');
  if (!name.test(text) || !name.test(giving)) return `${giver.file} and ${row.file} do not both say ${row.by}`;
  const isImported =
    importedBy(giver.file, giving).includes(row.file) || importedBy(row.file, text).includes(giver.file);
  if (isImported === row.isPort) return `${row.file} is ${isImported ? 'imported, and no port' : 'no import of it'}`;
  return '';
}

const readHere = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

describe.each(walks)('$title', ({ title, from, to, most }) => {
  const rows = rowsOf(partOf(readFileSync('CONTRIBUTING.md', 'utf8'), title));

  test('is in CONTRIBUTING, from end to end, and no longer than it was', () => {
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, at) => at + 1));
    expect(rows.at(0)?.file).toMatch(from);
    expect(rows.at(-1)?.file).toMatch(to);
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.length).toBeLessThanOrEqual(most);
  });

  test.each(rows)('$number $file', (row) => {
    expect(wrongWith(row, rows)).toBe('');
  });
});
