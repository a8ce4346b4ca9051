import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { openCache } from '#cache/open.ts';
import type { Cache } from '#cache/open.ts';
import { destroyUnopened, inspectUnopened } from '#cache/unopened.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { memoryJournal } from '#test/contract/fakes/memoryJournal.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';
import { everyRecord, openRaw, readableText, tamper } from './rawDisk.ts';

describe('the disk', () => {
  const events = { entity: 'Planification' } as const;
  const root = { entity: 'Directory', path: [] as string[] } as const;
  const status = {
    at: 5,
    received: 2,
    complete: true,
    unreadable: [{ text: '{"Nom":"CANARI-illisible"', reason: 'not JSON' }],
  };
  const canary = pulled(
    '1',
    '{"Id":1,"Nom":"CANARI-evenement","EntiteJuridiqueId":7,"Debut":"2026-11-16T09:00:00+01:00","Fin":"2026-11-16T10:00:00+01:00"}',
  );
  const other = pulled('2', '{"Id":2,"Nom":"autre"}');
  const folder = pulled('g-1', '{"Streamid":"g-1","Name":"CANARI-dossier","Isdirectory":true}');
  const inFolder = { entity: 'Directory', path: ['CANARI-dossier'] } as const;
  const step = aStep({
    id: 's',
    seq: 4,
    target: '1',
    summary: { key: 'event.moved', subject: 'CANARI-sujet', values: {} },
  });
  const receipt = aReceipt({
    id: 'r',
    seq: 3,
    target: '2',
    summary: { key: 'event.moved', subject: 'CANARI-reçu', values: {} },
  });

  async function fill(cache: Cache): Promise<void> {
    await cache.store.absorb(events, [canary, other], 0);
    await cache.store.finish(events, status);
    await cache.store.absorb(root, [folder], 0);
    await cache.store.finish(root, status);
    await cache.store.finish(inFolder, status);
    await cache.outbox.commit({ putSteps: [step], putReceipts: [receipt] });
  }

  /** A filled cache that was closed, and how to open it again: without a journal, so that the database is seen. */
  async function aClosedCache(): Promise<{ readonly databaseName: string; readonly reopen: () => Promise<Cache> }> {
    const service = aService();
    const cache = await openCache(service);
    await fill(cache);
    await cache.close();
    return { databaseName: service.databaseName, reopen: () => openCache({ ...service, journal: memoryJournal() }) };
  }

  afterEach(() => vi.restoreAllMocks());

  describe('the cache at rest', () => {
    it('S8 shows no name to who reads the raw database, not even in keys', async () => {
      const { databaseName } = await aClosedCache();
      const records = await everyRecord(databaseName);
      expect(new Set(records.map(({ table }) => table))).toEqual(
        new Set(['pages', 'steps', 'receipts', 'areas', 'meta']),
      );
      const text = readableText(records);
      expect(text).toContain('7.2026-11-16');
      expect(text).not.toMatch(/CANARI|Nom|Streamid|event\.moved/u);
    });

    it('S8 never uses an IV twice', async () => {
      const { databaseName, reopen } = await aClosedCache();
      const ivs = new Set<string>();
      const collect = async (): Promise<void> => {
        for (const { table, value } of await everyRecord(databaseName)) {
          const { sealed } = value as { sealed: Uint8Array }; // every table but setAside has it
          if (table !== 'meta') ivs.add(sealed.slice(0, 12).join());
        }
      };
      await collect();
      const before = ivs.size;
      const cache = await reopen();
      await cache.outbox.commit({ putSteps: [step] });
      await cache.close();
      await collect();
      expect(ivs.size).toBe(before + 1);
    });

    it('stores everything over a restart (I1, I20)', async () => {
      const { reopen } = await aClosedCache();
      const cache = await reopen();
      expect((await cache.outbox.load()).steps).toEqual([step]);
      expect(cache.memory.receipts()).toEqual([{ ...receipt, endPlace: 1 }]);
      expect(await cache.store.known(events)).toEqual(
        new Map([
          ['1', canary.hash],
          ['2', other.hash],
        ]),
      );
      expect([...(await cache.store.known(root)).keys()]).toEqual(['g-1']);
      expect(cache.memory.status('Planification')).toEqual(status);
      expect(cache.memory.status('Directory:g-1')).toEqual(status);
      expect((await cache.snapshot(['Planification'])).base('Planification', '1')).toBe(canary.text);
      expect(cache.damaged()).toEqual([]);
      await cache.close();
    });

    it('S8 this workstation’s own notes are sealed like the rest, survive a restart, and fall back to the default where damaged', async () => {
      const { databaseName, reopen } = await aClosedCache();
      const cache = await reopen();
      expect(await cache.notes.read('scope')).toBeNull();
      await cache.notes.write('scope', '{"folder":"CANARI-étendue"}');
      await cache.close();
      expect(readableText(await everyRecord(databaseName))).not.toContain('CANARI');
      const again = await reopen();
      expect(await again.notes.read('scope')).toBe('{"folder":"CANARI-étendue"}');
      await again.close();
      await tamper(databaseName, 'meta', (value) =>
        value['name'] === 'note.scope' ? { ...value, sealed: new Uint8Array(40) } : value,
      );
      const damaged = await reopen();
      expect(await damaged.notes.read('scope')).toBeNull();
      expect(damaged.damaged()).toMatchObject([{ table: 'meta', key: 'note.scope' }]);
      await damaged.close();
    });

    it('I2 a note that cannot be read is reported, also after a restart, and what is written next replaces nothing of it', async () => {
      const { databaseName, reopen } = await aClosedCache();
      const cache = await reopen();
      await cache.notes.write('takenRows', 'not what its reader stores');
      const before = (await everyRecord(databaseName)).find(({ key }) => key === 'note.takenRows');
      await cache.notes.setAside('takenRows', 'not what was stored');
      await cache.notes.write('takenRows', '[]');
      await cache.notes.setAside('nothing of that name', 'nothing happens');
      await cache.close();
      const again = await reopen();
      expect(again.damaged()).toMatchObject([{ table: 'meta', key: 'note.takenRows', reason: 'not what was stored' }]);
      expect(await again.notes.read('takenRows')).toBe('[]');
      await again.close();
      const aside = (await everyRecord(databaseName)).filter(({ table }) => table === 'setAside');
      expect(aside.map(({ value }) => value)).toMatchObject([{ record: before?.value }]);
    });

    it('S9 another key opens nothing and changes nothing', async () => {
      const { databaseName, reopen } = await aClosedCache();
      const before = await everyRecord(databaseName);
      await expect(openCache({ ...aService(), databaseName })).rejects.toMatchObject({ kind: 'wrongKey' });
      expect(await everyRecord(databaseName)).toEqual(before);
      await (await reopen()).close();
    });

    it('S9 nothing is left after sign-out', async () => {
      const { databaseName, reopen } = await aClosedCache();
      await (await reopen()).destroy();
      expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName);
    });

    it('forgets receipts of more than 90 days only, and of those the newest 500 never (I24, I21)', async () => {
      const service = aService();
      const cache = await openCache(service);
      const day = 24 * 60 * 60_000;
      const receipts = Array.from({ length: 620 }, (_, index) =>
        aReceipt({ id: `r${index}`, seq: index, at: index * day }),
      );
      await cache.outbox.commit({ putReceipts: receipts.slice(0, 400) });
      await cache.outbox.commit({ putReceipts: receipts.slice(400) });
      expect(cache.memory.receipts()).toHaveLength(500);
      const recent = Array.from({ length: 300 }, (_, index) =>
        aReceipt({ id: `n${index}`, seq: 1_000 + index, at: 630 * day }),
      );
      await cache.outbox.commit({ putReceipts: recent });
      await cache.close();
      const again = await openCache(service);
      const kept = again.memory.receipts();
      expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([500, 'n299', 'r420']);
      const many = Array.from({ length: 400 }, (_, index) =>
        aReceipt({ id: `m${index}`, seq: 2_000 + index, at: 631 * day }),
      );
      await again.outbox.commit({ putReceipts: many });
      // 700 of the last days, and those of the 90 days before.
      expect(
        again.memory
          .receipts()
          .map(({ id }) => id)
          .at(-1),
      ).toBe('r541');
      await again.close();
    });
  });

  describe('damage', () => {
    const flip = (value: Record<string, unknown>): unknown => {
      const sealed = (value['sealed'] as Uint8Array).slice(); // every sealed table has it
      sealed[20] = (sealed[20] ?? 0) ^ 1;
      return { ...value, sealed };
    };

    it.each([
      ['a flipped bit', flip],
      ['an older record put in a newer one’s place', (value: Record<string, unknown>) => ({ ...value, version: 99 })],
      ['no bytes at all', (value: Record<string, unknown>) => ({ ...value, sealed: 'gone' })],
    ])('a page with %s is set aside, kept and reported; its rows come with the next pull', async (_what, change) => {
      const { databaseName, reopen } = await aClosedCache();
      await tamper(databaseName, 'pages', (value) => (String(value['page']).startsWith('7.') ? change(value) : value));
      const cache = await reopen();
      expect([...(await cache.store.known(events)).keys()]).toEqual(['2']);
      expect(cache.damaged()).toMatchObject([{ table: 'pages', key: 'Planification/7.2026-11-16#0' }]);
      expect((await everyRecord(databaseName)).filter(({ table }) => table === 'setAside')).toHaveLength(1);
      await cache.close();
      const cut = await reopen();
      // A list without its damaged rows is not whole, and says so until it is received again (I18).
      expect(cut.memory.status('Planification')).toEqual({ ...status, received: 1, complete: false });
      await cut.store.absorb(events, [canary], 0);
      const whole = { ...status, unreadable: [] };
      await cut.store.finish(events, whole);
      await cut.close();
      const again = await reopen();
      expect(again.memory.status('Planification')).toEqual(whole);
      expect(await again.store.known(events)).toEqual(
        new Map([
          ['1', canary.hash],
          ['2', other.hash],
        ]),
      );
      // Nothing of the page is missing any more: there is nothing to report.
      expect(again.damaged()).toEqual([]);
      expect((await everyRecord(databaseName)).filter(({ table }) => table === 'setAside')).toEqual([]);
      await again.close();
    });

    it('a step that cannot be read is reported and stays, and the others load (I2)', async () => {
      const { databaseName, reopen } = await aClosedCache();
      const cache = await reopen();
      await cache.outbox.commit({ putSteps: [aStep({ id: 't', seq: 5 })] });
      await cache.close();
      await tamper(databaseName, 'steps', (value) => (value['id'] === 's' ? flip(value) : value));
      const again = await reopen();
      const loaded = await again.outbox.load();
      expect(loaded.steps.map(({ id }) => id)).toEqual(['t']);
      expect(loaded.damaged).toEqual([{ table: 'steps', key: 's', reason: 'SealError' }]);
      await again.close();
      await tamper(databaseName, 'steps', (value) => (value['id'] === 's' ? flip(value) : value));
      const healed = await reopen();
      expect((await healed.outbox.load()).steps.map(({ id }) => id)).toEqual(['s', 't']);
      await healed.close();
    });
  });

  describe('a disk that refuses', () => {
    /** Lets something happen when a record goes into a table. */
    const onPut = (table: string, happen: (store: IDBObjectStore) => void): void => {
      const put = Reflect.get(IDBObjectStore.prototype, 'put');
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
        if (this.name === table) happen(this);
        return put.apply(this, args);
      });
    };
    /** Watches every transaction of databases that are opened from now on: Dexie binds the method when it opens. */
    const onTransaction = (
      see: (database: IDBDatabase, mode: IDBTransactionMode | undefined, durability: string | undefined) => void,
    ): void => {
      const transaction = Reflect.get(IDBDatabase.prototype, 'transaction');
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
        this: IDBDatabase,
        names,
        mode,
        options,
      ) {
        see(this, mode, options?.durability);
        return transaction.call(this, names, mode, options);
      });
    };
    const everything = {
      putSteps: [aStep({ id: 'n', seq: 9 })],
      removeSteps: ['s'],
      putReceipts: [aReceipt({ id: 'q', seq: 9, target: '1' })],
      putRows: [{ entity: 'Planification', id: '1', text: rawJson('{"Id":1}') }],
    } as const;

    it.each([
      ['that is aborted', (store: IDBObjectStore) => store.transaction.abort()],
      [
        'of which one record is refused',
        () => {
          throw new DOMException('refused', 'DataError');
        },
      ],
    ])('I6 a commit %s leaves nothing half-written, on the disk or in memory', async (_how, happen) => {
      const { databaseName, reopen } = await aClosedCache();
      const cache = await reopen();
      await cache.load('Planification');
      const [before, acknowledged, revision] = [
        await everyRecord(databaseName),
        cache.store.acknowledgements(),
        cache.memory.revision(),
      ];
      onPut('pages', happen);
      await expect(cache.outbox.commit(everything)).rejects.toMatchObject({ name: 'CacheError' });
      vi.restoreAllMocks();
      expect(await everyRecord(databaseName)).toEqual(before);
      expect(cache.memory.steps()).toEqual([step]);
      expect(cache.memory.base.row('Planification', '1')).toBe(canary.text);
      expect([cache.store.acknowledgements(), cache.memory.revision()]).toEqual([acknowledged, revision]);
      await cache.outbox.commit(everything);
      expect(cache.memory.steps().map(({ id }) => id)).toEqual(['n']);
      await cache.close();
    });

    it('a full disk is reported as such, and a pull that could not be stored is stored the next time', async () => {
      const { reopen } = await aClosedCache();
      const cache = await reopen();
      const newer = pulled('1', '{"Id":1,"Nom":"plus récent"}');
      await cache.store.absorb(events, [newer], 0);
      onPut('pages', () => {
        throw new DOMException('full', 'QuotaExceededError');
      });
      await expect(cache.store.finish(events, { ...status, at: 6 })).rejects.toMatchObject({ kind: 'quota' });
      expect(cache.memory.status('Planification')?.at).toBe(5);
      vi.restoreAllMocks();
      await cache.store.finish(events, { ...status, at: 7 });
      await cache.close();
      const again = await reopen();
      expect((await again.store.known(events)).get('1')).toBe(newer.hash);
      await again.close();
    });

    it('carries on after the browser closed the database by force', async () => {
      const { reopen } = await aClosedCache();
      const open = new Set<IDBDatabase>();
      onTransaction((database) => open.add(database));
      const cache = await reopen();
      await cache.outbox.commit({ putSteps: [aStep({ id: 'n', seq: 9 })] });
      expect(open.size).toBe(1);
      for (const database of open) {
        database.close();
        database.dispatchEvent(new Event('close'));
      }
      await cache.outbox.commit({ putSteps: [aStep({ id: 'm', seq: 10 })] });
      await cache.close();
      const again = await reopen();
      expect(again.memory.steps().map(({ id }) => id)).toEqual(['s', 'n', 'm']);
      await again.close();
    });

    it('I1 asks for strict durability in every transaction that writes', async () => {
      const { reopen } = await aClosedCache();
      const durabilities: (string | undefined)[] = [];
      onTransaction((_database, mode, durability) => {
        if (mode === 'readwrite') durabilities.push(durability);
      });
      const cache = await reopen();
      await cache.outbox.commit(everything);
      expect(durabilities).toEqual(['strict']);
      await cache.close();
    });
  });

  describe('a database that does not open', () => {
    it('I2 one damaged word does not pass for a wrong key: any record that opens proves it', async () => {
      const { databaseName, reopen } = await aClosedCache();
      await tamper(databaseName, 'meta', (record) => ({ ...record, sealed: 'lost' }));
      const cache = await reopen();
      expect((await cache.outbox.load()).steps.map(({ id }) => id)).toEqual(['s']);
      await cache.close();
      await tamper(databaseName, 'meta', (record) => ({ ...record, sealed: new Uint8Array(40) }));
      await (await reopen()).close();
      await expect(openCache({ ...aService(), databaseName })).rejects.toMatchObject({ kind: 'wrongKey' });
    });

    it('I2 reports how many changes wait in it and which version wrote it, changes nothing, and is deleted when the user confirms', async () => {
      const { databaseName } = await aClosedCache();
      const service = { ...aService(), databaseName, version: '9.9.9' };
      expect(await inspectUnopened(databaseName)).toEqual({ pending: 1, writtenBy: null });
      await expect(openCache(service)).rejects.toMatchObject({ kind: 'wrongKey' });
      expect(await inspectUnopened(databaseName)).toEqual({ pending: 1, writtenBy: null });
      await destroyUnopened(databaseName, () => Promise.reject(new Error('one can be deleted alone')));
      await (await openCache(service)).close();
      expect(await inspectUnopened(databaseName)).toEqual({ pending: 0, writtenBy: '9.9.9' });
      (await openRaw(databaseName, 20)).close();
      await expect(openCache({ ...service, version: '0.1.0' })).rejects.toMatchObject({ kind: 'newerSchema' });
      expect((await inspectUnopened(databaseName)).writtenBy).toBe('9.9.9');
    });

    it('I2 where no database can be opened at all, all of them go, on the same word', async () => {
      const { databaseName } = await aClosedCache();
      vi.spyOn(indexedDB, 'databases').mockRejectedValue(
        new DOMException('Internal error opening backing store', 'UnknownError'),
      );
      await expect(openCache({ ...aService(), databaseName })).rejects.toMatchObject({
        name: 'CacheError',
        kind: 'storage',
      });
      const cleared = vi.fn(async () => undefined);
      await destroyUnopened(databaseName, cleared);
      expect(cleared).toHaveBeenCalledTimes(1);
    });
  });

  describe('another form of the database', () => {
    it('a ledger that was received whole is there at the next start, with its day', async () => {
      const { reopen } = await aClosedCache();
      const ledger = { entity: 'BalanceClient' } as const;
      const before = await reopen();
      await before.store.absorb(
        ledger,
        [pulled('1', '{"Id":1,"AffaireId":7}'), pulled('2', '{"Id":2,"AffaireId":8}')],
        0,
      );
      await before.store.finish(ledger, status);
      await before.close();
      const cache = await reopen();
      expect([(await cache.store.known(ledger)).size, cache.memory.status('BalanceClient')]).toEqual([2, status]);
      await cache.close();
    });

    it('a newer one is refused and left as it is', async () => {
      const { databaseName, reopen } = await aClosedCache();
      (await openRaw(databaseName, 20)).close();
      await expect(reopen()).rejects.toMatchObject({ kind: 'newerSchema' });
      const raw = await openRaw(databaseName);
      expect(raw.version).toBe(20);
      raw.close();
    });

    it('an older one that another window holds open is reported, not waited for', async () => {
      const service = aService();
      const holder = await openRaw(service.databaseName, 1);
      await expect(openCache(service)).rejects.toMatchObject({ kind: 'blocked' });
      holder.close();
    });
  });

  describe('pulls', () => {
    it('a pull that brings nothing new writes the dataset’s status only', async () => {
      const { databaseName, reopen } = await aClosedCache();
      const cache = await reopen();
      const before = await everyRecord(databaseName);
      await cache.store.absorb(events, [canary, other], 0);
      await cache.store.finish(events, { ...status, at: 6 });
      await cache.close();
      const changed = (await everyRecord(databaseName)).filter(
        ({ value }) => !before.some((record) => JSON.stringify(record.value) === JSON.stringify(value)),
      );
      expect(changed.map(({ table, key }) => [table, key])).toEqual([['areas', 'Planification']]);
    });

    it('a commit in the middle of a pull waits for its turn, and both are stored', async () => {
      const service = aService();
      const cache = await openCache(service);
      const begunAt = cache.store.acknowledgements();
      const confirmed = rawJson('{"Id":3,"Nom":"confirmé"}');
      await Promise.all([
        cache.store.absorb(events, [canary, pulled('3', '{"Id":3}')], begunAt),
        cache.outbox.commit({ putRows: [{ entity: 'Planification', id: '3', text: confirmed }] }),
        cache.store.absorb(events, [other, pulled('3', '{"Id":3,"Nom":"vieux"}')], begunAt),
        cache.store.finish(events, status),
      ]);
      await cache.close();
      const again = await openCache(service);
      const seen = await again.snapshot(['Planification']);
      expect([...seen.all('Planification')].map(([id]) => id).sort()).toEqual(['1', '2', '3']);
      expect(seen.base('Planification', '3')).toBe(confirmed);
      await again.close();
    });
  });
});

