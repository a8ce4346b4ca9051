import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { theTasks } from '../e2e/tasks/theTasks.ts';
import type { Task } from '../e2e/tasks/theTasks.ts';
import { tableFile, taskTable } from './taskTable.ts';

const tasks: readonly (readonly [name: string, task: Task])[] = Object.entries(theTasks);

test('the table of tasks is current: npm run tables writes it', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(taskTable());
});

test('there are 26 of a week, and those of an office, each played by a spec', () => {
  const specs = ['admissions', 'lists', 'planning', 'flows', 'fresh']
    .map((name) => readFileSync(new URL(`../e2e/whole/tasks/${name}.spec.ts`, import.meta.url), 'utf8'))
    .join('\n');
  expect(tasks.filter(([, { best }]) => best !== null)).toHaveLength(26);
  expect(tasks.filter(([name]) => !specs.includes(`'${name}'`)).map(([name]) => name)).toEqual([]);
});

test('none takes more gestures than in the best other tool', () => {
  const worse = tasks.filter(
    ([, { mouse, keyboard, best }]) => best && (mouse > best.mouse || keyboard > (best.keyboard ?? Infinity)),
  );
  expect(worse.map(([name]) => name)).toEqual([]);
});
