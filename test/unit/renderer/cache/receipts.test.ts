import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openCache } from '#cache/open.ts';
import { unplaced } from '#cache/pages/buckets.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';

const day = 86_400_000;
const receipts = (count: number, at: number, from = 0) =>
  Array.from({ length: count }, (_, index) => aReceipt({ id: `r${from + index}`, seq: from + index, at: at + index }));

test('receipts are shown at once, newest first, and after the next start', async () => {
  const service = aService();
  const cache = await openCache(service);
  await cache.outbox.commit({ putReceipts: receipts(2, day) });
  await cache.outbox.commit({ putReceipts: receipts(1, 2 * day, 2) });
  await cache.outbox.commit({});
  expect(cache.memory.receipts().map(({ id }) => id)).toEqual(['r2', 'r1', 'r0']);
  await cache.close();
  const reopened = await openCache(service);
  expect(reopened.memory.receipts().map(({ id }) => id)).toEqual(['r2', 'r1', 'r0']);
  await reopened.close();
});

test('the newest receipt stands first also where the clock was set back meanwhile, and after the next start', async () => {
  const service = aService();
  const cache = await openCache(service);
  await cache.outbox.commit({ putReceipts: receipts(1, 2 * day) });
  await cache.outbox.commit({ putReceipts: receipts(1, day, 1) });
  // One that is stored again, with a second row that was found, stays where it is.
  await cache.outbox.commit({ putReceipts: receipts(1, 2 * day) });
  expect(cache.memory.receipts().map(({ id }) => id)).toEqual(['r1', 'r0']);
  await cache.close();
  const reopened = await openCache(service);
  expect(reopened.memory.receipts().map(({ id }) => id)).toEqual(['r1', 'r0']);
  await reopened.close();
});

test('I6 the row that an acknowledgement brings is shown with it: queries read that row again', async () => {
  const cache = await openCache(aService());
  const text = (nom: string) => rawJson(`{"Id":7,"Nom":"${nom}","Debut":"2026-11-20T10:00:00+01:00"}`);
  await cache.outbox.commit({ putRows: [{ entity: 'Planification', id: '7', text: text('A') }] });
  const before = cache.memory.revisionOf('Planification');
  await cache.outbox.commit({ putRows: [{ entity: 'Planification', id: '7', text: text('B') }] });
  expect(cache.memory.revisionOf('Planification')).toBeGreaterThan(before);
  await cache.close();
});

test('I6 what is held by a provisional id is followed to the id of the service, and what is given up to none', async () => {
  const cache = await openCache(aService());
  const creation = (id: string, target: string) => aStep({ id, seq: 1, action: 'create', target });
  const edit = aStep({ id: 'c', seq: 3, target: '12' });
  await cache.outbox.commit({ putSteps: [creation('a', 'new:1'), creation('b', 'new:2'), edit] });
  expect(cache.memory.given().size).toBe(0);
  await cache.outbox.commit({
    removeSteps: ['a', 'b', 'c'],
    putReceipts: [
      aReceipt({ id: 'a', seq: 1, action: 'create', target: '40' }),
      { ...creation('b', 'new:2'), state: { kind: 'dropped', at: 1, mayHaveArrived: false } },
      aReceipt({ id: 'c', seq: 3, target: '12' }),
    ],
  });
  expect([...cache.memory.given()]).toEqual([['new:1', '40']]);
  // The same receipt again, with what the user decided about it.
  await cache.outbox.commit({ putReceipts: [aReceipt({ id: 'a', seq: 1, action: 'create', target: '40' })] });
  expect([...cache.memory.given()]).toEqual([['new:1', '40']]);
  await cache.close();
});

test('R3.3 a folder that is acknowledged and in no list is stored under no parent until a list brings it', async () => {
  const service = aService();
  const cache = await openCache(service);
  const text = rawJson('{"Streamid":"g-1","Name":"Photos"}');
  await cache.outbox.commit({ putRows: [{ entity: 'Directory', id: 'g-1', text }] });
  expect(cache.memory.dataset('Directory')?.rows.get('g-1')).toMatchObject({ text, bucket: unplaced });
  await cache.close();
});

test('I21 I24 of receipts older than 90 days the newest 500 stay, on the disk too, whatever the clock said', async () => {
  const service = aService();
  const cache = await openCache(service);
  await cache.outbox.commit({ putReceipts: receipts(520, 0) });
  expect(cache.memory.receipts()).toHaveLength(520);
  // A clock that is a year ahead: the newest is the measure.
  await cache.outbox.commit({ putReceipts: receipts(1, 400 * day, 1000) });
  const kept = cache.memory.receipts().map(({ id }) => id);
  expect(kept).toHaveLength(500);
  expect(kept.slice(0, 2)).toEqual(['r1000', 'r519']);
  await cache.close();
  const reopened = await openCache(service);
  expect(reopened.memory.receipts().map(({ id }) => id)).toEqual(kept);
  await reopened.close();
});

test('I24 receipts beyond the newest 500 stay for 90 days', async () => {
  const cache = await openCache(aService());
  await cache.outbox.commit({ putReceipts: receipts(520, 0) });
  await cache.outbox.commit({ putReceipts: receipts(1, 90 * day, 1000) });
  expect(cache.memory.receipts()).toHaveLength(521);
  await cache.outbox.commit({ putReceipts: receipts(1, 90 * day + 2, 1001) });
  const kept = cache.memory.receipts();
  expect([kept.length, kept.at(-1)?.id], 'the two oldest are older than that').toEqual([520, 'r2']);
  await cache.close();
});
