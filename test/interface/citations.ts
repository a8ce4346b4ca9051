import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const testFolder = fileURLToPath(new URL('..', import.meta.url));
/** It contains citations that test this file. */
const own = 'interface/rules.test.ts';

/** The names of all tests and of the blocks around them, by file. */
export function testNames(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(testFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(test|spec)\.tsx?$/u.test(file) && file !== own);
  return new Map(files.map((file) => [file, namesIn(readFileSync(`${testFolder}/${file}`, 'utf8'))]));
}

/** `test('…'`, `test.step('…'`, `it('…'`, `describe('…'`, and what `.each(…)` is called with. */
const named = /(?:\b(?:test(?:\.step)?|it|describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gu;
const comments = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gmu;

export const namesIn = (text: string): readonly string[] =>
  [...text.replaceAll(comments, '').matchAll(named)].flatMap(([, , name]) => name ?? []);

const citation = /\b(?<chapter>[A-Z][A-Za-z]+)(?:\.| rules? )(?<numbers>\d+(?:, \d+)*)/gu;

/** Rules of the document that a name cites: `Convention.3`, `Convention rules 1, 3`. Readings (R4.1) are none. */
export const citedIn = (name: string): readonly string[] =>
  [...name.matchAll(citation)].flatMap(({ groups }) =>
    (groups?.['numbers'] ?? '').split(', ').map((number) => `${groups?.['chapter'] ?? ''}.${number}`),
  );
