import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tasks } from '../e2e/tasks/table.ts';

test('there are 26 of a week, each played by the spec', () => {
  const spec = readFileSync(new URL('../e2e/whole/tasks.spec.ts', import.meta.url), 'utf8');
  expect(tasks.size).toBe(26);
  expect([...tasks.keys()].filter((name) => !spec.includes(`'${name}'`))).toEqual([]);
});

test('none takes more gestures than in the best other tool', () => {
  const worse = [...tasks].filter(
    ([, { mouse, keyboard, best }]) => mouse > best.mouse || keyboard > (best.keyboard ?? Infinity),
  );
  expect(worse.map(([name]) => name)).toEqual([]);
});
