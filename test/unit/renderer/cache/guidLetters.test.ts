import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openCache } from '#cache/open.ts';
import type { PullRequest } from '#sync/ports.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';

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
