import { expect, test } from 'vitest';
import { simulate } from './model/simulate.ts';
import { bugs } from './planted/bugs.ts';

const mostSeeds = 400;

test.each(Object.entries(bugs))('a bug that %s is caught', { timeout: 120_000 }, async (_name, bug) => {
  for (let seed = 1; seed <= mostSeeds; seed += 1) {
    const { breaches } = await simulate(seed, bug);
    if (breaches.some((breach) => bug.breach.test(breach))) return;
  }
  expect.fail(`no seed up to ${mostSeeds} shows it`);
});
