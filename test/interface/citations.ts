import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const testFolder = fileURLToPath(new URL('..', import.meta.url));
const own = /^interface\/rules\.test\.ts$/u;

/** The texts of every test of the whole tree, but of the one that asks. */
export function testTexts(): ReadonlyMap<string, string> {
  const files = readdirSync(testFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(test|spec)\.tsx?$/u.test(file) && !own.test(file));
  return new Map(files.map((file) => [file, readFileSync(`${testFolder}/${file}`, 'utf8')]));
}

/** Which tests name a rule of the document, as `Convention.3`, `Convention rules 1, 3` or `Limits 3`. */
export function testsNaming(rule: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const [chapter = '', number = ''] = rule.split('.');
  const form = new RegExp(String.raw`\b${chapter}(?:\.| rules? | )(?:\d+, )*${number}(?!\d)`, 'u');
  return [...texts].flatMap(([file, text]) => (form.test(text) ? [file] : []));
}
