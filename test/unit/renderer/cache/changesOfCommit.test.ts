import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCache } from '#cache/open.ts';
import type { Cache } from '#cache/open.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Commit } from '#sync/ports.ts';
import type { Step } from '#sync/step.ts';
import { aService, receive } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';

/** So many that a few changed rows are patched, and their page is not written. */
const many = Array.from({ length: 80 }, (_, at) => at + 1);
const dossier = (id: number, members: object = {}) => ({ Id: id, Numero: `D${id}`, AgentId: 4, ...members });
const text = (id: number, members: object = {}) => JSON.stringify(dossier(id, members));
const changesOf = ({ memory }: Cache): Readonly<Record<string, boolean>> =>
  Object.fromEntries([...memory.receivedChanges('Dossier')].map(([id, { isNew }]) => [id, isNew]));

const service = aService();
let cache: Cache;
beforeEach(async () => {
  cache = await openCache(service);
  await receive(cache, { Dossier: many.map((id) => dossier(id)) }, Date.now());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cache.destroy();
});

async function reopen(): Promise<void> {
  await cache.close();
  cache = await openCache(service);
  await cache.load('Dossier');
}
/** A list that still comes: its rows are in memory alone. */
const comes = (...rows: readonly object[]): Promise<void> =>
  cache.store.absorb(
    { entity: 'Dossier' },
    rows.map((row) => pulled(String(Reflect.get(row, 'Id')), JSON.stringify(row))),
    cache.store.acknowledgements(),
  );
const finish = (): Promise<void> =>
  cache.store.finish({ entity: 'Dossier' }, { at: 1, received: 0, complete: true, unreadable: [] });

const edit = (target: string, mine: string): Step =>
  aStep({
    id: `edit ${target}`,
    seq: 1,
    entity: 'Dossier',
    target,
    changes: [{ field: 'Numero', base: rawJson(`"D${target}"`), mine: rawJson(`"${mine}"`) }],
  });
/** The end of a step, with the row as the service has it since. */
function ended(step: Step, row: string | null, given: Partial<Step> = {}): Commit {
  const receipt = aReceipt({ ...step, ...given });
  const { target, entity } = receipt;
  return {
    removeSteps: [step.id],
    putReceipts: [receipt],
    ...(row !== null && { putRows: [{ entity, id: target, text: rawJson(row) }] }),
  };
}
const creation = aStep({ id: 'new', seq: 2, entity: 'Dossier', target: 'new:1', action: 'create' });

test.each([
  ['with its row', text(90, { Numero: 'N' })],
  ['alone', null],
])(
  'R3.10 what the user created is not new after a restart: a list gave it, then its receipt came %s',
  async (_, row) => {
    await cache.outbox.commit({ putSteps: [creation] });
    await comes(dossier(90));
    await finish();
    expect(changesOf(cache)).toEqual({ 90: true });
    await cache.outbox.commit(ended(creation, row, { target: '90' }));
    expect(changesOf(cache)).toEqual({});
    await reopen();
    expect(cache.memory.dataset('Dossier')?.rows.has('90')).toBe(true);
    expect(changesOf(cache)).toEqual({});
  },
);

test('R3.10 what a colleague changed is there after a restart, also where an own receipt put the row on the disk', async () => {
  const own = edit('10', 'E10');
  await cache.outbox.commit({ putSteps: [own] });
  await comes(dossier(10, { AgentId: 6 }));
  await cache.outbox.commit(ended(own, text(10, { Numero: 'E10', AgentId: 6 })));
  await finish();
  await reopen();
  expect(changesOf(cache)).toEqual({ 10: false });
});

test('R3.10 what a colleague changed in a row that the user edits is said by the answer to that edit', async () => {
  const [own, theirs] = [edit('10', 'E10'), edit('11', 'E11')];
  await cache.outbox.commit({ putSteps: [own, theirs] });
  await cache.outbox.commit(ended(own, text(10, { Numero: 'E10' })));
  expect(changesOf(cache)).toEqual({});
  await cache.outbox.commit(ended(theirs, text(11, { Numero: 'E11', AgentId: 6 })));
  expect(changesOf(cache)).toEqual({ 11: false });
  // A kill right after the commit.
  const killed = cache;
  cache = await openCache(service);
  await cache.load('Dossier');
  expect(changesOf(cache)).toEqual({ 11: false });
  await killed.close();
});

test('R3.10 so is what they changed where it stops the edit', async () => {
  await cache.outbox.commit({ putSteps: [edit('10', 'E10')] });
  const row = { entity: 'Dossier', id: '10', text: rawJson(text(10, { Numero: 'F10' })) } as const;
  await cache.outbox.commit({ putSteps: [edit('10', 'E10')], putRows: [row] });
  expect(changesOf(cache)).toEqual({ 10: false });
});

test('R3.10 what the service makes of an own value, and what is composed here, is not said of others', async () => {
  const own = edit('10', 'e10');
  const state = (receipt: object): Pick<Step, 'state'> => ({
    state: { kind: 'applied', at: 1, receipt: { outcome: 'changed', changedFields: [], gapMs: 1, ...receipt } },
  });
  await cache.outbox.commit({ putSteps: [own] });
  await cache.outbox.commit({
    ...ended(own, text(10, { Numero: 'E10' })),
    putReceipts: [{ ...own, ...state({ changedFields: ['Numero'] }) }],
  });
  const unread = edit('11', 'E11');
  await cache.outbox.commit({ putSteps: [unread] });
  await cache.outbox.commit({
    ...ended(unread, text(11, { Numero: 'E11', AgentId: 3 })),
    putReceipts: [{ ...unread, ...state({ outcome: 'unverifiable' }) }],
  });
  expect(changesOf(cache)).toEqual({});
});

test('R3.10 a row that an own write finds gone is said, but not one that it made another of', async () => {
  const [refused, moved] = [edit('10', 'E10'), edit('11', 'E11')];
  await cache.outbox.commit({ putSteps: [refused, moved] });
  await cache.outbox.commit({ putSteps: [refused], goneRows: [{ entity: 'Dossier', id: '10' }] });
  await comes(dossier(91));
  await cache.outbox.commit({
    ...ended(moved, text(91, { Numero: 'E11' }), { target: '91' }),
    goneRows: [{ entity: 'Dossier', id: '11' }],
  });
  expect(changesOf(cache)).toEqual({ 10: false });
  await reopen();
  expect(changesOf(cache)).toEqual({ 10: false });
});

test('R3.10 after two days a change is forgotten, without another one', async () => {
  await receive(cache, { Dossier: [dossier(10, { AgentId: 6 })] }, 1);
  await reopen();
  expect(changesOf(cache)).toEqual({ 10: false });
  const later = Date.now() + 49 * 3_600_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  await reopen();
  expect(changesOf(cache)).toEqual({});
});
