import type { App } from '../app.ts';
import { drawn, rested } from '../input.ts';
import { partOf, percentile } from '../part.ts';
import type { Desk } from '../part.ts';
import { eventsInSight, nextWeek, openCalendar } from '../screen.ts';

const edits = 30;
const drags = 4;

interface Edited {
  readonly drawn: readonly number[];
  readonly frames: readonly number[];
  readonly kept: readonly number[];
}

/** An event of this week, or of a later one where all of this week are done. */
async function nextInSight(app: App, at: number): Promise<string> {
  for (let week = 0; week < 20; week += 1) {
    const id = (await eventsInSight(app))[at];
    if (id !== undefined) return id;
    await nextWeek(app);
    await rested(app, 5_000);
  }
  throw new Error('no event is in sight');
}

async function editEvents(desk: Desk): Promise<Edited> {
  const { app } = desk;
  const { page } = app;
  await openCalendar(app);
  await rested(app);
  const all: number[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const id = await nextInSight(app, edit % 5);
    const block = `[data-event="${id}"]`;
    await page.locator(block).first().focus();
    await page.keyboard.press(',');
    await page.getByRole('menu').waitFor();
    all.push(await drawn(app, { within: 'main', until: `${block}[data-done]` }, () => page.keyboard.press('f')));
  }
  await rested(app);
  const frames: number[] = [];
  const kept: number[] = [];
  for (let drag = 0; drag < drags; drag += 1) {
    const id = await nextInSight(app, drag);
    const block = page.locator(`[data-event="${id}"]`).first();
    const box = await block.boundingBox();
    if (!box) throw new Error('no event is in sight');
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(20, box.height / 2)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(recordFrames);
    for (let step = 1; step <= 40; step += 1) await page.mouse.move(x, y + step * 2);
    frames.push(...(await page.evaluate(() => window.carnetBenchFrames.splice(0))));
    kept.push(await drawn(app, { within: 'main', until: `[data-event="${id}"][data-mark]` }, () => page.mouse.up()));
    await rested(app);
  }
  return { drawn: all, frames, kept };
}

declare global {
  interface Window {
    carnetBenchFrames: number[];
  }
}

/** Notes the ms between frames for a while. Playwright sends it as text: it uses nothing outside itself. */
function recordFrames(): void {
  window.carnetBenchFrames = [];
  let last: number | null = null;
  const end = performance.now() + 2_000;
  const frame = (at: number): void => {
    if (last !== null) window.carnetBenchFrames.push(at - last);
    last = at;
    if (performance.now() < end) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Events of the week are marked as done by key, and dragged by the mouse. */
export const edit = partOf('edit', editEvents, [
  { name: 'drawn, p50', unit: 'ms', read: ({ drawn }) => percentile(drawn, 50) },
  { name: 'drawn, p95', unit: 'ms', goal: 33, read: ({ drawn }) => percentile(drawn, 95) },
  { name: 'drag, frame p50', unit: 'ms', read: ({ frames }) => percentile(frames, 50) },
  { name: 'drag, frame p95', unit: 'ms', goal: 33, read: ({ frames }) => percentile(frames, 95) },
  { name: 'drag, release to kept', unit: 'ms', read: ({ kept }) => percentile(kept, 50) },
]);
