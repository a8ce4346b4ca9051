import { parentPort } from 'node:worker_threads';
import { bugs } from '#test/mutants/index.ts';
import { runHistories, seedsUntil } from './histories.ts';
import type { Done, Job } from './pool.ts';

// Failures are values here and come by the thousand; their stacks are never read.
Error.stackTraceLimit = 0;

parentPort?.on('message', (job: Job) => void answer(job));

async function answer(job: Job): Promise<void> {
  parentPort?.postMessage(await carryOut(job), []);
}

async function carryOut(job: Job): Promise<Done> {
  if (job.kind === 'histories') return { kind: 'histories', totals: await runHistories(job) };
  const bug = bugs[job.bug];
  if (!bug) throw new Error(`no such bug: ${job.bug}`);
  return { kind: 'planted', bug: job.bug, seeds: await seedsUntil(bug, bug.breach, job) };
}
