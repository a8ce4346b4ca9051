import { expect, test } from 'vitest';
import { openCache } from '#cache/open.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';

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
  const looked = cache.lookAhead(range);
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
  await cache.lookAhead(range);
  expect((await cache.store.known({ entity: 'Planification' })).size).toBe(30);
  await cache.lookAhead(range);
  expect(cache.memory.dataset('Planification')?.rows.size).toBe(30);
  await cache.store.absorb({ entity: 'Planification' }, [event(31, monday)], 0);
  await cache.close();
  const again = await openCache(service);
  await again.load('Planification');
  expect(again.memory.dataset('Planification')?.rows.size).toBe(31);
  await again.close();
});
