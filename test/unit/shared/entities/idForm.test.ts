import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isId } from '#shared/entities/idForm.ts';

test.each([
  ['1', true],
  ['9'.repeat(19), true],
  ['9'.repeat(20), false],
  ['0', false],
  ['007', false],
  ['12 ', false],
  ['new:a', false],
  ['', false],
])('R2.3 « %s » is the number of a row: %s', (text, is) => {
  expect(isId(text)).toBe(is);
});

const copyOfIt = /\/\^\[1-9\]\\d(?:\*|\{0,18\})\$\/u/u;

test('the page has no second form of an id', () => {
  expect(copyOfIt.test(String.raw`/^[1-9]\d*$/u.test(id)`)).toBe(true);
  const copies = globSync('renderer/**/*.{ts,tsx}').filter((path) => copyOfIt.test(readFileSync(path, 'utf8')));
  expect(copies).toEqual([]);
});
