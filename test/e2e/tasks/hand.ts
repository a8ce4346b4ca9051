import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { middleOf } from '../fixtures/place.ts';
import type { Point } from '../fixtures/place.ts';

/** What a user does with the mouse; text alone is typed. Each call is one gesture. */
export interface Mouse {
  readonly click: (target: Locator, modifier?: 'Control' | 'Shift') => Promise<void>;
  readonly doubleClick: (target: Locator) => Promise<void>;
  readonly context: (target: Locator) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
  /** From the middle of something to the middle of another, or by so much. */
  readonly drag: (from: Locator, to: Locator | Point, modifier?: 'Control') => Promise<void>;
}

/** What a user does with the keyboard. Each call is one gesture. */
export interface Keyboard {
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
}

const shownMiddleOf = async (target: Locator): Promise<Point> => {
  await target.scrollIntoViewIfNeeded();
  return middleOf(target);
};

/** Both hands on one page, and how many gestures they have made. */
export function handsOn(page: Page): {
  readonly mouse: Mouse;
  readonly keyboard: Keyboard;
  readonly made: () => number;
} {
  let made = 0;
  const enter =
    (how: (text: string) => Promise<void>) =>
    async (text: string): Promise<void> => {
      made += 1;
      // What is typed into has the focus: a user looks.
      await expect(
        page.locator(':is(input, textarea, [contenteditable], [aria-haspopup=listbox]):focus'),
      ).toBeVisible();
      await how(text);
    };
  const type = enter((text) => page.keyboard.type(text));
  /** As from the clipboard: in one piece. */
  const paste = enter((text) => page.keyboard.insertText(text));
  return {
    made: () => made,
    mouse: {
      type,
      paste,
      async click(target, modifier) {
        made += 1;
        await target.click(modifier && { modifiers: [modifier] });
      },
      async doubleClick(target) {
        made += 1;
        await target.dblclick();
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
      paste,
      async press(key) {
        made += 1;
        await page.keyboard.press(key);
      },
    },
  };
}
