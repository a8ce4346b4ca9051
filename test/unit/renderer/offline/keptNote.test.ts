import { describe, expect, it } from 'vitest';
import { keptText, readKept } from '#offline/offlineReadiness.ts';
import type { KeptRow } from '#stores/offline.ts';

const rows: readonly KeptRow[] = [
  { entity: 'Apprenant', id: '2' },
  { entity: 'Convention', id: '1' },
];

describe('I2 rows kept one by one', () => {
  it('are read as they were stored', () => {
    expect(readKept(keptText(rows))).toEqual({ value: rows, isWhole: true });
    expect(readKept(null)).toEqual({ value: [], isWhole: true });
  });

  it('of an earlier version, the chosen ones are kept: not those that were opened, nor those that were left out', () => {
    const text = JSON.stringify([
      { entity: 'Apprenant', id: '2', how: 'chosen' },
      { entity: 'Sequence', id: '3', how: 'opened' },
      { entity: 'Parcours', id: '4', how: 'left' },
      { entity: 'Convention', id: '1', how: 'chosen' },
    ]);
    expect(readKept(text)).toEqual({ value: rows, isWhole: true });
  });

  it('of a text that cannot be read, those that can are kept, and it says so', () => {
    for (const text of ['{', '[{"entity":"User","id":"1","how":"chosen"}]', '{"rows":[]}'])
      expect(readKept(text)).toEqual({ value: [], isWhole: false });
    const stored: unknown = JSON.parse(keptText(rows));
    expect(readKept(JSON.stringify([{ entity: 'User' }].concat(stored as [])))).toEqual({
      value: rows,
      isWhole: false,
    });
  });
});