describe('what is looked into first', () => {
  const day = 86_400_000;
  const monday = Date.parse('2026-11-16T00:00:00Z');
  const event = (id: number, debut: number) =>
    pulled(
      String(id),
      JSON.stringify({
        Id: id,
        EntiteJuridiqueId: 1,
        Debut: new Date(debut).toISOString(),
        Fin: new Date(debut + 3_600_000).toISOString(),
      }),
    );
  const range = { campusId: '1', from: monday, to: monday + 7 * day };

  /** Thirty weeks of one event each; the week of `range` is the second. */
  async function filled() {
    const service = aService();
    const cache = await openCache(service);
    const request = { entity: 'Planification' } as const;
    await cache.store.absorb(
      request,
      Array.from({ length: 30 }, (_, week) => event(week + 1, monday + (week - 1) * 7 * day)),
      0,
    );
    await cache.store.finish(request, { at: 1, received: 30, complete: true, unreadable: [] });
    await cache.close();
    return service;
  }

  test('at start the weeks around the one on screen are read before all others, and no other page is', async () => {
    const cache = await openCache(await filled());
    const looked = cache.loadAhead(range);
    const loaded = cache.load('Planification');
    await looked;
    // An event of a week may reach in from the week before.
    expect([...(cache.memory.dataset('Planification')?.rows.keys() ?? [])].toSorted()).toEqual(['1', '2']);
    await loaded;
    expect(cache.memory.dataset('Planification')?.rows.size).toBe(30);
    await cache.close();
  });

  test('what was only looked into is never taken for the whole: what a pull knows, and what is written, waits for the load', async () => {
    const service = await filled();
    const cache = await openCache(service);
    await cache.loadAhead(range);
    expect((await cache.store.known({ entity: 'Planification' })).size).toBe(30);
    await cache.loadAhead(range);
    expect(cache.memory.dataset('Planification')?.rows.size).toBe(30);
    await cache.store.absorb({ entity: 'Planification' }, [event(31, monday)], 0);
    await cache.close();
    const again = await openCache(service);
    await again.load('Planification');
    expect(again.memory.dataset('Planification')?.rows.size).toBe(31);
    await again.close();
  });
});
