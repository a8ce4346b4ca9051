import { describe, expect, test } from 'vitest';
import { sizeOf } from '../run/tier.mjs';
import { usualOps } from '../simulation/run/arguments.ts';
import { runJobs } from '../simulation/run/pool.ts';
import type { Job } from '../simulation/run/pool.ts';
import { caughtAt } from './caughtAt.ts';
import { bugs } from './index.ts';

const fewSeeds = 3;
const mostSeeds = 3_000;

describe('planted bugs', () => {
  const names = Object.keys(bugs);
  const against = (rule: string): readonly string[] => names.filter((name) => bugs[name]?.breach.test(`${rule}: `));
  const rules = Array.from({ length: 24 }, (_, index) => `I${index + 1}`);

  test('there are 50 or more, and each invariant has one', () => {
    expect(names.length).toBeGreaterThanOrEqual(50);
    expect(rules.filter((rule) => against(rule).length === 0)).toEqual([]);
  });

  const most = sizeOf('planted');
  const tried = names.filter(
    (name) => most === Infinity || rules.some((rule) => against(rule).slice(0, most).includes(name)),
  );
  test('each of them is caught; in the first tier, one for each invariant', { timeout: 1_200_000 }, async () => {
    const missed = await missedBy(
      tried.map((bug): Job => ({ kind: 'planted', bug, from: caughtAt[bug] ?? 1, seeds: fewSeeds, ops: usualOps })),
    );
    // Nothing else shows that the list is old, and that the test takes minutes for it.
    if (missed.length > 0) console.warn(`caughtAt.ts is old: it misses ${missed.join('; ')}`);
    expect(
      await missedBy(missed.map((bug): Job => ({ kind: 'planted', bug, from: 1, seeds: mostSeeds, ops: usualOps }))),
    ).toEqual([]);
  });
});

async function missedBy(jobs: readonly Job[]): Promise<readonly string[]> {
  const missed: string[] = [];
  await runJobs(jobs, (done) => {
    if (done.kind === 'planted' && done.seeds === null) missed.push(done.bug);
  });
  return missed;
}
