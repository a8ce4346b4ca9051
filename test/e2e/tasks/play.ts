import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { middleOf } from '../fixtures/place.ts';
import type { Point } from '../fixtures/place.ts';
import { tasks } from './table.ts';

/** What a user does with the mouse; text alone is typed. Each call is one gesture. */
export interface Mouse {
  readonly click: (target: Locator, modifier?: 'Control') => Promise<void>;
  readonly context: (target: Locator) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** From the middle of something to the middle of another, or by so much. */
  readonly drag: (from: Locator, to: Locator | Point, modifier?: 'Control') => Promise<void>;
}

/** What a user does with the keyboard. Each call is one gesture. */
export interface Keyboard {
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
}

const shownMiddleOf = async (target: Locator): Promise<Point> => {
  await target.scrollIntoViewIfNeeded();
  return middleOf(target);
};

/** Both hands on one page, and how many gestures they have made. */
function handsOn(page: Page): { readonly mouse: Mouse; readonly keyboard: Keyboard; readonly made: () => number } {
  let made = 0;
  const type = async (text: string): Promise<void> => {
    made += 1;
    // What is typed into has the focus: a user looks.
    await expect(page.locator(':is(input, textarea, [contenteditable], [aria-haspopup=listbox]):focus')).toBeVisible();
    await page.keyboard.type(text);
  };
  return {
    made: () => made,
    mouse: {
      type,
      async click(target, modifier) {
        made += 1;
        await target.click(modifier && { modifiers: [modifier] });
      },
      async context(target) {
        made += 1;
        await target.click({ button: 'right' });
      },
      async drag(from, to, modifier) {
        made += 1;
        const start = await shownMiddleOf(from);
        const end = 'x' in to ? { x: start.x + to.x, y: start.y + to.y } : await shownMiddleOf(to);
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        if (modifier) await page.keyboard.down(modifier);
        await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
        await page.mouse.move(end.x, end.y, { steps: 3 });
        await page.mouse.up();
        if (modifier) await page.keyboard.up(modifier);
      },
    },
    keyboard: {
      type,
      async press(key) {
        made += 1;
        await page.keyboard.press(key);
      },
    },
  };
}

interface Play {
  /** Where the user is when the task comes up: before each hand. */
  readonly start?: () => Promise<void>;
  readonly mouse: (hand: Mouse) => Promise<void>;
  readonly keyboard: (hand: Keyboard) => Promise<void>;
  /** Seen once it is done: after each hand. */
  readonly done: () => Promise<void>;
  /** Makes it undone, so that the other hand does the same. */
  readonly back?: () => Promise<void>;
}

/** Plays a task of the table by mouse, then by keyboard, and counts the gestures of each. */
export function play(name: string, page: () => Page, { start, done, back, ...ways }: Play): void {
  const task = tasks.get(name);
  if (task === undefined) throw new Error(`README.md has no task called ${name}`);
  test(task.title, async () => {
    for (const way of ['mouse', 'keyboard'] as const)
      await test.step(way, async () => {
        await start?.();
        const hands = handsOn(page());
        if (way === 'mouse') await ways.mouse(hands.mouse);
        else await ways.keyboard(hands.keyboard);
        await done();
        expect(hands.made(), `gestures by ${way}`).toBe(task[way]);
        await back?.();
      });
  });
}
