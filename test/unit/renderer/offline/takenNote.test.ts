import { describe, expect, it } from 'vitest';
import { readTaken, withRow } from '#offline/takenNote.ts';
import type { TakenRow } from '#stores/offline.ts';

const row = (id: string, how: TakenRow['how'] = 'opened'): TakenRow => ({ entity: 'Apprenant', id, how });

describe('rows taken one by one', () => {
  it('one that is opened comes first; what the user chose for one stays, however often it is opened', () => {
    expect(withRow([row('1'), row('2')], row('2'))).toEqual([row('2'), row('1')]);
    for (const how of ['chosen', 'left'] as const) {
      const before = [row('1'), row('2', how)];
      expect(withRow(before, row('2'))).toBe(before);
    }
  });

  it('a choice keeps its place in the list', () => {
    expect(withRow([row('1'), row('2')], row('2', 'left'))).toEqual([row('1'), row('2', 'left')]);
    expect(withRow([row('1')], row('2', 'chosen'))).toEqual([row('2', 'chosen'), row('1')]);
  });

  it('of those opened the last twenty are taken, and every chosen one', () => {
    let rows: readonly TakenRow[] = [row('900', 'chosen'), row('901', 'left')];
    for (let id = 1; id <= 25; id += 1) rows = withRow(rows, row(String(id)));
    expect(rows.filter(({ how }) => how === 'opened').map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, at) => String(25 - at)),
    );
    expect(rows.filter(({ how }) => how !== 'opened')).toHaveLength(2);
  });

  it('I2 reads what it stored; of a text that cannot be read it keeps the rows that can, and says so', () => {
    const rows = [row('1'), row('2', 'chosen')];
    expect(readTaken(JSON.stringify(rows))).toEqual({ value: rows, isWhole: true });
    expect(readTaken(null)).toEqual({ value: [], isWhole: true });
    for (const text of ['{', '[{"entity":"User","id":"1","how":"chosen"}]', '{"rows":[]}'])
      expect(readTaken(text)).toEqual({ value: [], isWhole: false });
    expect(readTaken(JSON.stringify([{ entity: 'User' }, ...rows]))).toEqual({ value: rows, isWhole: false });
  });
});
