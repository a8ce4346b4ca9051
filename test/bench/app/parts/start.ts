import type { App } from '../app.ts';
import { longest, median, partOf } from '../part.ts';
import type { Desk } from '../part.ts';
import { everythingReceived } from '../received.ts';
import { scriptsUntil } from '../scripts.ts';

const starts = 3;

interface Started {
  /** Page begun to data painted, in ms; `empty`: to the first screen of a Carnet without a service. */
  readonly data: readonly number[];
  readonly empty: readonly number[];
  readonly longestOpening: readonly number[];
  /** From shortly after the page was there. */
  readonly heaviest: readonly number[];
  /** Bytes to main about the rows that the page holds. */
  readonly stated: number;
  readonly cpu: number;
  readonly scripts: { readonly data: number; readonly empty: number };
}

async function startAgain({ openEmpty, reopen }: Desk): Promise<Started> {
  const empty: number[] = [];
  const data: number[] = [];
  const longestOpening: number[] = [];
  const heaviest: number[] = [];
  let stated = 0;
  let cpu = 0;
  let scripts = { data: 0, empty: 0 };
  for (let start = 0; start < starts; start += 1) {
    const alone = await openEmpty();
    await alone.page.locator('input[type=radio]').first().waitFor();
    const emptyAt = await painted(alone, 'firstScreen');
    empty.push(emptyAt);
    const ofEmpty = await scriptsUntil(alone.page, emptyAt);
    const app = await reopen();
    const { heaviest: most } = await app.cost(async () => {
      const begun = await app.page.evaluate(() => Date.now() - performance.now());
      await everythingReceived(app.page, begun);
    });
    heaviest.push(most);
    const at = await painted(app, 'firstEvent');
    data.push(at);
    scripts = { empty: ofEmpty, data: await scriptsUntil(app.page, at) };
    const { longTasks } = await app.notes();
    longestOpening.push(longest(longTasks.filter((task) => task.at < at).map(({ ms }) => ms)));
    stated = (await app.crossed())['pull.begin']?.toMain ?? 0;
    cpu = app.processes.cpu().renderer;
  }
  return { data, empty, longestOpening, heaviest, stated, cpu, scripts };
}

async function painted(app: App, what: 'firstEvent' | 'firstScreen'): Promise<number> {
  await app.page.waitForFunction((what) => window.carnetBench[what] !== null, what, { timeout: 60_000 });
  return (await app.notes())[what] ?? Number.NaN;
}

/** Carnet is quit and opened again, on the calendar, each time after one that has no service yet. */
export const start = partOf('start', startAgain, [
  { name: 'warm start to data', unit: 's', read: ({ data }) => (median(data) ?? Number.NaN) / 1000 },
  { name: 'empty window', unit: 's', read: ({ empty }) => (median(empty) ?? Number.NaN) / 1000 },
  {
    name: 'warm start, of empty',
    unit: '×',
    goal: 1.6,
    read: ({ data, empty }) => median(data.map((ms, at) => ms / (empty[at] ?? Number.NaN))),
  },
  { name: 'longest task while opening', unit: 'ms', read: ({ longestOpening }) => median(longestOpening) },
  {
    name: 'heaviest task from the open window on, work',
    unit: 'ms',
    goal: 50,
    read: ({ heaviest }) => median(heaviest),
  },
  { name: 'sent to main about what is held', unit: 'KB', read: ({ stated }) => stated / 1000 },
  { name: 'CPU, renderer, until all was asked again', unit: 's', read: ({ cpu }) => cpu / 1000 },
  { name: 'scripts until the first screen', unit: 'KB', goal: 1000, read: ({ scripts }) => scripts.empty / 1000 },
  { name: 'scripts until the calendar', unit: 'KB', read: ({ scripts }) => scripts.data / 1000 },
]);
