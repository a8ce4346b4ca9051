import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasIdDigits, isId } from '#shared/entities/idForm.ts';

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
  expect(hasIdDigits(text), 'R5.4 as a service wrote it').toBe(is || text.length === 20);
});

const copyOfIt = /\/\^(?:\(\?:0\|)?\[1-9\]\\d(?:\*|\{0,18\})\)?\$\/u/u;

test('Carnet has no second form of an id', () => {
  expect(copyOfIt.test(String.raw`/^[1-9]\d*$/u.test(id)`)).toBe(true);
  expect(copyOfIt.test(String.raw`/^(?:0|[1-9]\d{0,18})$/u.test(text)`)).toBe(true);
  const files = globSync('{renderer,shared,main,preload}/**/*.{ts,tsx}');
  const copies = files.filter((path) => !path.endsWith('idForm.ts') && copyOfIt.test(readFileSync(path, 'utf8')));
  expect(copies).toEqual([]);
});
