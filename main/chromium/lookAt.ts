import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { z } from 'zod';

const targets = z.array(z.object({ id: z.string(), type: z.string() }));

/** The address at which any Chromium or Chrome of this machine shows the page and passes clicks and keys on to it. */
export async function inspectorAddress(devtools: string): Promise<string> {
  const listed = targets.parse(await (await fetch(`${devtools}/json/list`)).json());
  const page = listed.find(({ type }) => type === 'page');
  if (!page) throw new Error('Chromium lists no page');
  return `${devtools}/devtools/inspector.html?ws=${new URL(devtools).host}/devtools/page/${page.id}`;
}

const quietMs = 1_000;
const longestMs = 60_000;

/** Writes a PNG of the page to `file` once it has stopped changing, or after a minute of changes. */
export async function takePicture(page: Page, file: string): Promise<void> {
  await page.getByRole('main').waitFor({ timeout: longestMs });
  const until = Date.now() + longestMs;
  let before = '';
  for (;;) {
    const text = await page.locator('body').innerText();
    if (text === before || Date.now() > until) break;
    before = text;
    await pause(quietMs);
  }
  await page.screenshot({ path: file });
}
