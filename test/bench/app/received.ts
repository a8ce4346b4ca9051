import type { Page } from 'playwright';
import { receivedEntities } from '#sync/rules/received.ts';

/** Waits until every list of a start was received whole since `since` (the page’s clock, epoch ms). */
export async function everythingReceived(page: Page, since: number, timeout = 300_000): Promise<void> {
  await page.waitForFunction(
    ({ entities, since }) => {
      const statuses = window.reachCarnet?.()?.cache.memory.allStatuses() ?? new Map<string, never>();
      const whole = [...statuses].filter(([, { at, complete }]) => complete && at >= since).map(([key]) => key);
      return entities.every((entity) => whole.some((key) => key.startsWith(entity)));
    },
    { entities: receivedEntities, since },
    { timeout, polling: 200 },
  );
}

export const clockOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** Bytes of the rows that the cache holds, as UTF-8. */
export const heldBytes = (page: Page): Promise<number> =>
  page.evaluate((entities) => {
    const memory = window.reachCarnet?.()?.cache.memory;
    const room = new Uint8Array(1_000_000);
    const encoder = new TextEncoder();
    let bytes = 0;
    for (const entity of entities)
      for (const { text } of memory?.dataset(entity)?.rows.values() ?? [])
        bytes += encoder.encodeInto(text, room).written;
    return bytes;
  }, receivedEntities);
