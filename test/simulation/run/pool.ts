import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Range, Totals } from './histories.ts';
import { addTotals, noTotals } from './histories.ts';

export type Job =
  | ({ readonly kind: 'histories' } & Range)
  | ({ readonly kind: 'planted'; readonly bug: string } & Range);

export type Done =
  | { readonly kind: 'histories'; readonly totals: Totals }
  | { readonly kind: 'planted'; readonly bug: string; readonly seeds: number | null };

/** Gives jobs to a worker thread on each core, one at a time each, and passes on their results. */
export async function runJobs(jobs: Iterable<Job>, onDone: (done: Done) => void): Promise<void> {
  const queue = jobs[Symbol.iterator]();
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker.ts', import.meta.url));
      const next = (): void => {
        const job = queue.next();
        if (job.done) void worker.terminate().then(() => resolve(), reject);
        else worker.postMessage(job.value, []);
      };
      worker.on('message', (done: Done) => {
        onDone(done);
        next();
      });
      worker.on('error', reject);
      next();
    });
  await Promise.all(Array.from({ length: availableParallelism() }, run));
}

const atOnce = 50;

/** Histories on all cores. */
export async function runOnAllCores(
  { from, seeds, ops }: Range,
  onProgress: (totals: Totals) => void = () => undefined,
): Promise<Totals> {
  const sum = noTotals();
  const jobs = function* (): Generator<Job> {
    for (let first = from; first < from + seeds; first += atOnce) {
      yield { kind: 'histories', from: first, seeds: Math.min(atOnce, from + seeds - first), ops };
    }
  };
  await runJobs(jobs(), (done) => {
    if (done.kind === 'histories') addTotals(sum, done.totals);
    onProgress(sum);
  });
  return sum;
}
