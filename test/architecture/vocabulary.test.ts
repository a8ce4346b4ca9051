import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { banned } from './vocabulary.ts';

const looked = /^(?:main|preload|renderer|shared|test)\/.*\.(?:ts|tsx|mjs|md|css)$/u;
const apart = /^(?:renderer\/i18n\/words\/|shared\/rules\/|test\/architecture\/)|\/node_modules\//u;
const files = ['main', 'preload', 'renderer', 'shared', 'test']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file).replaceAll('\\', '/')),
  )
  .filter((file) => looked.test(file) && !apart.test(file));

const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** Every use of the banned words in a text, as `line: words`. */
function uses(text: string, word: RegExp): readonly string[] {
  return text.split('\n').flatMap((line, index) => (word.test(line) ? [`${index + 1}: ${line.trim()}`] : []));
}

test('the check looks at the whole project', () => {
  expect(files.length).toBeGreaterThan(1000);
});

/** Lines of prose over 120 columns that do not contain an address; the formatter breaks code, and leaves comments. */
function longLines(file: string, text: string): readonly string[] {
  const prose = file.endsWith('.md') ? /^(?!\s*\||```| {4})/u : /^\s*(?:\/?\*|\/\/)/u;
  return text.split('\n').flatMap((line, index) => {
    const isLong = line.length > 120 && prose.test(line) && !/https?:\/\/|oxlint-/u.test(line);
    return isLong ? [`${file}:${index + 1}`] : [];
  });
}

test('prose is wrapped at 120 columns', () => {
  const isGenerated = (file: string): boolean => /(?:proofs|table|runs)\.md$/u.test(file);
  expect([...texts].filter(([file]) => !isGenerated(file)).flatMap(([file, text]) => longLines(file, text))).toEqual(
    [],
  );
  expect(longLines('a.ts', `// ${'word '.repeat(30)}\nconst a = 1; // short`)).toEqual(['a.ts:1']);
});

describe('one meaning a word', () => {
  it.each(banned.map((entry) => [String(entry.word), entry] as const))('%s', (_, { word, except = [] }) => {
    const found = [...texts]
      .filter(([file]) => !except.some((start) => file.startsWith(start)))
      .flatMap(([file, text]) => (word.test(text) ? uses(text, word).map((use) => `${file}:${use}`) : []));
    expect(found).toEqual([]);
  });

  it('a use is found, in code and in a comment', () => {
    const text = 'const a = 1;\n// down the road\nexport const asked = askYes();\n';
    expect(banned.flatMap(({ word }) => uses(text, word))).toEqual([
      '2: // down the road',
      '3: export const asked = askYes();',
    ]);
  });
});
