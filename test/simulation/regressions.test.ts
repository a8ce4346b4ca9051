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
      seed: 291,
      ops: 16,
      without: [1, 2, 3, 5, 6, 7, 8, 9, 14, 15, 16],
      faults: [
        ['await/B#3', 'killedAtAwait'],
        ['moment/B#4', 'doubleSubmit'],
        ['moment/B#5', 'doubleSubmit'],
        ['await/B#29', 'crashAtAwait'],
        ['connect/B#4', 'slowConnect'],
      ],
    },
  },
  {
    name: 'I3 an id given a second time after a backup was restored was left out of the look-up',
    bug: 'leaves every id that it was given out of a look-up',
    script: {
      seed: 201_177,
      ops: 16,
      without: [1, 4, 6, 8, 9, 11, 12, 13, 14, 15, 16],
      faults: [
        ['moment/B#4', 'restoredBackup'],
        ['way/B#14', 'lostOnTheWay'],
        ['reply/B#20', 'resetMidBody'],
      ],
    },
  },
  {
    name: 'I16 the outcome of a creation whose record had become unreadable was taken for its twin’s',
    bug: 'takes what a look-up finds for its own though the outbox has steps that cannot be read',
    script: {
      seed: 606_162,
      ops: 16,
      without: [1, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
      faults: [
        ['reply/A#3', 'slowAnswer'],
        ['service/A#6', 'laggingList'],
        ['reply/A#7', 'slowAnswer'],
        ['moment/A#2', 'killed'],
        ['moment/A#4', 'damagedRecord'],
        ['await/A#88', 'killedAtAwait'],
        ['service/A#11', 'failedNotExecuted'],
        ['way/A#14', 'captivePortal'],
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
