import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultKinds } from '../simulation/world/faultTable.ts';
import { faults } from './faults.ts';
import { bugsAgainst, invariants, isThere, listedFaults, tableFile, testsNaming, withTable } from './proofTable.ts';

describe('what must hold', () => {
  test('was read: 24 invariants, and the list of faults', () => {
    expect(invariants).toEqual(Array.from({ length: 24 }, (_, index) => `I${index + 1}`));
    expect(listedFaults.length).toBeGreaterThan(40);
  });

  test.each(invariants)('%s is named by a test', (invariant) => {
    expect(testsNaming(invariant)).not.toEqual([]);
  });

  test('some planted bug breaks each invariant that the simulated layers could break', () => {
    // Values compared wrongly show as other breaches (I13), a conclusion from a cut list as a creation made twice (I18),
    // and nothing irreversible is queued (I15).
    const elsewhere = new Set(['I13', 'I15', 'I18']);
    expect(invariants.filter((invariant) => bugsAgainst(invariant).length === 0 && !elsewhere.has(invariant))).toEqual([]);
  });
});

describe('the faults to inject', () => {
  test('are the listed ones, in their order', () => {
    expect(faults.map(({ says }) => says)).toEqual(listedFaults);
  });

  test.each(faults)('$says is simulated, or tried on the real layer', ({ simulated = [], tests = [] }) => {
    expect(simulated.length + tests.length).toBeGreaterThan(0);
    expect(tests.filter((named) => !isThere(named))).toEqual([]);
  });

  test('every fault of the simulation is one of them', () => {
    const used = new Set(faults.flatMap(({ simulated = [] }) => simulated));
    expect(faultKinds.filter((kind) => !used.has(kind))).toEqual([]);
  });
});

test('the table of the README is current', () => {
  const readme = readFileSync(tableFile, 'utf8');
  expect(withTable(readme)).toBe(readme);
});
