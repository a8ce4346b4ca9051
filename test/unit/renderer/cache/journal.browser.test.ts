import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCache } from '#cache/open.ts';
import type { Cache, CacheOfService } from '#cache/open.ts';
import { readableSteps } from '#cache/unopened.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { readFile, writeFile } from '#sync/outboxFile.ts';
import type { Step } from '#sync/step.ts';
import { memoryJournal } from '#test/contract/fakes/memoryJournal.ts';
import type { MemoryJournal } from '#test/contract/fakes/memoryJournal.ts';
import { aDataKey, aService } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { openRaw, tamper } from './rawDisk.ts';

describe('the journal', () => {
  interface OutboxSample {
    readonly service: CacheOfService;
    readonly journal: MemoryJournal;
    readonly cache: Cache;
  }

  /** An outbox with two steps that wait. */
  async function aKeptOutbox(): Promise<OutboxSample> {
    const journal = memoryJournal();
    const service = { ...aService(), journal };
    const cache = await openCache(service);
    await cache.outbox.commit({
      putSteps: [aStep({ id: 'a', seq: 1 }), aStep({ id: 'b', seq: 2, action: 'create', target: 'new:b' })],
    });
    return { service, journal, cache };
  }

  const ids = (steps: readonly { readonly id: string }[]): readonly string[] => steps.map(({ id }) => id);
  const held = ({ view }: MemoryJournal): readonly Step[] =>
    (view?.steps ?? []).map(({ text }) => JSON.parse(text) as Step); // written by this test's cache
  const remove = (databaseName: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(databaseName);
      request.addEventListener('success', resolve);
      request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
    });

  afterEach(() => vi.restoreAllMocks());

  describe('I1 a commit of the outbox', () => {
    it('is in both copies when it resolves, number after number', async () => {
      const { journal, cache } = await aKeptOutbox();
      await cache.outbox.commit({ putSteps: [aStep({ id: 'c', seq: 3 })], removeSteps: ['a'] });
      expect(held(journal)).toEqual(cache.memory.steps());
      expect(ids(held(journal))).toEqual(['b', 'c']);
      expect(journal.view?.number).toBe(2);
      await cache.close();
    });

    it('of nothing but rows needs no entry', async () => {
      const { journal, cache } = await aKeptOutbox();
      await cache.outbox.commit({ putRows: [{ entity: 'Planification', id: '1', text: rawJson('{"Id":1}') }] });
      expect(journal.view?.number).toBe(1);
      await cache.close();
    });

    it('I6 that only the journal got brings its receipt back with it', async () => {
      const { service, journal, cache } = await aKeptOutbox();
      await cache.close();
      const receipt = {
        id: 'b',
        number: 2,
        text: JSON.stringify(aStep({ id: 'b', seq: 2, action: 'create', target: '9' })),
      };
      journal.view = journal.view && {
        ...journal.view,
        number: 2,
        steps: journal.view.steps.filter(({ id }) => id === 'a'),
        receipts: [receipt],
      };
      for (const again of [await openCache(service), null]) {
        const opened = again ?? (await openCache(service)); // from the disk the second time
        expect([ids(opened.memory.steps()), ids(opened.memory.receipts()), opened.repaired.mayLack]).toEqual([
          ['a'],
          ['b'],
          false,
        ]);
        await opened.close();
      }
    });

    it('that the journal refuses is in neither, and the next one is in both', async () => {
      const { service, journal, cache } = await aKeptOutbox();
      journal.failing.push(new Error('full'), new Error('still full'));
      for (const id of ['c', 'd']) {
        const commit = cache.outbox.commit({ putSteps: [aStep({ id, seq: 3 })] });
        await expect(commit).rejects.toMatchObject({ name: 'CacheError', kind: 'storage' });
      }
      expect(ids(cache.memory.steps())).toEqual(['a', 'b']);
      await cache.outbox.commit({ putSteps: [aStep({ id: 'e', seq: 4 })] });
      expect(ids(held(journal))).toEqual(['a', 'b', 'e']);
      await cache.close();
      const again = await openCache(service);
      expect([ids(again.memory.steps()), again.repaired]).toMatchObject([
        ['a', 'b', 'e'],
        { restored: [], uncertain: [], lost: [] },
      ]);
      await again.close();
    });

    it.each([
      ['and the journal takes it back at once', 0],
      ['and the journal takes it back before the next one, where it could not at once', 1],
    ])('that the database refuses is in neither, %s', async (_, refusals) => {
      const { service, journal, cache } = await aKeptOutbox();
      const put = Reflect.get(IDBObjectStore.prototype, 'put');
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
        // From here the database refuses; the journal's next call, which takes the entry back, may too.
        for (let count = 0; count < refusals; count += 1) journal.failing.push(new Error('full'));
        this.transaction.abort();
        return put.apply(this, args);
      });
      await expect(cache.outbox.commit({ putSteps: [aStep({ id: 'c', seq: 3 })] })).rejects.toMatchObject({
        name: 'CacheError',
      });
      vi.restoreAllMocks();
      journal.failing.splice(0);
      if (refusals === 0) expect(ids(held(journal))).toEqual(['a', 'b']);
      await cache.outbox.commit({ putSteps: [aStep({ id: 'd', seq: 4 })] });
      expect(ids(held(journal))).toEqual(['a', 'b', 'd']);
      await cache.close();
      const again = await openCache(service);
      expect(ids(again.memory.steps())).toEqual(['a', 'b', 'd']);
      await again.close();
    });
  });

  describe('I2 I20 an outbox that lost one of its copies', () => {
    it('the database: everything is there again, and it is said', async () => {
      const { service, cache } = await aKeptOutbox();
      const before = cache.memory.steps();
      await cache.close();
      await remove(service.databaseName);
      const again = await openCache(service);
      // A creation is looked up before it is made: the journal alone could be an older one (I3).
      const looked = [before[0], { ...before[1], state: { kind: 'doubt', asked: false } }];
      expect(again.memory.steps()).toMatchObject(looked);
      expect(again.repaired).toMatchObject({ restored: ['a', 'b'], lost: [], mayLack: true });
      await again.close();
      const third = await openCache(service);
      expect(third.memory.steps()).toMatchObject(looked);
      expect(third.repaired).toMatchObject({ restored: [] });
      await third.close();
    });

    it('one record of the database: it comes from the journal, and nothing is reported as damaged', async () => {
      const { service, cache } = await aKeptOutbox();
      const before = cache.memory.steps();
      await cache.close();
      await tamper(service.databaseName, 'steps', (record) =>
        record['id'] === 'b' ? { ...record, sealed: new Uint8Array(40) } : record,
      );
      const again = await openCache(service);
      expect(again.memory.steps()).toEqual(before);
      expect([again.damaged(), again.repaired]).toMatchObject([[], { restored: ['b'], lost: [] }]);
      await again.close();
    });

    it('both: it is said where there was an outbox before, and nowhere else', async () => {
      const lackIn = async (more: Partial<CacheOfService>): Promise<boolean> => {
        const cache = await openCache({ ...aService(), ...more });
        await cache.close();
        return cache.repaired.mayLack;
      };
      expect([await lackIn({ keptBefore: true }), await lackIn({ keptBefore: false })]).toEqual([true, false]);
      const { service, cache } = await aKeptOutbox();
      await cache.close();
      expect(await lackIn({ ...service, keptBefore: true })).toBe(false);
      expect(await lackIn({ ...service, journal: memoryJournal(), keptBefore: true })).toBe(true);
    });
  });
});

