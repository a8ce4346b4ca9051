import 'fake-indexeddb/auto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openCache } from '#cache/open.ts';
import type { Cache, CacheOfService } from '#cache/open.ts';
import type { BridgeAnswer, BridgeCall } from '#gateway/bridge.ts';
import { pullBy } from '#gateway/gateway.ts';
import type { PullBatch, PullEnd } from '#main/api/read/pull.ts';
import { currentService } from '#main/ipc/currentService.ts';
import { mostPulls, pullHandlers } from '#main/ipc/runHandlers.ts';
import { runTable } from '#main/ipc/runTable.ts';
import { SentRows } from '#main/ipc/sentRows.ts';
import { openSentRowsStore } from '#main/ipc/sentRowsStore.ts';
import type { SentRowsStore } from '#main/ipc/sentRowsStore.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { channels } from '#shared/ipc/channels.ts';
import type { ChannelName } from '#shared/ipc/channels.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { Pulls } from '#sync/engine/pulls.ts';
import type { CacheStore, PullRequest } from '#sync/ports.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { collection, entity, eventRow, json, serve } from '../../main/api/faultServer.ts';
import { someFolder } from '../../main/secrets/folder.ts';

const events = { entity: 'Planification' } as const;
const monday = Date.parse('2026-03-02T08:00:00Z');
const eventIn = (id: number, week: number, name = 'Entretien'): string => {
  const day = new Date(monday + week * 7 * 86_400_000).toISOString().slice(0, 10);
  return eventRow(id).replaceAll('2026-11-20', day).replace('Entretien', name);
};
const weeks = 20;
const perWeek = 300;
const someRows = (): string[] =>
  Array.from({ length: weeks * perWeek }, (_, at) => eventIn(at + 1, Math.floor(at / perWeek)));

/** A service with some events, and main in front of it. */
async function aMain(rows: string[]) {
  const { client } = await serve(({ path }, response) => {
    const id = /^\/Planification\/(\d+)/u.exec(path)?.[1];
    const one = rows.find((row) => row.startsWith(`{"Id":${id},`));
    json(response, one === undefined ? collection('Planification', rows) : entity('Planification', one));
  });
  const pulls = runTable<PullBatch, PullEnd>(mostPulls);
  const folder = await someFolder();
  let notes: SentRowsStore;
  let held: SentRows;
  const started = async () => {
    notes = openSentRowsStore(folder, (error) => {
      throw error;
    });
    held = new SentRows(notes);
    const current = currentService({ all: () => held.forget(), reads: () => held.forget() });
    await current.open('p', client);
    notes.open('p', Buffer.alloc(32, 1));
    return pullHandlers(current, pulls, held);
  };
  let handlers = await started();
  const counted = { bytes: 0, rows: 0 };
  const callFrom =
    (pageId: number): BridgeCall =>
    async <Name extends ChannelName>(name: Name, args: unknown): Promise<BridgeAnswer<Name>> => {
      const handler = (handlers as Partial<Record<ChannelName, (args: unknown, caller: object) => unknown>>)[name];
      try {
        const value = channels[name].result.parse(await handler?.(channels[name].args.parse(args), { pageId }));
        counted.bytes += JSON.stringify(args).length + JSON.stringify(value).length;
        if (value && 'rows' in value && Array.isArray(value.rows)) counted.rows += value.rows.length;
        // Parsed with the schema of this very name.
        return { ok: true, value } as BridgeAnswer<Name>;
      } catch (error) {
        if (error instanceof FailureError) return { ok: false, failure: error.failure };
        throw error;
      }
    };
  /** Receives a dataset as the engine does; returns what crossed the bridge. */
  const receive = async (store: CacheStore, pageId = 1, request: PullRequest = events) => {
    Object.assign(counted, { bytes: 0, rows: 0 });
    const pulls = new Pulls({
      gateway: { pull: pullBy(callFrom(pageId)) } as ConstructorParameters<typeof Pulls>[0]['gateway'], // a pull calls no more
      cache: store,
      clock: { now: () => 1, after: () => () => undefined },
      connectionNumber: () => 1,
      arrived: async () => undefined,
      ended: () => undefined,
      changed: () => undefined,
    });
    await pulls.receive(request);
    return { ...counted, failures: pulls.failures };
  };
  /** `killed`: main could not write what it noted. `forgetful`: what it wrote is lost. */
  const restart = async (how: 'closed' | 'killed' | 'forgetful' = 'closed'): Promise<void> => {
    if (how !== 'killed') {
      held.forget();
      await notes.close();
    }
    if (how === 'forgetful') await rm(join(folder, 'p.held'));
    handlers = await started();
  };
  return { receive, restart };
}

