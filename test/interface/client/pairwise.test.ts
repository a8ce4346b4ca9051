import { describe, expect, test } from 'vitest';
import { differenceNames, differenceTable } from '#main/tools/practice/differences.ts';
import { pairwise } from './pairwise.ts';
import type { Switches } from './pairwise.ts';

const differences: Switches = Object.fromEntries(differenceNames.map((name) => [name, differenceTable[name].values]));

/** Every pair of values of every two switches, as text. */
const pairsOf = (switches: Switches): readonly string[] =>
  Object.entries(switches).flatMap(([one, ours], at) =>
    Object.entries(switches)
      .slice(at + 1)
      .flatMap(([other, theirs]) => ours.flatMap((mine) => theirs.map((their) => `${one}=${mine} ${other}=${their}`))),
  );

describe.each([
  ['two switches', { a: ['1', '2'], b: ['1', '2', '3'] }, 6],
  ['switches of one value', { a: ['1'], b: ['1'], c: ['1', '2'] }, 2],
  ['four of three values', { a: ['1', '2', '3'], b: ['1', '2', '3'], c: ['1', '2', '3'], d: ['1', '2', '3'] }, 14],
  ['the differences of R5', differences, 25],
] as const)('pairwise combinations of %s', (_of, switches: Switches, most) => {
  const combinations = pairwise(switches);

  test('have one value of every switch', () => {
    for (const combination of combinations) {
      expect(Object.keys(combination)).toEqual(Object.keys(switches));
      for (const [name, value] of Object.entries(combination)) expect(switches[name]).toContain(value);
    }
  });

  test('combine every value of every switch with every value of every other one, and are few', () => {
    const met = new Set(
      combinations.flatMap((one) =>
        pairsOf(Object.fromEntries(Object.entries(one).map(([name, value]) => [name, [value]]))),
      ),
    );
    expect(pairsOf(switches).filter((pair) => !met.has(pair))).toEqual([]);
    expect(combinations.length).toBeLessThanOrEqual(most);
  });

  test('are the same every time', () => expect(pairwise(switches)).toEqual(combinations));
});
