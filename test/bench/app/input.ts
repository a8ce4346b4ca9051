import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';
import { installDrawn } from './probe/drawn.ts';
import type { Awaited } from './probe/drawn.ts';

/** Event Timing reports nothing shorter. */
const shortest = 16;

/** Presses keys one after the other; of each, ms until the next paint, as Event Timing has it (INP). */
export async function pressed(app: App, keys: readonly string[], between = 350): Promise<readonly number[]> {
  const { page } = app;
  const at: number[] = [];
  for (const key of keys) {
    at.push(await page.evaluate(() => performance.now()));
    await page.keyboard.press(key);
    await pause(between);
  }
  const { inputs } = await app.notes();
  return at.map((begun, index) => {
    const next = at[index + 1] ?? Infinity;
    return inputs.reduce((most, { at, ms }) => (at >= begun && at < next ? Math.max(most, ms) : most), shortest);
  });
}

/** Does something once, and returns the ms from its first input until what is awaited was painted. */
export async function drawn(app: App, awaited: Awaited, input: () => Promise<void>): Promise<number> {
  const { page } = app;
  await page.evaluate(installDrawn);
  await page.evaluate((awaited) => window.carnetBenchDrawn(awaited), awaited);
  await input();
  return page.evaluate(() => window.carnetBenchDrawnAt);
}

/** Types letter by letter; of each, ms until nothing in that part of the page changed any more. */
export async function typed(app: App, text: string, within: string): Promise<readonly number[]> {
  const all: number[] = [];
  for (const letter of text)
    all.push(
      await drawn(app, { within, until: null }, () => app.page.keyboard.press(letter === ' ' ? 'Space' : letter)),
    );
  return all;
}

/** Waits until the page has nothing to do, so that the next measure counts its own work. */
export async function rested(app: App, longest = 60_000): Promise<void> {
  const step = 500;
  for (let waited = 0; waited < longest; waited += step) {
    const before = app.processes.cpu().renderer;
    await pause(step);
    if (app.processes.cpu().renderer - before <= 30) return;
  }
}