const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
/** What was written to pages: their names, and the bytes of all. */
function written(): { readonly pages: readonly string[]; readonly bytes: number } {
  const records = puts.mock.calls.flatMap(([record], at) => {
    const store: unknown = puts.mock.contexts[at];
    const isPage = store instanceof IDBObjectStore && store.name === 'pages';
    return isPage ? [record as { page: string; sealed: Uint8Array }] : []; // as pageRecordSchema has it
  });
  return { pages: records.map(({ page }) => page), bytes: records.reduce((sum, { sealed }) => sum + sealed.length, 0) };
}
beforeEach(() => void puts.mockClear());

const textsOf = async (cache: Cache): Promise<readonly string[]> => {
  await cache.load('Planification');
  return [...cache.memory.base.rows('Planification')].map(([, text]) => text).toSorted();
};

async function filled(): Promise<
  { rows: string[]; cache: Cache; service: CacheOfService } & Awaited<ReturnType<typeof aMain>>
> {
  const rows = someRows();
  const main = await aMain(rows);
  const service = aService();
  const cache = await openCache(service);
  expect(await main.receive(cache.store)).toMatchObject({ rows: rows.length, failures: [] });
  puts.mockClear();
  return { ...main, rows, service, cache };
}

describe('performance: a list that is received again', () => {
  test('costs less than 1 KB over the bridge and writes no page, if nothing changed', async () => {
    const { cache, receive } = await filled();
    const again = await receive(cache.store);
    expect(again).toMatchObject({ rows: 0, failures: [] });
    expect(again.bytes).toBeLessThan(1000);
    expect(written().pages).toEqual([]);
    await cache.close();
  });

  test('writes the few rows that changed once, and nothing else', async () => {
    const { cache, receive, rows } = await filled();
    for (let at = 0; at < 6; at += 1) rows[at] = eventIn(at + 1, 0, 'Jury');
    const { rows: came } = await receive(cache.store);
    expect(came).toBe(6);
    expect(written().pages).toEqual([expect.stringMatching(/^~\d+$/u)]);
    expect(written().bytes).toBeLessThanOrEqual(2 * rows.slice(0, 6).join('').length);
    expect((await receive(cache.store)).bytes).toBeLessThan(1000);
    await cache.close();
  });

  test('still costs less than 1 KB after a change of the user was acknowledged', async () => {
    const { cache, receive, rows } = await filled();
    await cache.outbox.commit({
      putRows: [{ entity: 'Planification', id: '7', text: rawJson(eventIn(7, 0, 'Jury')) }],
    });
    rows[6] = eventIn(7, 0, 'Jury');
    const again = await receive(cache.store);
    expect(again.rows).toBe(1);
    expect(again.bytes - (rows[6]?.length ?? 0)).toBeLessThan(1000);
    expect(await receive(cache.store)).toMatchObject({ rows: 0 });
    await cache.close();
  });

  test('costs less than 1 KB after a restart too', async () => {
    const { cache, receive, rows, restart, service } = await filled();
    await cache.close();
    for (const change of [0, 1]) {
      if (change === 1) rows[6] = eventIn(7, 0, 'Jury');
      await restart();
      const reopened = await openCache(service);
      const again = await receive(reopened.store);
      expect(again).toMatchObject({ rows: change, failures: [] });
      expect(again.bytes - change * (rows[6]?.length ?? 0)).toBeLessThan(1000);
      await reopened.close();
    }
  });

  test('still costs less than 1 KB after a row of it was read by its id', async () => {
    const { cache, receive, rows } = await filled();
    rows[6] = eventIn(7, 0, 'Jury');
    expect(await receive(cache.store, 1, { ...events, of: '7' })).toMatchObject({ rows: 1, failures: [] });
    const again = await receive(cache.store);
    expect(again).toMatchObject({ rows: 0, failures: [] });
    expect(again.bytes).toBeLessThan(1000);
    await cache.close();
  });
});

