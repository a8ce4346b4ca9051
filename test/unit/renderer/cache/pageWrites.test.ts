import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageRecordSchema } from '#cache/db/records.ts';
import type { PageRecord } from '#cache/db/records.ts';
import { openCache } from '#cache/open.ts';
import type { Cache } from '#cache/open.ts';
import { rowsAPage } from '#cache/pages/dataset.ts';
import { portion } from '#cache/pages/portions.ts';
import { rawJson, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { everyRecord, tamper } from './rawDisk.ts';

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

const monday0 = '1.2026-11-16#0';
const renamed = (text: RawJson): RawJson => splice(text, new Map([['Nom', rawJson('"Entretien"')]]));
const numbered = (nom: number): RawJson => splice(event(1, 0).text, new Map([['Nom', rawJson(String(nom))]]));

// Called with its store below.
// oxlint-disable-next-line typescript/unbound-method
const { put: realPut } = IDBObjectStore.prototype;
const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
const deletes = vi.spyOn(IDBObjectStore.prototype, 'delete');
/** Names of what was put into the table of pages, in order. */
const put = (): readonly string[] =>
  puts.mock.calls.flatMap(([record], at) => {
    const store: unknown = puts.mock.contexts[at];
    const isPage = store instanceof IDBObjectStore && store.name === 'pages';
    return isPage ? (record as { page: string }).page : []; // as pageRecordSchema has it
  });
/** How often one was removed from there. */
const removed = (): number =>
  deletes.mock.contexts.filter((store) => store instanceof IDBObjectStore && store.name === 'pages').length;
const sizesPut = (): readonly number[] =>
  puts.mock.calls.flatMap(([record]) => ('page' in record ? (record as PageRecord).sealed.length : []));

async function namesOnDisk(database: string): Promise<readonly string[]> {
  const pages = (await everyRecord(database)).filter(({ table }) => table === 'pages');
  return pages.map(({ value }) => pageRecordSchema.parse(value).page);
}
beforeEach(() => {
  puts.mockClear();
  deletes.mockClear();
});

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

test('performance: no more than a portion is sealed, or handed to the disk, at once', async () => {
  const cache = await openCache(aService());
  const rowLength = 2000;
  const rows = Array.from({ length: 8 * rowsAPage }, (_, at) => {
    const { text, ...row } = event(at + 1, at % 8);
    return { ...row, text: splice(text, new Map([['Nom', rawJson(JSON.stringify('x'.repeat(rowLength)))]])) };
  });
  const sealed = new AtOnce();
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
  const encrypts = vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((algorithm, key, data) => {
    sealed.begin(data.byteLength);
    return encrypt(algorithm, key, data).finally(() => sealed.end(data.byteLength));
  });
  const handed = new AtOnce();
  puts.mockImplementation(function (this: IDBObjectStore, record: PageRecord) {
    const { length } = record.sealed;
    handed.begin(length);
    const asked = realPut.call(this, record);
    asked.addEventListener('success', () => handed.end(length));
    return asked;
  });
  await cache.store.absorb(request, rows, 0);
  await cache.store.finish(request, done);
  const aPage = rowsAPage * (rowLength + 200);
  for (const { most } of [sealed, handed]) {
    expect(most).toBeGreaterThan(rowsAPage * rowLength);
    expect(most).toBeLessThan(portion + aPage);
  }
  await cache.close();
  encrypts.mockRestore();
  puts.mockReset();
});

/** How many bytes were under way at once. */
class AtOnce {
  most = 0;
  private now = 0;
  begin(bytes: number): void {
    this.now += bytes;
    this.most = Math.max(this.most, this.now);
  }
  end(bytes: number): void {
    this.now -= bytes;
  }
}

test('performance: lists that end while another is received write none of its pages', async () => {
  const cache = await openCache(aService());
  const [weeks, lists] = [20, ['Programme', 'EtatCandidature', 'Agent', 'Enseignant'] as const];
  const rows = Array.from({ length: weeks * 100 }, (_, at) => event(at + 1, at % weeks));
  for (const [at, entity] of lists.entries()) {
    await cache.store.absorb(request, rows.slice(at * 500, (at + 1) * 500), 0);
    await cache.store.absorb({ entity }, [pulled('1', '{"Id":1,"Nom":"BTS MCO"}')], 0);
    await cache.store.finish({ entity }, done);
  }
  expect(put()).toHaveLength(lists.length);
  await cache.store.finish(request, done);
  expect(put()).toHaveLength(lists.length + weeks);
  await cache.close();
});

test('rows that came are written once no more come, though their pull never ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const cache = await openCache(aService());
  await cache.store.absorb(request, [event(1, 0)], 0);
  expect(put()).toEqual([]);
  vi.advanceTimersByTime(9000);
  expect(put(), 'a service that pauses is not the end').toEqual([]);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await vi.waitUntil(() => put().length > 0);
  await cache.close();
  expect(put()).toHaveLength(1);
});

test('I6 performance: acknowledgements write their rows alone, and their page once for all of them', async () => {
  const service = aService();
  const cache = await openCache(service);
  const rows = Array.from({ length: 200 }, (_, at) => event(at + 1, 0));
  await cache.store.absorb(request, rows, 0);
  await cache.store.finish(request, done);
  puts.mockClear();
  for (const { id, text } of rows.slice(0, 100))
    await cache.outbox.commit({ putRows: [{ entity: 'Planification', id, text: renamed(text) }] });
  expect(put()).toHaveLength(100);
  expect(put().every((name) => name.startsWith('~'))).toBe(true);
  expect(sizesPut().every((bytes) => bytes < 400)).toBe(true);
  puts.mockClear();
  await cache.store.finish(request, done);
  expect(put()).toEqual([monday0]);
  expect(removed()).toBe(100);
  await cache.store.absorb(request, [event(201, 0)], 0);
  await cache.close();
  expect(put()).toEqual([monday0, expect.stringMatching(/^~\d+$/u)]);
  expect(removed()).toBe(100);
  const reopened = await openCache(service);
  await reopened.load('Planification');
  const texts = [...reopened.memory.base.rows('Planification')].map(([, text]) => text);
  expect(texts).toHaveLength(201);
  expect(texts.filter((text) => text.includes('Nom'))).toHaveLength(100);
  await reopened.close();
});

