import { expect, test } from 'vitest';
import { bugs } from '#test/mutants/index.ts';
import { simulate } from '../simulate.ts';
import { usualOps } from './arguments.ts';
import { seedsUntil } from './histories.ts';
import { shrink } from './shrink.ts';

test(
  'a failing history shrinks to a script that still fails, with fewer acts and faults',
  { timeout: 120_000 },
  async () => {
    const bug = bugs['tries a creation twice by itself'];
    if (!bug) throw new Error('no such bug');
    const seed = await seedsUntil(bug, /^I[34]/u, { from: 1, seeds: 200, ops: usualOps });
    const whole = { seed: seed ?? 0, ops: usualOps };
    const shrunk = await shrink(whole, bug);
    const { struck } = await simulate(whole, bug);
    expect(shrunk?.script.faults?.length).toBeLessThan(Math.max(2, struck.length));
    expect(usualOps - (shrunk?.script.without?.length ?? 0)).toBeLessThan(usualOps / 2);
    const again = await simulate(shrunk?.script ?? whole, bug);
    expect(again.breaches).toEqual(shrunk?.breaches);
    expect(again.breaches.length).toBeGreaterThan(0);
  },
);

test('a history that breaks nothing shrinks to nothing', async () => {
  expect(await shrink({ seed: 1, ops: 3 })).toBeUndefined();
});