describe('I17 I25 main never takes a row for known that the page dropped', () => {
  /** Removes page records from the disk, as a kill before they were written does. */
  async function losePages(service: CacheOfService, names: readonly string[]): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open(service.databaseName);
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
    const database = await promise;
    const store = database.transaction('pages', 'readwrite').objectStore('pages');
    for (const name of names) store.delete(['Planification', name]);
    database.close();
  }

  test('a page killed between two pages gets the lost rows again, and only those', async () => {
    const { cache, receive, rows, service } = await filled();
    await cache.close();
    await losePages(service, ['3.2026-03-09#1', '3.2026-03-16#0']);
    const reopened = await openCache(service);
    expect(await receive(reopened.store)).toMatchObject({ rows: perWeek, failures: [] });
    expect(await textsOf(reopened)).toEqual(rows.toSorted());
    expect((await receive(reopened.store)).bytes).toBeLessThan(1000);
    await reopened.close();
  });

  test('so does a page that lost them between two starts of main, and a page that is older than its notes', async () => {
    const { cache, receive, rows, service, restart } = await filled();
    await cache.close();
    await restart();
    await losePages(service, ['3.2026-03-09#1', '3.2026-03-16#0']);
    const reopened = await openCache(service);
    const first = await receive(reopened.store);
    expect(first).toMatchObject({ rows: perWeek, failures: [] });
    expect(await textsOf(reopened)).toEqual(rows.toSorted());
    await reopened.close();
  });

  test('nor where main was killed before it noted what the page stored', async () => {
    const { cache, receive, rows, service, restart } = await filled();
    await restart();
    for (let at = 0; at < 6; at += 1) rows[at] = eventIn(at + 1, 0, 'Jury');
    expect(await receive(cache.store)).toMatchObject({ rows: 6 });
    await cache.close();
    await restart('killed');
    const reopened = await openCache(service);
    const again = await receive(reopened.store);
    expect(again).toMatchObject({ rows: 0, failures: [] });
    expect(again.bytes, 'only the groups that differ are said').toBeLessThan(20_000);
    expect(await textsOf(reopened)).toEqual(rows.toSorted());
    await reopened.close();
  });

  test('a cache that was cleared gets everything again', async () => {
    const { cache, receive, rows, restart } = await filled();
    await cache.destroy();
    await restart();
    const next = await openCache(aService());
    expect(await receive(next.store)).toMatchObject({ rows: rows.length });
    expect(await textsOf(next)).toEqual(rows.toSorted());
    await next.close();
  });

  test('rows of a damaged page come again', async () => {
    const { cache, receive, rows, service } = await filled();
    await cache.close();
    const opened = await openCache(service);
    const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
    decrypt.mockRejectedValueOnce(new DOMException('damaged', 'OperationError'));
    await opened.load('Planification');
    decrypt.mockRestore();
    expect(opened.damaged()).toHaveLength(1);
    const { rows: came } = await receive(opened.store);
    expect(came).toBeGreaterThan(0);
    expect(await textsOf(opened)).toEqual(rows.toSorted());
    await opened.close();
  });

  test('a second page that holds less gets what it lacks, while the first one loses nothing', async () => {
    const { cache, receive, rows } = await filled();
    const second = await openCache(aService());
    expect(await receive(second.store, 2)).toMatchObject({ rows: rows.length });
    expect(await receive(cache.store, 1)).toMatchObject({ rows: 0 });
    expect(await textsOf(second)).toEqual(rows.toSorted());
    await second.close();
    await cache.close();
  });

  test('a batch that the page could not store comes again', async () => {
    const { cache, receive, rows } = await filled();
    for (let at = 0; at < 500; at += 1) rows[at] = eventIn(at + 1, 0, 'Jury');
    const store: CacheStore = {
      ...cache.store,
      absorb: vi
        .fn<CacheStore['absorb']>((...given) => cache.store.absorb(...given))
        .mockResolvedValueOnce()
        .mockRejectedValueOnce(new Error('cache: quota')),
    };
    expect((await receive(store)).failures).toMatchObject([{ kind: 'storage' }]);
    expect(await receive(cache.store)).toMatchObject({ rows: 500, failures: [] });
    expect(await textsOf(cache)).toEqual(rows.toSorted());
    await cache.close();
  });

  test('after a restart main learns lost hashes from the page, once, and no row is sent again', async () => {
    const { cache, receive, restart } = await filled();
    await restart('forgetful');
    const first = await receive(cache.store);
    expect(first).toMatchObject({ rows: 0, failures: [] });
    expect(first.bytes).toBeGreaterThan(10_000);
    expect((await receive(cache.store)).bytes).toBeLessThan(1000);
    await cache.close();
  });
});