describe('rescue', () => {
  /** An outbox of two steps on a real disk, closed. */
  async function keptOutbox() {
    const journal = memoryJournal();
    const service = { ...aService(), journal };
    const cache = await openCache(service);
    const steps = [aStep({ id: 'a', seq: 1 }), aStep({ id: 'b', seq: 2, action: 'create', target: 'new:b' })];
    await cache.outbox.commit({ putSteps: steps });
    await cache.close();
    return { service, journal, steps };
  }
  const unreadable = { ...memoryJournal(), read: () => Promise.reject(new Error('damaged')) };
  const removed = (name: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.addEventListener('success', resolve);
      request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
    });

  describe('I2 what can still be read of an outbox that does not open', () => {
    it('comes from the database where the journal cannot be read', async () => {
      const { service, steps } = await keptOutbox();
      const broken = { ...service, journal: unreadable };
      await expect(openCache(broken)).rejects.toMatchObject({ kind: 'storage' });
      expect(await readableSteps(broken)).toEqual(steps);
    });

    it('comes from the journal where the database is gone, and from both where each lacks something', async () => {
      const { service, steps } = await keptOutbox();
      await tamper(service.databaseName, 'steps', (record) =>
        record['id'] === 'a' ? { ...record, sealed: new Uint8Array(40) } : record,
      );
      expect(await readableSteps({ ...service, journal: unreadable })).toEqual(steps.slice(1));
      expect(await readableSteps(service)).toEqual(expect.arrayContaining(steps));
      await removed(service.databaseName);
      expect(await readableSteps(service)).toEqual(steps);
    });

    it('is nothing with another key, or where both copies are gone; nothing is changed', async () => {
      const { service, steps } = await keptOutbox();
      expect(await readableSteps({ ...service, dataKey: aDataKey(), journal: unreadable })).toEqual([]);
      expect(await readableSteps({ ...service, journal: unreadable })).toEqual(steps);
      await removed(service.databaseName);
      expect(await readableSteps({ ...service, journal: unreadable })).toEqual([]);
    });

    it('is there for a database of a newer Carnet too', async () => {
      const { service, steps } = await keptOutbox();
      (await openRaw(service.databaseName, 990)).close();
      await expect(openCache(service)).rejects.toMatchObject({ kind: 'newerSchema' });
      expect(await readableSteps({ ...service, journal: unreadable })).toEqual(steps);
    });

    it('goes into a file that is taken in as any other', async () => {
      const { service, steps } = await keptOutbox();
      const owner = { baseUrl: 'https://ecole.example', user: 'claire.moreau' };
      const text = writeFile(owner, await readableSteps({ ...service, journal: unreadable }), 5);
      expect(readFile(text, owner, new Set())).toEqual({ ok: true, steps });
    });
  });
});
