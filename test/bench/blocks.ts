import { cdp } from 'vitest/browser';
import * as z from 'zod';
import type { Work } from './compare.ts';

/** One task of the page's thread, in ms. */
interface Task {
  /** By the clock; on a busy machine, times when another process had the core are in it. */
  readonly wall: number;
  /** Of the thread's own processor time. */
  readonly work: number;
  /** How much of `wall` was garbage collection. */
  readonly garbage: number;
}

interface Blocks {
  readonly longest: Task;
  /** The one with the most work; on a quiet machine the same. */
  readonly heaviest: Task;
  /** Of all tasks, in ms. */
  readonly work: number;
}

/** What a trace of Chromium says, as far as it is read here. Times in µs. */
const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  tdur: z.number().default(0),
});
type TraceEvent = z.infer<typeof eventSchema>;
const collectedSchema = z.object({ value: z.array(eventSchema) });

/** The part of DevTools' protocol that is used here. */
interface Session {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (message: unknown) => void): unknown;
}

const begins = 'toplevel,devtools.timeline,disabled-by-default-v8.gc';

/**
 * The longest tasks of the page's thread, in Chromium's own trace, which also says what a task is made of. Garbage of
 * whatever ran before is collected first: it would be collected during this work.
 */
async function blocksOf(work: Work): Promise<Blocks> {
  const devtools: Session = cdp();
  await devtools.send('HeapProfiler.collectGarbage');
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', (message) => events.push(...collectedSchema.parse(message).value));
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  devtools.on('Tracing.tracingComplete', () => resolve());
  const traceConfig = { includedCategories: begins.split(','), excludedCategories: ['*'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await work();
  await devtools.send('Tracing.end');
  await complete;
  return blocksIn(events);
}

function blocksIn(events: readonly TraceEvent[]): Blocks {
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  // The thread of the page is the busiest.
  const byThread = Map.groupBy(tasks, threadOf);
  const [busiest = []] = [...byThread.values()].sort((a, b) => sum(b, 'tdur') - sum(a, 'tdur'));
  const collections = events.filter(({ name }) => /^(?:Major|Minor)GC$/u.test(name));
  const taskOf = (found: TraceEvent | undefined): Task => {
    if (!found) throw new Error('the trace holds no task');
    const { ts, dur, tdur } = found;
    const within = collections.filter(
      (each) => threadOf(each) === threadOf(found) && each.ts >= ts && each.ts < ts + dur,
    );
    return { wall: dur / 1000, work: tdur / 1000, garbage: sum(within, 'dur') / 1000 };
  };
  const by = (length: 'dur' | 'tdur'): Task => taskOf(busiest.toSorted((a, b) => b[length] - a[length])[0]);
  return { longest: by('dur'), heaviest: by('tdur'), work: sum(busiest, 'tdur') / 1000 };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
const sum = (events: readonly TraceEvent[], of: 'dur' | 'tdur'): number =>
  events.reduce((all, event) => all + event[of], 0);

/** Of several runs the longest counts: no task may be longer than the goal. */
export async function reportBlocks(measure: string, work: Work, goal = 50, runs = 3): Promise<void> {
  const all: Blocks[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await blocksOf(work));
  const longest = all.map((each) => each.longest).reduce((a, b) => (a.wall >= b.wall ? a : b));
  const heaviest = all.map((each) => each.heaviest).reduce((a, b) => (a.work >= b.work ? a : b));
  const verdict = longest.wall <= goal ? 'reached' : 'missed';
  const said = ({ wall, work, garbage }: Task): string =>
    `${wall.toFixed(0)} ms (${work.toFixed(0)} of work, garbage collected for ${garbage.toFixed(0)})`;
  console.log(`longest task ${measure}: ${said(longest)}, goal ≤ ${goal} ms, ${verdict}; heaviest: ${said(heaviest)}`);
}
