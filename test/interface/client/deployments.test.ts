import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differenceNames, differenceTable } from '#main/tools/practice/differences.ts';
import type { Differences } from '#main/tools/practice/differences.ts';
import { sizeOf } from '../../run/tier.mjs';
import { pairwise } from './pairwise.ts';
import { openSetup } from './setup.ts';
import type { OpenSetup } from './setup.ts';
import { suite } from './suite.ts';

const switches = Object.fromEntries(differenceNames.map((name) => [name, differenceTable[name].values]));
const combinations = pairwise(switches) as readonly Differences[]; // fromEntries loses the pairing of names and values

/** Every value of R5 meets every other one in some deployment of the whole. */
describe.each(
  combinations.slice(0, sizeOf('deployments')).map((differences) => [whatDiffers(differences), differences] as const),
)('R5 a deployment with %s', (_, differences) => {
  let open: OpenSetup;
  beforeAll(async () => {
    open = await openSetup(differences);
  });
  afterAll(() => open.close());

  test.each(Object.entries(suite))('%s', (_part, holds) => holds(open));
});

test('R5 there are deployments to test', () => expect(combinations.length).toBeGreaterThan(10));

function whatDiffers(differences: Differences): string {
  const other = differenceNames.filter((name) => differences[name] !== differenceTable[name].values[0]);
  return other.map((name) => `${differenceTable[name].switch} ${differences[name]}`).join(', ');
}
