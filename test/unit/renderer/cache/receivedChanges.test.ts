import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCache } from '#cache/open.ts';
import type { Cache } from '#cache/open.ts';
import {
  changedRows,
  changesIn,
  mostChanges,
  noChanges,
  textOfChanges,
  withChanges,
} from '#cache/pages/receivedChanges.ts';
import type { ReceivedChange, ReceivedChanges } from '#cache/pages/receivedChanges.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '#sync/step.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';
import { everyRecord, readableText } from './rawDisk.ts';

const now = Date.parse('2026-11-19T08:00:00Z');
const hour = 3_600_000;
const list = { entity: 'Dossier' } as const;
const whole = { at: 1, received: 0, complete: true, unreadable: [] };

const row = (id: number, members: object = {}) =>
  pulled(String(id), JSON.stringify({ Id: id, Numero: `D${id}`, ...members }));
type Members = Parameters<typeof row>;

async function receive({ store }: Cache, rows: readonly Members[], complete = true): Promise<void> {
  await store.absorb(
    list,
    rows.map((each) => row(...each)),
    store.acknowledgements(),
  );
  await store.finish(list, { ...whole, complete });
}
const changesOf = ({ memory }: Cache): Readonly<Record<string, ReceivedChange>> =>
  Object.fromEntries(memory.receivedChanges('Dossier'));
const number = (before: string, now: string) => ({
  field: 'Numero',
  before: JSON.stringify(before),
  now: JSON.stringify(now),
  at: Date.now(),
});

let at = now;
beforeEach(() => {
  at = now;
  vi.spyOn(Date, 'now').mockImplementation(() => at);
});
afterEach(() => vi.restoreAllMocks());

test('R3.10 a first list says nothing; then each row that others changed, and each new one, has when it was received', async () => {
  const cache = await openCache(aService());
  await receive(cache, [[1], [2], [3]]);
  expect(changesOf(cache)).toEqual({});
  at = now + hour;
  await receive(cache, [[1], [2, { Numero: 'E2' }], [3], [4]]);
  expect(changesOf(cache)).toEqual({
    2: { at: Date.now(), isNew: false, members: [number('D2', 'E2')] },
    4: { at: Date.now(), isNew: true, members: [] },
  });
  await receive(cache, [[1], [2, { Numero: 'E2' }], [3], [4]]);
  expect(Object.keys(changesOf(cache))).toEqual(['2', '4']);
  await cache.close();
});

test('R3.10 practice has no others: its renewed sample says nothing', async () => {
  const cache = await openCache({ ...aService(), isPractice: true });
  await receive(cache, [[1], [2]]);
  await receive(cache, [[1, { Numero: 'E1' }], [2, { Numero: 'E2' }], [3]]);
  expect(changesOf(cache)).toEqual({});
  await cache.close();
});

test('R3.10 a row that an incomplete list lacked is not new, nor is one that was read by its id', async () => {
  const cache = await openCache(aService());
  await receive(cache, [[1]], false);
  await receive(cache, [[1], [2]]);
  expect(changesOf(cache)).toEqual({});
  const one = { entity: 'Parcours', of: '9' } as const;
  await cache.store.absorb(one, [pulled('9', '{"Id":9}')], 0);
  await cache.store.finish(one, whole);
  await cache.store.absorb(one, [pulled('9', '{"Id":9}')], 0);
  expect(cache.memory.receivedChanges('Parcours').size).toBe(0);
  await cache.close();
});

