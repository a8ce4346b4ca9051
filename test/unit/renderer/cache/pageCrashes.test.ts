import 'fake-indexeddb/auto';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCache } from '#cache/open.ts';
import type { Cache } from '#cache/open.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { everyRecord } from './rawDisk.ts';

const request = { entity: 'Planification' } as const;
const done = { at: 1, received: 0, complete: true, unreadable: [] };
const monday = Date.parse('2026-11-16T08:00:00Z');
const textOf = (id: number, week: number, edition: number) => {
  const debut = new Date(monday + week * 7 * 86_400_000).toISOString();
  return rawJson(
    `{"Id":${id},"EntiteJuridiqueId":1,"Debut":"${debut}","Fin":"${debut}","Code":"${edition}","Nom":"${'x'.repeat(20)}"}`,
  );
};
const editionIn = (text: string): number => Number(/"Code":"(\d+)"/u.exec(text)?.[1]);

/** What happens to a row: a pull brings it, or the service confirms it; and what happens to the process. */
const row = { id: fc.integer({ min: 1, max: 5 }), week: fc.integer({ min: 0, max: 1 }) };
const happening = fc.oneof(
  fc.record({ kind: fc.constant('pulled' as const), ...row }),
  fc.record({ kind: fc.constant('confirmed' as const), ...row }),
  fc.record({ kind: fc.constant('finished' as const) }),
  /** After so many more transactions; none of a later one reaches the disk. */
  fc.record({ kind: fc.constant('killed' as const), after: fc.integer({ min: 0, max: 2 }) }),
);

/** How many transactions may still write; the process is dead afterwards. */
let left = Infinity;
const begin = Reflect.get(IDBDatabase.prototype, 'transaction');
beforeEach(() => {
  // A process that was killed writes nothing later.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  left = Infinity;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, names, mode, options) {
    if (mode === 'readwrite' && (left -= 1) < 0) throw new DOMException('the process is dead', 'AbortError');
    return begin.call(this, names, mode, options);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Of each week, so that few changes of a page stay patches. */
const neighbours = [0, 1].flatMap((week) =>
  Array.from({ length: 12 }, (_, at) => ({
    id: String(100 + 20 * week + at),
    hash: '0'.repeat(16),
    text: textOf(100 + at, week, 0),
  })),
);

const rowsOf = (cache: Cache): ReadonlyMap<string, string> => new Map(cache.memory.base.rows('Planification'));
const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

test('I6 I20 whatever comes in whatever order, a kill at any transaction loses no row that was on the disk, and no edition of it', async () => {
  const histories = fc.array(happening, { minLength: 4, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(histories, fc.boolean(), async (history, isLarge) => {
      left = Infinity;
      const service = aService();
      let cache = await openCache(service);
      await cache.load('Planification');
      if (isLarge) await cache.store.absorb(request, neighbours, 0);
      await cache.store.finish(request, done);
      const onDisk = new Map<string, number>();
      let edition = 0;
      const lastOnDisk = (ids: Iterable<string>): void => {
        const rows = rowsOf(cache);
        for (const id of ids) onDisk.set(id, editionIn(rows.get(id) ?? ''));
      };
      const openAgain = async (): Promise<void> => {
        left = Infinity;
        cache = await openCache(service);
        await cache.load('Planification');
        const rows = rowsOf(cache);
        for (const [id, least] of onDisk) expect(editionIn(rows.get(id) ?? '')).toBeGreaterThanOrEqual(least);
        lastOnDisk(rows.keys());
        expect(cache.damaged()).toEqual([]);
        const buckets = ['1.2026-11-16', '1.2026-11-23'];
        const placed = buckets.flatMap((bucket) =>
          Array.from(cache.memory.dataset('Planification')?.inBucket(bucket) ?? []),
        );
        expect(placed.map(({ id }) => id).toSorted()).toEqual([...rows.keys()].toSorted());
      };
      for (const step of history) {
        edition += 1;
        if (step.kind === 'killed') {
          left = step.after;
          await succeeds(cache.store.finish(request, done));
          await openAgain();
          continue;
        }
        if (step.kind === 'finished') {
          await cache.store.finish(request, done);
          lastOnDisk(rowsOf(cache).keys());
          continue;
        }
        const id = String(step.id);
        const text = textOf(step.id, step.week, edition);
        if (step.kind === 'pulled')
          await cache.store.absorb(request, [{ id, hash: String(edition).padStart(16, '0'), text }], Infinity);
        else {
          await cache.outbox.commit({ putRows: [{ entity: 'Planification', id, text }] });
          onDisk.set(id, edition);
        }
      }
      const before = rowsOf(cache);
      await cache.close();
      await openAgain();
      expect(rowsOf(cache)).toEqual(before);
      await cache.close();
      const records = (await everyRecord(service.databaseName)).filter(({ table }) => table === 'pages');
      expect(records.length).toBeLessThan(2 + 20);
    }),
    { numRuns: 150 },
  );
}, 120_000);
