import { assert, integer, property, array, record, boolean } from 'fast-check';
import { expect, test } from 'vitest';
import { SentList, SentRows } from '#main/ipc/sentRows.ts';
import type { StoredRows } from '#main/ipc/sentRowsStore.ts';
import { groupOf, RowsDigest } from '#shared/ipc/rowsDigest.ts';

const digestOf = (hashes: Iterable<string>): RowsDigest => {
  const digest = new RowsDigest();
  for (const hash of hashes) digest.add(hash);
  return digest;
};
type Page = ReadonlyMap<string, string>;

/** As the gateway does; returns how many rows it had to say, and −1 where main never agreed. */
function agree(list: SentList, page: Page): number {
  const digest = digestOf(page.values());
  let stated: Parameters<SentList['compare']>[0]['stated'];
  let said = 0;
  for (let round = 0; round < 5; round += 1) {
    const sums = list.compare({ entity: 'Agent', digest: digest.text, dueKnown: false, due: [], stated });
    if (sums === null) return said;
    const groups = digest.differing(sums);
    const rows = [...page].filter(([, hash]) => groups.has(groupOf(hash)));
    stated = { groups: [...groups], ids: rows.map(([id]) => id), hashes: rows.map(([, hash]) => hash) };
    said += rows.length;
  }
  return -1;
}

test('I25 main agrees with a page only on what the page holds, whatever notes of other starts it begins with', () => {
  const row = record({ id: integer({ min: 1, max: 400 }), version: integer({ min: 0, max: 3 }) });
  assert(
    property(array(row, { maxLength: 400 }), array(row, { maxLength: 40 }), boolean(), (stored, sent, isStored) => {
      const hashOf = ({ id, version }: { id: number; version: number }): string => `${id} v${version}`;
      const page = new Map(Array.from({ length: 400 }, (_, id) => [String(id), `${id} v0`]));
      const older = new Map(stored.map((row) => [String(row.id), hashOf(row)]));
      const before = new SentList({ ids: [...older.keys()], hashes: [...older.values()] });
      before.sent(
        sent.map((row) => ({ id: String(row.id), hash: hashOf(row) })),
        false,
      );
      const list = new SentList(isStored ? before.stored() : undefined);
      expect(agree(list, page)).toBeGreaterThanOrEqual(0);
      expect(new Map([...list.idsByHash].map(([hash, id]) => [id, hash]))).toEqual(page);
    }),
    { numRuns: 60 },
  );
});

test('I25 the next start knows what was sent last, and what was read by its id only of rows of the list', () => {
  const list = new SentList({ ids: ['1', '2'], hashes: ['a', 'b'] });
  list.sent([{ id: '2', hash: 'B' }], true);
  list.sent([{ id: '3', hash: 'c' }], false);
  list.sent([{ id: '4', hash: 'd' }], true);
  expect(list.stored()).toEqual({ ids: ['1', '2', '3'], hashes: ['a', 'B', 'c'] });
  expect(list.isChanged).toBe(false);
  expect(agree(list, new Map([['1', 'a'], ['2', 'B'], ['3', 'c']]))).toBe(0); // prettier-ignore
  expect(list.isChanged, 'it is as it was stored').toBe(false);
});

test('performance: a list is noted when it is forgotten, and while it is used once much of it differs', () => {
  const noted: string[] = [];
  const rowsOf = new Map<string, StoredRows>();
  const notes = {
    ready: () => Promise.resolve(),
    of: (list: string) => rowsOf.get(list),
    put: (list: string, rows: StoredRows) => {
      noted.push(list);
      rowsOf.set(list, rows);
    },
    writeSoon: () => undefined,
  };
  const held = new SentRows(notes);
  const agents = { entity: 'Agent' } as const;
  const rows = Array.from({ length: 1000 }, (_, id) => ({ id: String(id), hash: `hash ${id}` }));
  held.list(1, agents).sent(rows, false);
  held.ended(1, agents);
  expect(noted).toEqual(['["Agent",[]]']);
  expect(held.list(1, agents).idsByHash.size, 'read from the note').toBe(1000);
  held.list(1, agents).sent(rows.slice(0, 20), false);
  held.ended(1, agents);
  expect(noted).toHaveLength(1);
  held.forget(2);
  expect(noted).toHaveLength(1);
  held.forget();
  expect(noted).toHaveLength(2);
});

