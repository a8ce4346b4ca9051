import { describe, expect, it } from 'vitest';
import { openCache } from '#cache/open.ts';
import type { Cache } from '#cache/open.ts';
import { Events } from '#cache/queries/events.ts';
import { Rows } from '#cache/queries/rows.ts';
import { rawJson, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { aDatabaseName, aService } from '../contract/stores/openTestCache.ts';
import { aStep } from '../contract/stores/samples.ts';
import { reportBlocks } from './blocks.ts';
import { compare, elapsed, report } from './compare.ts';
import { someEvents } from './events.ts';
import { answer, openRawRows, putRawRows } from './rawRows.ts';

// Goals: test/bench/README.md. Ours is encrypted (S8); the floor is not.
const count = 100_000;
const rows = someEvents(count);
const request = { entity: 'Planification' } as const;
const batch = 500;
const week = { campusId: '1', from: Date.UTC(2026, 2, 2), to: Date.UTC(2026, 2, 9) };

const renamed = (text: RawJson, nom: number): RawJson =>
  splice(text, new Map([['Nom', rawJson(`"Entretien ${nom}"`)]]));
function raise(message: string): never {
  throw new Error(message);
}

/** As between two batches that come over the bridge. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

async function fill(cache: Cache): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) {
    await cache.store.absorb(request, rows.slice(at, at + batch), 0);
    await nextTask();
  }
  await cache.store.finish(request, { at: 1, received: rows.length, complete: true, unreadable: [] });
}

async function fillRaw(database: IDBDatabase): Promise<void> {
  for (let at = 0; at < rows.length; at += batch) await putRawRows(database, rows.slice(at, at + batch));
}

/** In a browser only: Node has no IndexedDB of its own. */
describe('cache', () => {
  it('fills 100,000 events', { timeout: 900_000 }, async () => {
    const floor = async (): Promise<void> => {
      const database = await openRawRows(aDatabaseName());
      await fillRaw(database);
      database.close();
    };
    const ours = async (): Promise<void> => {
      const cache = await openCache(aService());
      await fill(cache);
      await cache.close();
    };
    report(`fill ${count} events`, await compare(floor, ours, 3), 0.1);
    await reportBlocks('while filling', ours);
  });

  it('opens, shows a week and keeps an edit', { timeout: 900_000 }, async () => {
    const rawName = aDatabaseName();
    const raw = await openRawRows(rawName);
    await fillRaw(raw);
    const service = aService();
    const first = await openCache(service);
    await fill(first);
    await first.close();

    const loadRaw = async (): Promise<void> => {
      await answer(raw.transaction('rows').objectStore('rows').getAll());
    };
    const load = async (): Promise<void> => {
      const cache = await openCache(service);
      await cache.load('Planification');
      await cache.close();
    };
    report(`warm load of ${count}`, await compare(loadRaw, load, 3), 0.5);
    await reportBlocks('while loading', load);

    const cache = await openCache(service);
    await cache.load('Planification');
    const events = new Events(new Rows(cache.memory));
    const weekRaw = async (): Promise<void> => {
      const range = IDBKeyRange.bound([1, '2026-03-02'], [1, '2026-03-09']);
      await answer(raw.transaction('rows').objectStore('rows').index('campusAndDay').getAll(range));
    };
    expect(events.within(week).length).toBeGreaterThan(100);
    report('week, warm', await compare(weekRaw, async () => void events.within(week)), 0.01);
    let shift = 0;
    const anotherRange = async (): Promise<void> => {
      shift += 1;
      events.within({ ...week, to: week.to + shift });
    };
    report('week, asked for the first time', await compare(weekRaw, anotherRange, 15), 0.25);

    let seq = 0;
    const edit = (): Promise<void> => {
      seq += 1;
      return cache.outbox.commit({ putSteps: [aStep({ id: 's', seq, target: '100001' })] });
    };
    const strictRaw = (): Promise<void> => putRawRows(raw, rows.slice(0, 1), 'strict');
    const many = (work: () => Promise<void>) => async (): Promise<void> => {
      for (let at = 0; at < 50; at += 1) await work();
    };
    report('durable edit', await compare(many(strictRaw), many(edit)), 1.6);

    // Of rows all over the disk; their pages are written later, once for many.
    const acknowledge = (): Promise<void> => {
      seq += 1;
      const { id, text } = rows[(seq * 7919) % rows.length] ?? raise('no row');
      return cache.outbox.commit({ putRows: [{ entity: 'Planification', id, text: renamed(text, seq) }] });
    };
    report('an acknowledgement', await compare(many(strictRaw), many(acknowledge)), 1.6);
    const [floorMs, oursMs] = [await elapsed(many(strictRaw)), await elapsed(() => cache.close())];
    console.log(
      `their pages, written when the cache closes: ${oursMs.toFixed(0)} ms; 50 raw puts: ${floorMs.toFixed(0)}`,
    );
    raw.close();
  });
});
