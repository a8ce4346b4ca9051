import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// A file that a README or a comment names is there, so that who reads it finds it.

const root = fileURLToPath(new URL('../..', import.meta.url));
const notOurs: ReadonlySet<string> = new Set(['.carnet', '.git', 'node_modules', 'out']);
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
const files = filesIn('.');
/** Files, also without their ending, as READMEs name modules, and folders. */
const places: ReadonlySet<string> = new Set(
  files.flatMap((file) => [file, file.replace(/\.(?:tsx?|mjs)$/u, ''), ...above(file)]),
);
/** Written by tools: the bundler's list of licences, and what Playwright says of a failed test. */
const written: ReadonlySet<string> = new Set(['licences.md', 'error-context.md']);
const tops: ReadonlySet<string> = new Set(files.map((file) => file.split('/')[0] ?? file));

function above(file: string): readonly string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...above(folder)];
}

const named = /(?<![\w/@.:-])(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mts|mjs|md|css)(?![\w/-])/gu;

const namesIn = (text: string): readonly string[] => [...text.matchAll(named)].map(([name]) => name);
const isPath = (span: string): boolean =>
  /^[\w./-]+$/u.test(span) && span.includes('/') && tops.has(span.split('/')[0] ?? '');

/** In prose: names of files, and in code spans paths that begin with a room. `<language>`, `*` and `…` make no path. */
function citedInProse(text: string): readonly string[] {
  const paths: string[] = [];
  const names = text.replaceAll(/^```.*?^```/gmsu, '').replaceAll(/`[^`]*`/gu, (span) => {
    const path = span.slice(1, -1).replace(/\/$/u, '');
    if (isPath(path)) paths.push(path);
    return /[<>*{…]/u.test(path) ? '' : span;
  });
  return [...paths, ...namesIn(names)];
}

/** In comments: names of files. */
const citedInComments = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const [comment] = /^\s*\/?\*.*|(?<!:)\/\/ .*/u.exec(line) ?? [''];
    return namesIn(comment);
  });

/** The names that begin an item of a README's list: modules and folders of its own folder, with or without an ending. */
const listed = (text: string): readonly string[] =>
  [...text.matchAll(/^- ((?:`[a-z][\w./]*`(?:, | and )?)+):/gmu)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/gu)].map(([, name = '']) => name.replace(/\/$/u, '')),
  );

/**
 * A path is read from the root, from the folder of who cites it, or as the end of a longer one. A bare name is looked
 * for in that folder and below, of a comment in its room (the first two levels), and of a test anywhere.
 */
function isThere(name: string, citing: string): boolean {
  const folder = dirname(citing);
  if (written.has(name) || places.has(name) || places.has(join(folder, name))) return true;
  const room = citing.endsWith('.md') ? folder : folder.split('/').slice(0, 2).join('/');
  const isAnywhere = name.includes('/') || room === '.' || /\.(?:test|spec)\.tsx?$/u.test(name);
  return [...places].some((place) => place.endsWith(`/${name}`) && (isAnywhere || place.startsWith(`${room}/`)));
}

const missing = (citing: string, text: string): readonly string[] =>
  [...new Set(citing.endsWith('.md') ? citedInProse(text) : citedInComments(text))]
    .filter((name) => !isThere(name, citing))
    .map((name) => `${citing}: ${name}`);

describe('a file that is named exists', () => {
  test('the check sees one that does not', () => {
    const prose = 'See `index.ts`, `gone.ts`, `main/gone`, `main/api/client`, `a/<b>/c.ts`, [more](api/gone.md).';
    expect(missing('main/README.md', prose)).toEqual([
      'main/README.md: main/gone',
      'main/README.md: gone.ts',
      'main/README.md: api/gone.md',
    ]);
    expect(missing('main/index.ts', "const a = 'gone.ts'; // as gone.ts\n/** gone.md, main/README.md */")).toEqual([
      'main/index.ts: gone.ts',
      'main/index.ts: gone.md',
    ]);
  });

  const isMadeUp = (file: string): boolean => file.startsWith('test/architecture/');
  const read = files.filter((file) => /\.(?:md|tsx?|mts|mjs|css)$/u.test(file) && !isMadeUp(file));

  test('a list of a README names what its folder has', () => {
    expect(listed('- `setup`, `tray` and `http/`: all\n- see `gone`: no\n  - `gone`: no')).toEqual([
      'setup',
      'tray',
      'http',
    ]);
    const readmes = read.filter((file) => file.endsWith('README.md'));
    expect(readmes.length).toBeGreaterThan(40);
    expect(
      readmes.flatMap((readme) =>
        listed(readFileSync(join(root, readme), 'utf8'))
          .filter((name) => !isThere(name, readme))
          .map((name) => `${readme}: ${name}`),
      ),
    ).toEqual([]);
  });

  test('in each text of the project', () => {
    expect(read.length).toBeGreaterThan(1000);
    expect(read.flatMap((file) => missing(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