test('I17 main agrees with a page only on what the page holds, whatever was handed over, stored or dropped', () => {
  const change = record({ id: integer({ min: 1, max: 400 }), version: integer({ min: 1, max: 3 }), stored: boolean() });
  assert(
    property(array(array(change, { maxLength: 30 }), { maxLength: 8 }), (pulls) => {
      const list = new SentList();
      const page = new Map(Array.from({ length: 300 }, (_, id) => [String(id), `${id} v0`]));
      expect(agree(list, page)).toBe(300);
      for (const rows of pulls) {
        for (const { id, version, stored } of rows) {
          const row = { id: String(id), hash: `${id} v${version}` };
          list.sent([row], false);
          if (stored) page.set(row.id, row.hash);
          else page.delete(row.id);
        }
        expect(agree(list, page)).toBeGreaterThanOrEqual(0);
        expect(new Map([...list.idsByHash].map(([hash, id]) => [id, hash]))).toEqual(page);
      }
    }),
    { numRuns: 60 },
  );
});

test('performance: rows that the page stored need not be said; of one that it dropped, only its group', () => {
  const list = new SentList();
  const page = new Map(Array.from({ length: 5000 }, (_, id) => [String(id), `hash ${id}`]));
  list.sent(
    [...page].map(([id, hash]) => ({ id, hash })),
    false,
  );
  expect(agree(list, page)).toBe(0);
  page.delete('17');
  expect(agree(list, page)).toBeLessThan(60);
});

test('I17 a row that was handed over is not taken for known while the page has not proved that it holds it', () => {
  const list = new SentList();
  expect(agree(list, new Map([['1', 'a']]))).toBe(1);
  list.sent([{ id: '2', hash: 'b' }], false);
  expect([...list.idsByHash.keys()]).toEqual(['a']);
  expect(list.compare({ entity: 'Agent', digest: digestOf(['a']).text, dueKnown: false, due: [] })).toEqual([]);
  expect([...list.idsByHash.keys()]).toEqual(['a']);
});

test('S6 rows said of other groups than named are ignored', () => {
  const list = new SentList();
  const stated = { groups: [(groupOf('a') + 1) % 256], ids: ['1'], hashes: ['a'] };
  expect(list.compare({ entity: 'Agent', digest: digestOf(['a']).text, dueKnown: false, due: [], stated })).toEqual([]);
});

test('each page has its own lists, and each parent; they are forgotten with their page', () => {
  const held = new SentRows();
  const first = held.list(1, { entity: 'Agent' });
  expect(held.list(1, { entity: 'Agent' })).toBe(first);
  expect(held.list(2, { entity: 'Agent' })).not.toBe(first);
  const folder = held.list(1, { entity: 'Directory', path: ['A'] });
  expect(held.list(1, { entity: 'Directory', path: ['A', 'B'] })).not.toBe(folder);
  held.forget(2);
  expect(held.list(1, { entity: 'Agent' })).toBe(first);
  held.forget(1);
  expect(held.list(1, { entity: 'Agent' })).not.toBe(first);
});

test('I24 forgets the lists used least recently once all of them hold too much', () => {
  const held = new SentRows();
  const rows = Array.from({ length: 190_000 }, (_, id) => ({ id: String(id), hash: `hash ${id}` }));
  const lists = ['Agent', 'Candidat', 'Dossier', 'Enseignant', 'Programme', 'Mail'] as const;
  const filled = lists.map((entity) => {
    const list = held.list(1, { entity });
    list.sent(rows, false);
    return list;
  });
  held.list(1, { entity: 'Agent' });
  held.list(1, { entity: 'Instance' });
  expect(held.list(1, { entity: 'Agent' })).toBe(filled[0]);
  expect(held.list(1, { entity: 'Candidat' })).not.toBe(filled[1]);
});
