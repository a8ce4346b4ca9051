import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { theTasks } from '../e2e/tasks/theTasks.ts';
import type { Task } from '../e2e/tasks/theTasks.ts';
import { line } from './markdown.ts';

/** `npm run tables` writes the table again. */
export const tableFile = fileURLToPath(new URL('../e2e/tasks/README.md', import.meta.url));

const tasks: readonly Task[] = Object.values(theTasks);

/** The tasks, what each takes in Carnet, and what it takes in the tool that needs the least. */
export function taskTable(): string {
  const titles = ['task', 'mouse', 'keyboard', 'best other tool', 'mouse', 'keyboard', 'how there'];
  return [
    '# The tasks of a week',
    'Written by `npm run tables`; a test fails while it is not current. Each task is played by mouse',
    'and by keyboard on the built app (`whole/tasks`: `admissions`, `lists`, `planning`, `flows`, `fresh`),',
    'and fails unless it takes just these gestures: a click, a double click, a drag, a key with its modifiers, or a run of',
    'typed text is one each. A task begins on the screen where the user is when it comes up. Other tools could not be run',
    'here: their gestures are counted the same way along the steps that they are known for, so they are estimates.',
    '',
    line(...titles),
    line(...titles.map(() => '---')),
    ...tasks.map(({ title, mouse, keyboard, best }) =>
      best
        ? line(title, mouse, keyboard, best.tool, best.mouse, best.keyboard ?? 'not', best.how)
        : line(title, mouse, keyboard, 'none', '–', '–', 'no other tool has it'),
    ),
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(tableFile, taskTable());