test('R3.10 what was received is on the disk with the rows, sealed, and gone with the cache', async () => {
  const service = aService();
  const cache = await openCache(service);
  await receive(cache, [[70_123]]);
  await receive(cache, [[70_123, { Numero: 'SECRET' }]]);
  const expected = changesOf(cache);
  expect(Object.keys(expected)).toEqual(['70123']);
  await cache.close();
  const texts = (await everyRecord(service.databaseName)).map(({ value }) => readableText(value));
  expect(texts.filter((text) => text.includes('note.changed/Dossier'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('70123'))).toEqual([]);

  const again = await openCache(service);
  await again.load('Dossier');
  expect(changesOf(again)).toEqual(expected);
  await again.destroy();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(service.databaseName);
});

test('R3.10 the note is written in the transaction of its rows: a kill takes both, or none', async () => {
  const service = aService();
  const cache = await openCache(service);
  await receive(cache, [[1], [2]]);
  const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
  await receive(cache, [[1, { Numero: 'E1' }]]);
  const transactions = puts.mock.calls.flatMap(([record], call) => {
    const store: unknown = puts.mock.contexts[call];
    if (!(store instanceof IDBObjectStore)) return [];
    return [{ store: store.name, of: store.transaction, name: (record as { name?: string }).name }];
  });
  const note = transactions.find(({ name }) => name === 'note.changed/Dossier');
  const page = transactions.find(({ store }) => store === 'pages');
  expect(note).toBeDefined();
  expect(note?.of).toBe(page?.of);
  await cache.close();
});

test('R3.10 a row that the service proved gone was changed by others, once', async () => {
  const cache = await openCache(aService());
  await receive(cache, [[1], [2]]);
  await cache.store.finish(list, whole, ['1', '2'], ['1']);
  expect(Object.keys(changesOf(cache))).toEqual(['1']);
  const before = Date.now();
  at += hour;
  await cache.store.finish(list, whole, ['1'], ['1']);
  expect(changesOf(cache)['1']?.at).toBe(before);
  await cache.store.markGone('Dossier', '2');
  expect(changesOf(cache)['2']).toEqual({ at: Date.now(), isNew: false, members: [] });
  await cache.close();
});

test('R3.10 what the user changed or created is not said of others, before and after its receipt', async () => {
  const cache = await openCache(aService());
  await receive(cache, [[1, { AgentId: 4 }], [2]]);
  const changes = [{ field: 'Numero', base: rawJson('"D1"'), mine: rawJson('"E1"') }];
  const edit = aStep({ id: 'edit', seq: 1, entity: 'Dossier', target: '1', changes });
  const creation = aStep({ id: 'new', seq: 2, entity: 'Dossier', target: 'new:1', action: 'create' });
  await cache.outbox.commit({ putSteps: [edit, creation] });
  await receive(cache, [[1, { Numero: 'E1', AgentId: 4 }], [2], [3]]);
  expect(Object.keys(changesOf(cache))).toEqual(['3']);
  await cache.outbox.commit({
    removeSteps: ['new'],
    putReceipts: [aReceipt({ id: 'new', seq: 2, entity: 'Dossier', target: '3', action: 'create' })],
  });
  expect(changesOf(cache)).toEqual({});
  // A colleague changes another member of the row meanwhile.
  await receive(cache, [[1, { Numero: 'E1', AgentId: 6 }]]);
  expect(Object.keys(changesOf(cache))).toEqual(['1']);
  await cache.close();
});

const memberChanges = (before: string, after: string): unknown =>
  [
    ...changedRows({
      entity: 'Dossier',
      rows: [{ id: '1', hash: 'new', text: rawJson(after) }],
      before: new Map([['1', { id: '1', hash: 'old', text: rawJson(before) }]]),
      wasWhole: true,
      stepsOf: () => [],
    }),
  ][0]?.[2];

test('R3.10 what a member said before is known, of a keyed list entry by entry, of a long text its beginning', () => {
  expect(
    memberChanges(
      '{"Id":1,"AgentId":4,"Parametres":[{"Code":"A","Valeur":"1"},{"Code":"B","Valeur":""},{"Code":"C","Valeur":"x"}]}',
      '{"Id":1,"AgentId":6,"Parametres":[{"Id":9,"Code":"A","Valeur":"2"},{"Code":"C","Valeur":"x"},{"Code":"D","Valeur":"y"}]}',
    ),
  ).toEqual([
    { field: 'AgentId', before: '4', now: '6' },
    { field: 'Parametres', key: 'A', before: '"1"', now: '"2"' },
    { field: 'Parametres', key: 'D', before: '""', now: '"y"' },
  ]);
  const long = (letter: string): string => `{"Id":1,"Nom":"${letter.repeat(900)}"}`;
  expect(memberChanges(long('a'), long('b'))).toEqual([
    { field: 'Nom', before: `"${'a'.repeat(300)}…"`, now: `"${'b'.repeat(300)}…"` },
  ]);
});

test('R3.10 the changes of a row follow each other, the last twenty of them; what an earlier Carnet stored is read', () => {
  const change = (from: number): readonly [string, boolean, [{ field: string; before: RawJson; now: RawJson }]] => [
    '1',
    false,
    [{ field: 'AgentId', before: rawOf(from), now: rawOf(from + 1) }],
  ];
  const agents = (changes: ReceivedChanges): unknown => changes.get('1')?.members.map((member) => Number(member.now));
  const two = withChanges(withChanges(noChanges, [change(1)], now), [change(2)], now + hour);
  expect(agents(two)).toEqual([2, 3]);
  expect(changesIn(JSON.parse(textOfChanges(two)))).toEqual(two);
  const many = Array.from({ length: 30 }, (_, at) => change(at));
  expect(agents(withChanges(noChanges, many, now))).toEqual(Array.from({ length: 20 }, (_, at) => at + 11));
});

const isSaid = (entity: EntityName, before: string, after: string, steps: readonly Step[] = []): boolean =>
  [
    ...changedRows({
      entity,
      rows: [{ id: '1', hash: 'new', text: rawJson(after) }],
      before: new Map([['1', { id: '1', hash: 'old', text: rawJson(before) }]]),
      wasWhole: true,
      stepsOf: () => steps,
    }),
  ].length > 0;

test.each([
  [
    'a member that changes by itself',
    'Planification',
    '{"Id":1,"DateSynchronisation":"2026-11-19T08:00:00Z"}',
    '{"Id":1,"DateSynchronisation":"2026-11-19T09:00:00Z"}',
    false,
  ],
  [
    'another form of the same instant',
    'Planification',
    '{"Id":1,"Debut":"2026-11-19T08:00:00Z"}',
    '{"Id":1,"Debut":"2026-11-19T09:00:00+01:00"}',
    false,
  ],
  ['a member that only one text has', 'Dossier', '{"Id":1}', '{"Id":1,"AgentId":4}', false],
  ['an annotation', 'Dossier', '{"Id":1,"@odata.etag":"1"}', '{"Id":1,"@odata.etag":"2"}', false],
  [
    'entries of a keyed list in another order',
    'Dossier',
    '{"Id":1,"Parametres":[{"Code":"A","Valeur":"1"},{"Code":"B","Valeur":"2"}]}',
    '{"Id":1,"Parametres":[{"Code":"B","Valeur":"2"},{"Code":"A","Valeur":"1"}]}',
    false,
  ],
  [
    'an entry of a keyed list',
    'Dossier',
    '{"Id":1,"Parametres":[{"Code":"A","Valeur":"1"}]}',
    '{"Id":1,"Parametres":[{"Code":"A","Valeur":"2"}]}',
    true,
  ],
  [
    'an expanded row of another entity',
    'Candidat',
    '{"Id":1,"Mail":{"Id":2,"Adresse":"a@b.c"}}',
    '{"Id":1,"Mail":{"Id":2,"Adresse":"d@b.c"}}',
    false,
  ],
  [
    'the id of an entry of a keyed list, or an entry without a value',
    'Dossier',
    '{"Id":1,"Parametres":[{"Code":"A","Valeur":"1"},{"Code":"B","Valeur":""}]}',
    '{"Id":1,"Parametres":[{"Id":8,"Code":"A","Valeur":"1"}]}',
    false,
  ],
  [
    'an entry of a keyed list that has another key',
    'Dossier',
    '{"Id":1,"Parametres":[{"Id":8,"Code":"A","Valeur":"1"}]}',
    '{"Id":1,"Parametres":[{"Id":8,"Code":"B","Valeur":"1"}]}',
    true,
  ],
  ['a member that is empty now', 'Dossier', '{"Id":1,"AgentId":4}', '{"Id":1,"AgentId":null}', true],
  [
    'a keyed list with an entry that is none',
    'Dossier',
    '{"Id":1,"Parametres":["A"]}',
    '{"Id":1,"Parametres":["B"]}',
    true,
  ],
  ['a row that names a member twice', 'Dossier', '{"Id":1,"Nom":"A","Nom":"B"}', '{"Id":1,"Nom":"A"}', true],
] as const)('R3.10 %s', (_what, entity, before, after, isChange) => {
  expect(isSaid(entity, before, after)).toBe(isChange);
});

const edited = (seq: number, before: string, mine: string, key?: string): Step =>
  aStep({
    id: `edit${seq}`,
    seq,
    entity: 'Dossier',
    target: '1',
    changes: [
      {
        field: key === undefined ? 'Numero' : 'Parametres',
        ...(key !== undefined && { key }),
        base: rawJson(before),
        mine: rawJson(mine),
      },
    ],
  });

test('R3.10 a first entry of a custom field is the user’s own once the service gave it an id', () => {
  const steps = [edited(1, 'null', '"x"', 'A')];
  const before = '{"Id":1,"Parametres":[]}';
  expect(isSaid('Dossier', before, '{"Id":1,"Parametres":[{"Id":8,"Code":"A","Valeur":"x"}]}', steps)).toBe(false);
  expect(isSaid('Dossier', before, '{"Id":1,"Parametres":[{"Id":8,"Code":"A","Valeur":"y"}]}', steps)).toBe(true);
});

test('R3.10 the first of two edits of a member is the user’s own while the second waits', () => {
  const steps = [edited(1, '"D1"', '"E1"'), edited(2, '"E1"', '"F1"')];
  const said = (numero: string): boolean => isSaid('Dossier', '{"Numero":"D1"}', `{"Numero":"${numero}"}`, steps);
  expect([said('E1'), said('F1'), said('G1')]).toEqual([false, false, true]);
});

test('R3.10 of two days, and of so many rows, the latest are kept; a clock that goes back loses none of them', () => {
  const ids = Array.from({ length: mostChanges + 5 }, (_, id): [string, boolean] => [String(id), false]);
  const many = withChanges(noChanges, ids, now);
  expect(many.size).toBe(mostChanges);
  expect([many.has('4'), many.has('5')]).toEqual([false, true]);
  // Received again, a row is the latest one.
  const again = withChanges(
    many,
    [
      ['5', false],
      ['new', true],
    ],
    now - hour,
  );
  expect([again.has('5'), again.has('6'), again.get('new')]).toEqual([
    true,
    false,
    { at: now - hour, isNew: true, members: [] },
  ]);
  expect([...withChanges(again, [['x', false]], now + 48 * hour).keys()]).toEqual(['x']);
  // The clock was wrong by a year.
  expect([...withChanges(again, [['x', false]], now - 9000 * hour).keys()]).toEqual(['x']);
  expect(withChanges(again, [['new', false]], now).get('new')).toEqual({ at: now, isNew: true, members: [] });
  expect(changesIn(JSON.parse(textOfChanges(again)))).toEqual(again);
  expect(changesIn([['1', 'no number', false]])).toBeNull();
});
