import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('renderer/**/*.{tsx,css}', { cwd: root });

/** Tailwind's `group-has-[…]:x`, `in-[…:has(…)]:x`: the style of an element by what another one has in it. */
const byContentOfAnother = /\b(?:group|peer)(?:\/\w+)?-has-\[|\bin-\[[^\]]*:has\(/u;

test('no element is styled by what an ancestor has in it: each element added anywhere would restyle the page', () => {
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .some((line) => !/^\s*(?:\/\/|\*|\{?\/\*)/u.test(line) && byContentOfAnother.test(line)),
  );
  expect(found.map((file) => relative('renderer', file))).toEqual([]);
});
