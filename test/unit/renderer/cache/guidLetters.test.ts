import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openCache } from '#cache/open.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { PullRequest } from '#sync/ports.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, aStep, pulled } from '#test/contract/stores/samples.ts';

const small = '0b1c2d3e-0000-4000-8000-00000000abcd';
const inside = '0b1c2d3e-0000-4000-8000-00000000ef01';
const folder = (id: string, name: string) => pulled(id, `{"Streamid":"${id}","Name":"${name}","Isdirectory":true}`);
const root: PullRequest = { entity: 'Directory' };
const below: PullRequest = { entity: 'Directory', path: ['Lyon'] };

test('R3.3 a GUID in other letters is the same folder, by the id that came first, also on the disk', async () => {
  const service = aService();
  const cache = await openCache(service);
  await cache.store.absorb(root, [folder(small, 'Lyon')], 0);
  await cache.store.absorb(below, [folder(inside, 'Photos')], 0);
  await cache.store.absorb(root, [folder(small.toUpperCase(), 'Lyon')], 1);
  await cache.store.absorb(
    below,
    [folder(inside.toUpperCase(), 'Photos 2027'), folder(small.toUpperCase(), 'Lyon')],
    1,
  );
  await cache.store.finish(root, { at: 5, received: 1, complete: true, unreadable: [] });
  await cache.close();

  const again = await openCache(service);
  expect([...(await again.store.known(root)).keys()]).toEqual([small]);
  expect([...(await again.store.known(below)).keys()]).toEqual([inside]);
  const snapshot = await again.snapshot(['Directory']);
  expect(snapshot.base('Directory', inside), 'its text stays as the service writes it').toBe(
    folder(inside.toUpperCase(), 'Photos 2027').text,
  );
  await again.close();
});

test('R3.3 its own receipt names a folder as a list did that came before, and so do the folders that wait in it', async () => {
  const cache = await openCache(aService());
  const body = rawJson('{"Nom":"Lyon"}');
  const made = { id: 'made', seq: 1, entity: 'Directory' as const, action: 'create' as const, parentPath: [], body };
  await cache.outbox.commit({ putSteps: [aStep({ ...made, target: 'new:1' })] });
  await cache.store.absorb(root, [folder(small, 'Lyon')], 0);
  await cache.store.absorb(below, [folder(inside, 'Photos')], 0);
  const capitals = small.toUpperCase();
  const waiting = aStep({
    ...made,
    id: 'waiting',
    seq: 2,
    target: 'new:2',
    parentPath: ['Lyon'],
    body: rawJson(`{"Nom":"Contrats","Streamid":"${capitals}"}`),
  });
  await cache.outbox.commit({
    putSteps: [waiting],
    removeSteps: ['made'],
    putReceipts: [aReceipt({ ...made, target: capitals })],
    putRows: [{ entity: 'Directory', id: capitals, text: folder(capitals, 'Lyon').text }],
  });

  expect([...cache.memory.base.children('root')]).toEqual([small]);
  expect([...cache.memory.given().values(), cache.memory.receipts()[0]?.target]).toEqual([small, small]);
  expect([...(cache.memory.dataset('Directory')?.rows.keys() ?? [])], 'there once').toEqual([small, inside]);
  const snapshot = await cache.snapshot(['Directory']);
  for (const letters of [small, capitals]) expect(snapshot.childNames(letters)).toEqual(['Photos', 'Contrats']);
  await cache.close();
});

test('R5.5 the root is the same in the letters of its setting and of a list', async () => {
  const cache = await openCache({ ...aService(), rootSetting: small });
  await cache.store.absorb(root, [folder(inside, 'Photos')], 0);
  const snapshot = await cache.snapshot(['Directory']);
  for (const letters of [small, small.toUpperCase()]) expect(snapshot.childNames(letters)).toEqual(['Photos']);
  await cache.close();
});

test('R3.3 a folder that an older Carnet stored twice is one when it is read, with what lies in either', () => {
  const pages = [
    ['root#0', 3, [folder(small, 'Lyon'), folder(small.toUpperCase(), 'Lyon')]],
    [`${small}#0`, 4, [folder(inside, 'Photos')]],
    [`${small.toUpperCase()}#0`, 5, [folder(inside.toUpperCase(), 'Photos 2027')]],
  ] as const;
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
  ]) {
    const dataset = new Dataset('guid');
    for (const at of order) {
      const [page, version, rows] = pages[at] ?? pages[0];
      dataset.load(page, version, [{ page, rows }]);
    }
    expect([...dataset.inBucket('root')].map(({ id }) => id)).toEqual([small]);
    for (const letters of [small, small.toUpperCase()])
      expect([...dataset.inBucket(letters)].map(({ text }) => text)).toEqual([
        folder(inside.toUpperCase(), 'Photos 2027').text,
      ]);
    expect(dataset.row(inside)).toBe(dataset.row(inside.toUpperCase()));
  }
});
