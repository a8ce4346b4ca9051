import { readFileSync } from 'node:fs';

/** A row of the table in README.md. Null: not by keyboard. */
export interface Task {
  readonly title: string;
  readonly mouse: number;
  readonly keyboard: number;
  readonly best: { readonly mouse: number; readonly keyboard: number | null };
}

const gestures = (cell = ''): number => {
  if (!/^\d+$/u.test(cell)) throw new Error(`« ${cell} » is no number of gestures`);
  return Number(cell);
};

/** The tasks of a week, by their names. */
export const tasks: ReadonlyMap<string, Task> = new Map(
  readFileSync(new URL('README.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', title = '', mouse, keyboard, , bestMouse, bestKeyboard]) => {
      const best = {
        mouse: gestures(bestMouse),
        keyboard: bestKeyboard === 'not' ? null : gestures(bestKeyboard),
      };
      return [name.replaceAll('`', ''), { title, mouse: gestures(mouse), keyboard: gestures(keyboard), best }];
    }),
);
