import { describe, expect, test } from 'vitest';
import { usualOps } from '../run/arguments.ts';
import { runJobs } from '../run/pool.ts';
import type { Job } from '../run/pool.ts';
import { bugs } from './index.ts';

const mostSeeds = 3_000;

describe('planted bugs', () => {
  const names = Object.keys(bugs);

  test('there are 50 or more, and each invariant has one', () => {
    expect(names.length).toBeGreaterThanOrEqual(50);
    for (let rule = 1; rule <= 24; rule += 1) {
      const caught = Object.values(bugs).some(({ breach }) => breach.test(`I${rule}:`));
      expect(caught, `I${rule}`).toBe(true);
    }
  });

  test('each of them is caught', { timeout: 1_200_000 }, async () => {
    const missed: string[] = [];
    const jobs = names.map((bug): Job => ({ kind: 'planted', bug, from: 1, seeds: mostSeeds, ops: usualOps }));
    await runJobs(jobs, (done) => {
      if (done.kind === 'planted' && done.seeds === null) missed.push(done.bug);
    });
    expect(missed).toEqual([]);
  });
});
