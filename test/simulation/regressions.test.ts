import { expect, test } from 'vitest';
import { bugs } from './planted/index.ts';
import { rareBugs } from './planted/rare.ts';
import { simulate } from './simulate.ts';
import type { Script } from './simulate.ts';

interface Regression {
  readonly name: string;
  /** The mistake that production had, planted again: it keeps the script telling. */
  readonly bug: string;
  readonly script: Script;
}

/** Violations that the simulation found in production, as it shrank them. */
const regressions: readonly Regression[] = [
  {
    name: 'I3 an order that reached main twice was carried out twice',
    bug: 'carries an order out as often as it arrives',
    script: { seed: 10, ops: 16, without: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16], faults: [['toMain/B#15', 'ipcDoubled']] },
  },
  {
    name: 'I5 a write that waited in main left after its page was gone',
    bug: 'sends for a page that is gone',
    script: {
      seed: 13,
      ops: 16,
      faults: [
        ['connect/A#4', 'slowConnect'],
        ['way/C#2', 'staleKeepAlive'],
        ['way/A#4', 'captivePortal'],
        ['toMain/B#8', 'ipcDoubled'],
        ['reply/A#4', 'brokenNextLink'],
        ['toMain/A#14', 'ipcLate'],
        ['connect/A#8', 'slowConnect'],
        ['way/A#8', 'staleKeepAlive'],
        ['connect/A#9', 'slowConnect'],
        ['await/A#117', 'crashAtAwait'],
        ['connect/A#15', 'slowConnect'],
      ],
    },
  },
  {
    name: 'I3 an id given a second time after a backup was restored was left out of the look-up',
    bug: 'leaves every id that it was given out of a look-up',
    script: {
      seed: 202_141,
      ops: 16,
      without: [5, 7, 8, 9, 10, 11, 12, 13, 14, 15],
      faults: [
        ['await/A#21', 'killedAtAwait'],
        ['reply/A#6', 'resetAfterExecuted'],
        ['moment/A#4', 'restoredBackup'],
        ['reply/A#15', 'resetAfterExecuted'],
      ],
    },
  },
];

test.each(regressions)('$name, and does no more', async ({ bug, script }) => {
  const planted = bugs[bug] ?? rareBugs[bug];
  if (!planted) throw new Error(`no such bug: ${bug}`);
  const before = await simulate(script, planted);
  expect(before.breaches.some((breach) => planted.breach.test(breach)), 'a script that tells nothing any more is to be found anew').toBe(true);
  expect((await simulate(script)).breaches).toEqual([]);
});
