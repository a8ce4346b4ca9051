import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { openCache } from '#cache/open.ts';
import { rowsAPage } from '#cache/pages/dataset.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';

const request = { entity: 'Planification' } as const;
const done = { at: 1, received: 0, complete: true, unreadable: [] };
const monday = Date.parse('2026-11-16T08:00:00Z');
const event = (id: number, week: number) => {
  const debut = monday + week * 7 * 86_400_000;
  return pulled(
    String(id),
    `{"Id":${id},"EntiteJuridiqueId":1,"Debut":"${new Date(debut).toISOString()}","Fin":"${new Date(debut + 1).toISOString()}"}`,
  );
};

const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
/** Names of the pages that were put, in order. */
const put = (): readonly string[] =>
  puts.mock.calls.flatMap(([record], at) => {
    const store: unknown = puts.mock.contexts[at];
    const isPage = store instanceof IDBObjectStore && store.name === 'pages';
    return isPage ? (record as { page: string }).page : []; // as pageRecordSchema has it
  });
beforeEach(() => void puts.mockClear());

test('performance: a pull writes each page once, whatever the order of its rows, and full ones before its end', async () => {
  const cache = await openCache(aService());
  const weeks = 40;
  const rows = Array.from({ length: weeks * (rowsAPage + 10) }, (_, at) => event(at + 1, at % weeks));
  for (let at = 0; at < rows.length; at += 200) await cache.store.absorb(request, rows.slice(at, at + 200), 0);
  expect(put().length).toBeGreaterThanOrEqual(32);
  expect(put().every((page) => page.endsWith('#0'))).toBe(true);
  await cache.store.finish(request, done);
  expect(put()).toHaveLength(2 * weeks);
  expect(new Set(put()).size).toBe(2 * weeks);
  await cache.close();
});

test('I18 a row that moves to another page is on the disk at its new place before its old page is written', async () => {
  const service = aService();
  const cache = await openCache(service);
  await cache.store.absorb(request, [event(1, 0), event(2, 0), event(3, 1)], 0);
  await cache.store.finish(request, done);
  puts.mockClear();
  await cache.store.absorb(request, [event(1, 1)], 0);
  await cache.store.finish(request, done);
  expect(put()).toEqual(['1.2026-11-23#0', '1.2026-11-16#0']);
  await cache.close();
});

test('I20 a row that a pull moved to another page is on the disk after a kill, though an acknowledgement wrote the old page', async () => {
  const service = aService();
  const cache = await openCache(service);
  await cache.store.absorb(request, [event(1, 0), event(2, 0), event(3, 1), event(4, 2)], 0);
  await cache.store.finish(request, done);
  // The first moves from week 0 to week 1, whose own row moves to week 2.
  await cache.store.absorb(request, [event(1, 1), event(3, 2)], 0);
  puts.mockClear();
  await cache.outbox.commit({ putRows: [{ entity: 'Planification', id: '2', text: event(2, 0).text }] });
  await cache.outbox.commit({ putRows: [{ entity: 'Planification', id: '2', text: rawJson('{"Id":2}') }] });
  expect(put().length).toBeGreaterThan(0);
  // What a kill leaves: nothing else is written.
  const reopened = await openCache(service);
  await reopened.load('Planification');
  expect([...reopened.memory.base.rows('Planification')].map(([id]) => id).toSorted()).toEqual(['1', '2', '3', '4']);
  await reopened.close();
  await cache.close();
});

test('rows that came are written once no more come, though their pull never ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const cache = await openCache(aService());
  await cache.store.absorb(request, [event(1, 0)], 0);
  expect(put()).toEqual([]);
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  await vi.waitUntil(() => put().length > 0);
  await cache.close();
  expect(put()).toHaveLength(1);
});
