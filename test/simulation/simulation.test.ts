import { expect, test } from 'vitest';
import { sizeOf } from '../run/tier.mjs';
import { usualOps } from './run/arguments.ts';
import { hitsBy, runHistories } from './run/histories.ts';
import { runOnAllCores } from './run/pool.ts';
import { simulate } from './simulate.ts';

const seeds = sizeOf('simulation');
const from = Number(process.env['CARNET_SIM_FIRST'] ?? 1);

test('I1–I24 hold in every history', { timeout: 1_800_000 }, async () => {
  const totals = await runOnAllCores({ from, seeds, ops: usualOps });
  const { receipts, creations, turns } = totals;
  console.log(`simulation: seeds ${from}–${from + seeds - 1}`, {
    receipts,
    creations,
    turns,
    faults: Object.keys(hitsBy(totals.hits, 'kind')).length,
  });
  expect(totals.violations.slice(0, 5)).toEqual([]);
  expect(Math.min(receipts, creations)).toBeGreaterThan(seeds / 2);
});

test('a seed repeats exactly, and another is another history (I20)', async () => {
  const traces = async (): Promise<readonly string[]> => {
    const runs = [];
    for (let seed = 1; seed <= 3; seed += 1) runs.push(await simulate({ seed, ops: usualOps }));
    return runs.map(({ trace }) => trace);
  };
  const first = await traces();
  expect(await traces()).toEqual(first);
  expect(new Set(first).size).toBe(first.length);
});

test('a history replayed from the script of its faults is the same history', async () => {
  for (let seed = 1; seed <= 3; seed += 1) {
    const first = await simulate({ seed, ops: usualOps });
    const again = await simulate({ seed, ops: usualOps, faults: first.struck });
    expect(again.trace).toBe(first.trace);
  }
});

test('histories count what they went through', async () => {
  const { histories, ops, hits } = await runHistories({ from: 1, seeds: 3, ops: 5 });
  expect([histories, ops]).toEqual([3, 15]);
  expect([...hits.keys()].every((hit) => hit.split('|').length === 3)).toBe(true);
});
