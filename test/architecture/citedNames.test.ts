import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as catalogue from '#i18n/all.ts';

// A name in a README's code span is one that the code has: a function, a type, a member, or a text of the catalogue.

const root = fileURLToPath(new URL('../..', import.meta.url));
const rooms = ['main', 'preload', 'renderer', 'shared', 'test', '.github', '.ci'];
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const files = ['package.json', 'electron-builder.yml', ...rooms.flatMap(filesIn)];
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What other programs call their own. */
const foreign: ReadonlySet<string> = new Set(
  'CustomTypeOptions ShouldResendRequest promptTouchID stagingPercentage systemPreferences UNSTABLE_'.split(' '),
);
/** Not this file, which makes names up. */
const isCode = (file: string): boolean =>
  /\.(?:tsx?|mts|mjs|css|yml|json)$/u.test(file) && !file.endsWith('citedNames.test.ts');
const names: ReadonlySet<string> = new Set([
  ...foreign,
  ...files.filter(isCode).flatMap((file) => textOf(file).match(/[\w$]+/gu) ?? []),
  ...files.flatMap((file) => file.match(/\w+/gu) ?? []),
]);

/** Whether a code span in a README is the name of something in the code: camelCase or PascalCase. */
const isName = (span: string): boolean => /^[A-Za-z]\w*$/u.test(span) && /[a-z][A-Z]|^[A-Z]/u.test(span);
/** Whether it is a path of members joined by dots; `<key>` stands for any member. */
const isMember = (span: string): boolean =>
  /^[a-z]\w*(?:\.(?:\w+|<\w+>))+$/u.test(span) && !/\.(?:tsx?|m[tj]s|json|css|ya?ml|html|md|zip|example)$/u.test(span);

const hasText = (at: unknown, [first, ...rest]: readonly string[]): boolean => {
  if (first === undefined) return true;
  if (typeof at !== 'object' || at === null) return false;
  if (first.startsWith('<')) return Object.values(at).some((each) => hasText(each, rest));
  // A text in the plural has a form for one and one for others.
  const found = Object.entries(at).find(([key]) => key === first || key === `${first}_other`);
  return found !== undefined && hasText(found[1], rest);
};

function isKnown(span: string): boolean {
  const parts = span.split('.');
  if (parts.length === 1) return names.has(span);
  return (parts[0] ?? '') in catalogue
    ? hasText(catalogue, parts)
    : parts.every((part) => part.startsWith('<') || names.has(part));
}

const unknownIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```.*?^```/gmsu, '').matchAll(/`([^`\n]+)`/gu)]
    .map(([, span = '']) => span.replace(/\(\)$/u, ''))
    .filter((span) => (isName(span) || isMember(span)) && !isKnown(span));

describe('a name that is cited exists', () => {
  test('in each README', () => {
    const texts = ['README.md', 'CONTRIBUTING.md', ...files.filter((file) => file.endsWith('.md'))];
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.flatMap((file) => unknownIn(textOf(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  });
});
