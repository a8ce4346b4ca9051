import type { App } from './app.ts';

/** The week of today, with nothing chosen. */
export async function openCalendar({ page }: App): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+2');
  await page.locator('[data-event]').first().waitFor({ timeout: 60_000 });
  await page.keyboard.press('2');
  await page.keyboard.press('t');
}

/** Without the focus on an event, where the arrow would go to its neighbour. */
export async function nextWeek({ page }: App): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('ArrowRight');
}

/** Events in sight that can be marked as done and moved: none is behind another or done already. */
export const eventsInSight = ({ page }: App): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-event]:not([data-done], [data-cancelled], [data-interview])')]
      .filter((block) => {
        const { left, top, width, height } = block.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return y > 200 && y < 700 && document.elementFromPoint(x, y)?.closest('[data-event]') === block;
      })
      .map((block) => block.dataset['event'] ?? ''),
  );
