import type { BrowserContext, Page } from 'playwright';

const patienceMs = 20_000;

/**
 * Says what an opening that takes more than 20 seconds waits for, until the page shows its first screen. `opened`
 * resolves once Chromium shows the page; `logs` is the folder of main's log.
 */
export async function watchOpening(opened: Promise<BrowserContext>, logs: string): Promise<void> {
  let waitsFor = async (): Promise<string> => 'Chromium has not shown the page yet';
  const timer = setTimeout(() => void say(), patienceMs);
  const say = async (): Promise<void> =>
    console.error(`Carnet has been opening for ${patienceMs / 1_000} seconds: ${await waitsFor()}. Its log: ${logs}`);
  try {
    const context = await opened;
    let failure = '';
    context.on('weberror', (error) => (failure = `, which failed: ${error.error().message}`));
    const [page] = context.pages();
    if (!page) return;
    waitsFor = async () => `its page still shows « ${await textOf(page)} »${failure}`;
    await page.getByRole('main').waitFor({ timeout: 0 });
  } catch {
    // Chromium ended or never started, which the host says
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 1_000 })
    .catch(() => '');
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, 200);
}