test('performance: a few rows of many pages are one record, sealed, and no page; so are 300 acknowledgements', async () => {
  const service = aService();
  const cache = await openCache(service);
  const weeks = 60;
  const rows = Array.from({ length: weeks * 40 }, (_, at) => event(at + 1, at % weeks));
  await cache.store.absorb(request, rows, 0);
  await cache.store.finish(request, done);
  puts.mockClear();
  const spread = rows
    .filter((_, at) => at % 23 === 0)
    .slice(0, 100)
    .map(({ id, hash, text }) => ({ id, hash, text: renamed(text) }));
  expect(spread).toHaveLength(100);
  await cache.store.absorb(request, spread, 0);
  await cache.store.finish(request, done);
  expect(put()).toEqual([expect.stringMatching(/^~\d+$/u)]);
  const changed = spread.reduce((sum, { text }) => sum + text.length, 0);
  expect(sizesPut()[0]).toBeLessThan(2.5 * changed);
  for (const { id, text } of rows.slice(100, 400))
    await cache.outbox.commit({ putRows: [{ entity: 'Planification', id, text: renamed(text) }] });
  puts.mockClear();
  await cache.close();
  expect(put()).toHaveLength(1);
  expect(await namesOnDisk(service.databaseName)).toHaveLength(weeks + 1);
  const reopened = await openCache(service);
  await reopened.loadAhead({ campusId: '1', from: monday, to: monday + 1 });
  const inFirstWeek = [...(reopened.memory.dataset('Planification')?.inBucket('1.2026-11-16') ?? [])];
  expect(inFirstWeek).toHaveLength(40);
  expect(inFirstWeek.find(({ id }) => id === '1')?.text).toContain('Entretien');
  await reopened.load('Planification');
  // What a screen made of them need not be made again.
  for (const row of inFirstWeek) expect(reopened.memory.dataset('Planification')?.rows.get(row.id)).toBe(row);
  const texts = [...reopened.memory.base.rows('Planification')].map(([, text]) => text);
  expect(texts).toHaveLength(weeks * 40);
  expect(texts.filter((text) => text.includes('Entretien')).length).toBeGreaterThan(380);
  await reopened.close();
});

test('I18 a patch that does not open is set aside, its list is not whole, and the next pull brings its rows', async () => {
  const service = aService();
  const cache = await openCache(service);
  const rows = Array.from({ length: 40 }, (_, at) => event(at + 1, 0));
  const changed = rows.slice(0, 2).map(({ id, text }) => ({ id, hash: 'f'.repeat(16), text: renamed(text) }));
  await cache.store.absorb(request, rows, 0);
  await cache.store.absorb({ entity: 'Agent' }, [pulled('1', '{"Id":1}')], 0);
  await cache.store.finish(request, done);
  await cache.store.absorb(request, changed, 0);
  await cache.close();
  await tamper(service.databaseName, 'pages', (record) => {
    if (String(record['page']).startsWith('~')) (record['sealed'] as Uint8Array)[20]! ^= 1;
    return record;
  });
  const reopened = await openCache(service);
  await reopened.load('Planification');
  expect(reopened.damaged()).toMatchObject([{ table: 'pages', key: expect.stringMatching(/^Planification\/~\d+$/u) }]);
  expect(reopened.memory.status('Planification')).toMatchObject({ complete: false, received: 40 });
  expect((await reopened.store.known(request)).get('1')).toBe(rows[0]?.hash);
  await reopened.store.absorb(request, changed, Infinity);
  await reopened.store.finish(request, done);
  expect(reopened.damaged()).toEqual([]);
  expect(reopened.memory.base.row('Planification', '1')).toContain('Entretien');
  await reopened.close();
});

test('I6 I20 what was acknowledged is there after a kill, and after each start that follows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }); // a process that was killed writes nothing later
  const service = aService();
  const killed = await openCache(service);
  await killed.store.absorb(request, [event(1, 0), event(2, 0)], 0);
  await killed.store.finish(request, done);
  // One that stays, one that moves to another week, and one that no pull has shown.
  const moved = event(2, 1).text;
  for (const [id, text] of [
    ['1', renamed(event(1, 0).text)],
    ['2', renamed(moved)],
    ['3', event(3, 0).text],
  ] as const)
    await killed.outbox.commit({ putRows: [{ entity: 'Planification', id, text }] });
  const there = (cache: Cache) => new Map(cache.memory.base.rows('Planification'));
  const opened = await openCache(service);
  await opened.load('Planification');
  expect(there(opened)).toEqual(there(killed));
  await opened.close();
  const again = await openCache(service);
  await again.load('Planification');
  expect(there(again)).toEqual(there(killed));
  await again.close();
  vi.useRealTimers();
});

test('I24 acknowledgements that never pause still write their pages after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const cache = await openCache(aService());
  for (let second = 0; second < 40; second += 1) {
    await cache.outbox.commit({ putRows: [{ entity: 'Planification', id: '1', text: numbered(second) }] });
    vi.advanceTimersByTime(1000);
  }
  vi.useRealTimers();
  await vi.waitUntil(() => put().includes(monday0));
  await cache.close();
});
