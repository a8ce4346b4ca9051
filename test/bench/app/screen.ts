import type { Page } from 'playwright';
import { goTo } from '../../e2e/fixtures/screens.ts';
import type { App } from './app.ts';

/** The week of today, with nothing chosen. */
export async function openCalendar({ page }: App): Promise<void> {
  await page.keyboard.press('Escape');
  await goTo(page, 'Calendrier');
  await page.getByRole('main').getByRole('radio', { name: 'Semaine' }).check({ force: true });
  await leaveField(page);
  await page.keyboard.press('t');
  await page.locator('[data-event]').first().waitFor({ state: 'attached', timeout: 60_000 });
}

/** Without the focus on an event, where the arrow would go to its neighbour. */
export async function nextWeek({ page }: App): Promise<void> {
  await leaveField(page);
  await page.keyboard.press('ArrowRight');
}

export const leaveField = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Events in sight that can be marked as done and moved: none is behind another or done already. */
export const eventsInSight = ({ page }: App): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[data-event]:not([data-done], [data-cancelled], [data-event^="dossier:"])',
      ),
    ]
      .filter((block) => {
        const { left, top, width, height } = block.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return y > 200 && y < 700 && document.elementFromPoint(x, y)?.closest('[data-event]') === block;
      })
      .map((block) => block.dataset['event'] ?? ''),
  );
