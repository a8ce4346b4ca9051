import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { handsOn } from './hand.ts';
import type { Keyboard, Mouse } from './hand.ts';
import { theTasks } from './theTasks.ts';
import type { TaskName } from './theTasks.ts';

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

/** Plays a task by mouse, then by keyboard, and counts the gestures of each. */
export const play = (name: TaskName, page: () => Page, { start, done, back, ...ways }: Play): void =>
  test(theTasks[name].title, async () => {
    for (const way of ['mouse', 'keyboard'] as const)
      await test.step(way, async () => {
        await start?.();
        const hands = handsOn(page());
        if (way === 'mouse') await ways.mouse(hands.mouse);
        else await ways.keyboard(hands.keyboard);
        await done();
        expect(hands.made(), `gestures by ${way}`).toBe(theTasks[name][way]);
        await back?.();
      });
  });
