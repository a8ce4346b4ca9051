/* oxlint-disable unicorn/require-post-message-target-origin -- a worker's messages have no target origin */
import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import { expect, it } from 'vitest';
import { openCache } from '#cache/open.ts';
import type { Cache } from '#cache/open.ts';
import { Events } from '#cache/queries/events.ts';
import { Rows } from '#cache/queries/rows.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { aDatabaseName, aService } from '../../contract/stores/openTestCache.ts';
import { aStep } from '../../contract/stores/samples.ts';
import { someEvents } from '../events.ts';
import { createRxDatabase, getRxStorageDexie, PouchDB } from '../peers/stores.ts';
import type { RxCollection, RxDatabase } from '../peers/stores.ts';
import { beside } from './beside.ts';

// Ours is sealed (S8) and strict; no peer seals anything, and each has its own default durability, which syncs nothing.
const batch = 500;
const request = { entity: 'Planification' } as const;

interface Stored {
  readonly id: string;
  readonly campus: number;
  readonly debut: string;
  readonly row: Readonly<Record<string, unknown>>;
}
const storedOf = (rows: readonly PulledRow[]): readonly Stored[] =>
  rows.map(({ id, text }) => {
    const row = JSON.parse(text) as Readonly<Record<string, unknown>>; // as someEvents wrote it
    return { id, campus: 1, debut: String(row['Debut']), row };
  });
const batches = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / batch) }, (_, at) => items.slice(at * batch, (at + 1) * batch));
const week = { campusId: '1', from: Date.UTC(2026, 2, 2), to: Date.UTC(2026, 2, 9) };
/** A range that was not asked for before; each holds the same week. */
let asked = 0;
const untilText = (): string => new Date(week.to + (asked += 1)).toISOString().replace('Z', '+00:00');

/** What every store does here; `edit` waits until the store says that it is kept. */
interface Store {
  readonly open: (name: string) => Promise<Opened>;
}
interface Opened {
  readonly fill: (stored: readonly Stored[]) => Promise<void>;
  readonly all: () => Promise<number>;
  readonly week: () => Promise<number>;
  readonly edit: (edited: Stored) => Promise<void>;
  readonly close: () => Promise<void>;
}

const dexie: Store = {
  async open(name) {
    const database = new Dexie(name);
    database.version(1).stores({ rows: 'id, [campus+debut]' });
    await database.open();
    const table: Table<Stored, string> = database.table('rows');
    return {
      async fill(stored) {
        for (const some of batches(stored)) await table.bulkPut(some);
      },
      all: async () => (await table.toArray()).length,
      week: async () =>
        (await table.where('[campus+debut]').between([1, '2026-03-02'], [1, untilText()]).toArray()).length,
      edit: async (edited) => void (await table.put(edited)),
      close: async () => database.close(),
    };
  },
};

const rxdb: Store = {
  async open(name) {
    const database: RxDatabase = await createRxDatabase({ name, storage: getRxStorageDexie(), multiInstance: false });
    const { rows: collection } = await database.addCollections<{ rows: RxCollection<Stored> }>({
      rows: {
        schema: {
          version: 0,
          type: 'object',
          primaryKey: 'id',
          properties: {
            id: { type: 'string', maxLength: 20 },
            campus: { type: 'number', minimum: 0, maximum: 1000, multipleOf: 1 },
            debut: { type: 'string', maxLength: 40 },
            row: { type: 'object' },
          },
          required: ['id', 'campus', 'debut', 'row'],
          indexes: [['campus', 'debut']],
        },
      },
    });
    return {
      async fill(stored) {
        for (const some of batches(stored)) await collection.bulkInsert([...some]);
      },
      all: async () => (await collection.find().exec()).length,
      week: async () => {
        const selector = { campus: 1, debut: { $gte: '2026-03-02', $lt: untilText() } };
        return (await collection.find({ selector, sort: [{ campus: 'asc' }, { debut: 'asc' }] }).exec()).length;
      },
      edit: async (edited) => void (await collection.upsert(edited)),
      close: async () => void (await database.close()),
    };
  },
};

const named = (each: Stored) => Object.assign({ _id: `1/${each.debut}/${each.id}` }, each);

/** Its own index serves the week: campus and begin are in the id, which is the fastest that it can do. */
const pouch: Store = {
  async open(name) {
    const database = new PouchDB<Stored>(name);
    const revisions = new Map<string, string>();
    return {
      async fill(stored) {
        for (const some of batches(stored)) await database.bulkDocs(some.map(named));
      },
      all: async () => (await database.allDocs({ include_docs: true })).rows.length,
      week: async () => {
        const range = { startkey: '1/2026-03-02', endkey: `1/${untilText()}`, include_docs: true };
        return (await database.allDocs(range)).rows.length;
      },
      async edit(given) {
        const edited = named(given);
        const { _id } = edited;
        const known = revisions.get(_id) ?? (await database.get(_id))._rev;
        const { rev } = await database.put({ ...edited, _rev: known });
        revisions.set(_id, rev);
      },
      close: () => database.close(),
    };
  },
};

const peers = { RxDB: rxdb, PouchDB: pouch, 'plain Dexie': dexie };
function raise(message: string): never {
  throw new Error(message);
}
const editedAt = (stored: readonly Stored[], at: number): Stored => {
  const each = stored[at % stored.length] ?? raise('no row');
  return { ...each, row: { ...each.row, Nom: `Entretien ${at}` } };
};
type Peer = keyof typeof peers;

interface Size {
  readonly count: number;
  readonly names: readonly Peer[];
}
/** The goals are those of 100,000 rows, for which PouchDB takes minutes; few rows show the fixed costs. */
const sizes: readonly Size[] = [
  { count: 20_000, names: ['RxDB', 'PouchDB', 'plain Dexie'] },
  { count: 100_000, names: ['RxDB', 'plain Dexie'] },
];
const goalsOf = 100_000;
const sizeOf = (count: number): string => `${count.toLocaleString('en')} events`;

