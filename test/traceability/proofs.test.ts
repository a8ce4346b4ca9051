import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultKinds } from '../simulation/world/faultTable.ts';
import { faults } from './faults.ts';
import {
  invariants,
  isThere,
  listedFaults,
  proofTable,
  tableFile,
  testsNaming,
  workstationRows,
} from './proofTable.ts';
import { openRows } from './workstation.ts';

describe('what must hold', () => {
  test('was read: every number but the one that is gone, and the list of faults', () => {
    const numbered = Array.from({ length: 27 }, (_, index) => `I${index + 1}`);
    expect(invariants).toEqual(numbered.filter((id) => id !== 'I25'));
    expect(listedFaults.length).toBeGreaterThan(40);
  });

  test.each(invariants)('%s is named by a test', (invariant) => {
    expect(testsNaming(invariant)).not.toEqual([]);
  });
});

describe('real workstations', () => {
  test('were read: 20 traits of systems, and 19 findings', () => {
    const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
    const ids = workstationRows.map(({ id }) => id);
    expect(ids).toEqual([...numbered('E', 20), ...numbered('B', 19)]);
    expect(Object.keys(openRows).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(workstationRows)('$id is named by a test, or open', ({ id }) => {
    expect(testsNaming(id).length > 0 || id in openRows).toBe(true);
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

test('test/proofs.md is current: npm run tables writes it', () => {
  expect(readFileSync(tableFile, 'utf8')).toBe(proofTable());
});
