import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '../app.ts';
import { rested } from '../input.ts';
import { partOf } from '../part.ts';
import type { Desk } from '../part.ts';
import { leaveField, openCalendar } from '../screen.ts';

const changes = 200;
const idleSeconds = 25;

interface Rested {
  readonly before: number;
  readonly after: number;
  readonly wakeUps: { readonly renderer: number; readonly browser: number; readonly main: number };
  readonly cpu: number;
  readonly requests: number;
}

/** What the page holds after many changes of screen, and what an app costs that is only open. */
async function restAwhile({ app, school }: Desk): Promise<Rested> {
  const { page } = app;
  await openCalendar(app);
  await rounds(app, 10);
  const before = await heap(app);
  await rounds(app, changes);
  const after = await heap(app);
  await openCalendar(app);
  await leaveField(page);
  await pause(20_000); // a compositor rests some time after the last change
  const from = {
    wakeUps: app.processes.wakeUps(),
    cpu: app.processes.cpu(),
    counts: await school.ask({ kind: 'counts' }),
  };
  await pause(idleSeconds * 1000);
  const to = {
    wakeUps: app.processes.wakeUps(),
    cpu: app.processes.cpu(),
    counts: await school.ask({ kind: 'counts' }),
  };
  const aSecond = (kind: 'renderer' | 'browser' | 'main'): number =>
    (to.wakeUps[kind] - from.wakeUps[kind]) / idleSeconds;
  return {
    before,
    after,
    wakeUps: { renderer: aSecond('renderer'), browser: aSecond('browser'), main: aSecond('main') },
    cpu: to.cpu.renderer - from.cpu.renderer,
    requests: to.counts.requests - from.counts.requests,
  };
}

const round = ['Control+1', 'Control+3', 'Control+4', 'Control+2', 'ArrowRight', '3', 'ArrowLeft', '2'];

async function rounds({ page }: App, count: number): Promise<void> {
  for (let change = 0; change < count; change += 1) {
    await page.keyboard.press(round[change % round.length] ?? '');
    await pause(60);
  }
}

/** Bytes of JavaScript objects, in MB, after everything that is not reachable was freed. */
async function heap(app: App): Promise<number> {
  await rested(app, 10_000);
  await app.devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await app.devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

export const rest = partOf('rest', restAwhile, [
  { name: 'heap before', unit: 'MB', read: ({ before }) => before },
  { name: `heap after ${changes} changes of screen`, unit: 'MB', read: ({ after }) => after },
  { name: 'heap, of before', unit: '×', goal: 1.1, read: ({ before, after }) => after / before },
  { name: 'idle: wake-ups a second, renderer', unit: '', goal: 2, read: ({ wakeUps }) => wakeUps.renderer },
  { name: 'idle: wake-ups a second, main', unit: '', goal: 2, read: ({ wakeUps }) => wakeUps.main },
  { name: 'idle: wake-ups a second, browser', unit: '', read: ({ wakeUps }) => wakeUps.browser },
  { name: `idle: CPU of the renderer in ${idleSeconds} s`, unit: 'ms', read: ({ cpu }) => cpu },
  { name: `idle: requests in ${idleSeconds} s`, unit: '', read: ({ requests }) => requests },
]);
