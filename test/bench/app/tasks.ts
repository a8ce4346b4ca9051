import type { CDPSession } from 'playwright';
import { z } from 'zod';

/** A task of a thread, as Chromium’s trace has it; times in µs. `tdur` is the thread’s own processor time. */
const taskSchema = z.object({
  name: z.string(),
  ph: z.literal('X'),
  pid: z.number(),
  tid: z.number(),
  tdur: z.number(),
});

/**
 * The most work that one task of the page had while something ran, in ms of processor time: on a busy machine the clock
 * also counts when other programs had the core.
 */
export async function heaviestTask(
  devtools: CDPSession,
  pids: ReadonlySet<number>,
  work: () => Promise<void>,
): Promise<number> {
  const threads = new Map<string, { sum: number; most: number }>();
  const take = ({ value }: { readonly value: readonly unknown[] }): void => {
    for (const event of value) {
      const { data: task } = taskSchema.safeParse(event);
      if (!task?.name.endsWith('RunTask') || !pids.has(task.pid)) continue;
      const key = `${task.pid}/${task.tid}`;
      const { sum, most } = threads.get(key) ?? { sum: 0, most: 0 };
      threads.set(key, { sum: sum + task.tdur, most: Math.max(most, task.tdur) });
    }
  };
  const ended = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  devtools.on('Tracing.dataCollected', take);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'], excludedCategories: ['*'] },
  });
  await work();
  await devtools.send('Tracing.end');
  await ended;
  devtools.off('Tracing.dataCollected', take);
  // The page’s own thread is the busiest of its process.
  const busiest = [...threads.values()].toSorted((a, b) => b.sum - a.sum)[0];
  return (busiest?.most ?? Number.NaN) / 1000;
}