async function fill(cache: Cache, given: readonly PulledRow[]): Promise<void> {
  for (const some of batches(given)) await cache.store.absorb(request, some, 0);
  await cache.store.finish(request, { at: 1, received: given.length, complete: true, unreadable: [] });
}

it.each(sizes)('fills, opens, shows a week and keeps an edit: $count', { timeout: 540_000 }, async (given) => {
  const { count } = given;
  const rows = someEvents(count);
  const stored = storedOf(rows);
  const size = sizeOf(count);
  const each = (work: (name: Peer) => () => Promise<void>): Readonly<Record<string, () => Promise<void>>> =>
    Object.fromEntries(given.names.map((name) => [name, work(name)]));
  const goals = (most: number) => (count === goalsOf ? { goals: { RxDB: most } } : {});
  const names = new Map<string, string>();
  let service = aService();
  await beside({
    measure: 'fill',
    size,
    ours: async () => {
      service = aService();
      const cache = await openCache(service);
      await fill(cache, rows);
      await cache.close();
    },
    peers: each((name) => async () => {
      names.set(name, aDatabaseName());
      const open = await peers[name].open(names.get(name) ?? '');
      await open.fill(stored);
      await open.close();
    }),
    ...goals(0.06),
    rounds: 3,
    warm: 0,
  });

  const nameOf = (name: string): string => names.get(name) ?? raise(`${name} was not filled`);
  await beside({
    measure: 'warm load of all',
    size,
    ours: async () => {
      const cache = await openCache(service);
      await cache.load('Planification');
      await cache.close();
    },
    peers: each((name) => async () => {
      const open = await peers[name].open(nameOf(name));
      expect(await open.all()).toBe(count);
      await open.close();
    }),
    ...goals(0.12),
    rounds: 3,
  });

  const cache = await openCache(service);
  await cache.load('Planification');
  const events = new Events(new Rows(cache.memory));
  const opened = new Map<Peer, Opened>();
  for (const name of given.names) opened.set(name, await peers[name].open(nameOf(name)));
  const open = (name: Peer): Opened => opened.get(name) ?? raise(`${name} is not open`);
  const ofWeek = events.within(week).length;
  expect(ofWeek).toBe(count / 100);
  for (const each of opened.values()) expect(await each.week()).toBe(ofWeek);
  await beside({
    measure: 'week, asked for the first time',
    size: `${ofWeek} of ${size}`,
    ours: async () => void events.within({ ...week, to: week.to + (asked += 1) }),
    peers: each((name) => async () => void (await open(name).week())),
    ...goals(0.1),
    rounds: 15,
  });

  const edits = 50;
  let seq = 0;
  const many = (work: (at: number) => Promise<void>) => async (): Promise<void> => {
    for (let at = 0; at < edits; at += 1) await work((seq += 1) * 379);
  };
  await beside({
    measure: `${edits} edits, kept (ours sealed and on the disk, theirs not)`,
    size,
    ours: many((at) => cache.outbox.commit({ putSteps: [aStep({ id: 's', seq: at, target: '100001' })] })),
    peers: each((name) => many((at) => open(name).edit(editedAt(stored, at)))),
    ...goals(0.7),
  });
  await cache.close();
  for (const each of opened.values()) await each.close();
});

/** The batches of a receiver, in order; an empty one is the last. */
async function* batchesOf(worker: Worker, address: string): AsyncGenerator<readonly PulledRow[]> {
  const came: (readonly PulledRow[])[] = [];
  let more = Promise.withResolvers<void>();
  const listen = ({ data }: MessageEvent<readonly PulledRow[]>): void => {
    came.push(data);
    more.resolve();
  };
  worker.addEventListener('message', listen);
  worker.addEventListener('error', ({ message }) => more.reject(new Error(message)));
  worker.postMessage(address);
  for (;;) {
    const next = came.shift();
    if (next?.length === 0) return worker.removeEventListener('message', listen);
    if (next) yield next;
    else {
      await more.promise;
      more = Promise.withResolvers<void>();
    }
  }
}

// A worker has the role of main; both ways read the same text through the same fetch.
it.each(sizes)('receives for the first time: $count', { timeout: 300_000 }, async ({ count }) => {
  const rows = someEvents(count);
  const text = `{"@odata.context":"","value":[${rows.map((row) => row.text).join(',')}]}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  // As main, it runs already.
  const worker = new Worker(new URL('./receiver.ts', import.meta.url), { type: 'module' });
  const naive = async (): Promise<void> => {
    const database = new Dexie(aDatabaseName());
    database.version(1).stores({ rows: 'Id, Debut, Nom, Code' });
    const { value } = (await (await fetch(address)).json()) as { readonly value: readonly object[] }; // written above
    await database.table('rows').bulkPut(value);
    database.close();
  };
  const ours = async (): Promise<void> => {
    const cache = await openCache(aService());
    let received = 0;
    for await (const some of batchesOf(worker, address)) {
      await cache.store.absorb(request, some, 0);
      received += some.length;
    }
    expect(received).toBe(count);
    await cache.store.finish(request, { at: 1, received, complete: true, unreadable: [] });
    await cache.close();
  };
  await beside({
    measure: 'first receive, fetch to disk',
    size: sizeOf(count),
    ours,
    peers: { 'fetch, JSON.parse, bulkPut of Dexie': naive },
    ...(count === goalsOf && { goals: { 'fetch, JSON.parse, bulkPut of Dexie': 0.18 } }),
    rounds: 3,
  });
  worker.terminate();
  URL.revokeObjectURL(address);
});
