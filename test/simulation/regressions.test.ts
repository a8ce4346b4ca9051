import { expect, test } from 'vitest';
import { bugs } from '../mutants/index.ts';
import { rareBugs } from '../mutants/rare.ts';
import { simulate } from './simulate.ts';
import type { Script } from './simulate.ts';

interface Regression {
  readonly name: string;
  /** The mistake that production had, planted again: it proves that the script still finds it. */
  readonly bug: string;
  readonly script: Script;
}

/** Violations that the simulation found in production, as it shrank them. */
const regressions: readonly Regression[] = [
  {
    name: 'I3 an order that reached main twice was carried out twice',
    bug: 'carries an order out as often as it arrives',
    script: {
      seed: 10,
      ops: 16,
      without: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      faults: [['toMain/B#15', 'ipcDoubled']],
    },
  },
  {
    name: 'I5 a write that waited in main left after its page was gone',
    bug: 'sends for a page that is gone',
    script: {
      seed: 137,
      ops: 16,
      isPlain: true,
      without: [1, 2, 3, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      faults: [
        ['service/B#15', 'outpaced'],
        ['await/B#122', 'crashAtAwait'],
      ],
    },
  },
  {
    name: 'I3 an id reused after a backup was restored was left out of the look-up',
    bug: 'leaves every id that it was given out of a look-up',
    script: {
      seed: 201_433,
      ops: 16,
      isPlain: true,
      without: [3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      faults: [
        ['way/A#8', 'lostOnTheWay'],
        ['moment/A#3', 'restoredBackup'],
        ['reply/A#12', 'idZero'],
      ],
    },
  },
  {
    name: 'I23 a pull that brought a second row left the first row as it had been',
    bug: 'takes a receipt that is kept again for a confirmation',
    script: {
      seed: 60_000_413,
      ops: 16,
      isPlain: true,
      without: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      faults: [['way/B#5', 'deliveredTwice']],
    },
  },
];

test.each(regressions)('$name, and does no more', async ({ bug, script }) => {
  const planted = bugs[bug] ?? rareBugs[bug];
  if (!planted) throw new Error(`no such bug: ${bug}`);
  const before = await simulate(script, planted);
  expect(
    before.breaches.some((breach) => planted.breach.test(breach)),
    'a script that finds nothing any more must be replaced by a new one',
  ).toBe(true);
  expect((await simulate(script)).breaches).toEqual([]);
});
