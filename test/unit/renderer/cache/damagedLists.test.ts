import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openCache } from '#cache/open.ts';
import { listKey } from '#cache/writes/datasetKey.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { tamper } from './rawDisk.ts';

const whole = { at: 5, received: 1, complete: true, unreadable: [] };
const folder = (id: string, name: string) => pulled(id, `{"Streamid":"${id}","Name":"${name}","Isdirectory":true}`);

/** Damages the pages of one bucket. */
const damage = (databaseName: string, bucket: string): Promise<void> =>
  tamper(databaseName, 'pages', (page) =>
    String(page['page']).startsWith(bucket) ? { ...page, sealed: new Uint8Array(40) } : page,
  );

test('I18 damaged pages are reported until the whole list came again: one that was cut is not enough', async () => {
  const service = aService();
  const events = { entity: 'Planification' } as const;
  const row = pulled(
    '1',
    '{"Id":1,"EntiteJuridiqueId":7,"Debut":"2026-11-16T09:00:00+01:00","Fin":"2026-11-16T10:00:00+01:00"}',
  );
  const cache = await openCache(service);
  await cache.store.absorb(events, [row], 0);
  await cache.store.finish(events, whole);
  await cache.close();
  await damage(service.databaseName, '7.');

  const again = await openCache(service);
  await again.store.known(events);
  const damaged = [{ table: 'pages', key: 'Planification/7.2026-11-16#0' }];
  expect(again.damaged()).toMatchObject(damaged);
  await again.store.finish(events, { ...whole, received: 0, complete: false });
  expect(again.damaged()).toMatchObject(damaged);
  await again.store.finish(events, { ...whole, unreadable: [{ text: '{', reason: 'not JSON' }] });
  expect(again.damaged(), 'one of its rows could not be read').toMatchObject(damaged);
  await again.store.absorb(events, [row], 0);
  await again.store.finish(events, whole);
  expect(again.damaged()).toEqual([]);
  await again.close();
});

test('I2 a record that is no page is set aside, and what is beside it is read', async () => {
  const service = aService();
  const events = { entity: 'Planification' } as const;
  const row = (id: string, day: string) =>
    pulled(id, `{"Id":${id},"EntiteJuridiqueId":7,"Debut":"${day}T09:00:00+01:00","Fin":"${day}T10:00:00+01:00"}`);
  const cache = await openCache(service);
  await cache.store.absorb(events, [row('1', '2026-11-17'), row('2', '2026-11-24')], 0);
  await cache.store.finish(events, { ...whole, received: 2 });
  await cache.close();
  await tamper(service.databaseName, 'pages', (page) =>
    String(page['page']).startsWith('7.2026-11-16') ? { ...page, sealed: 'text' } : page,
  );

  const again = await openCache(service);
  expect([...(await again.store.known(events)).keys()]).toEqual(['2']);
  expect(again.damaged()).toMatchObject([{ key: 'Planification/7.2026-11-16#0', reason: 'not a page' }]);
  await again.close();
});

test('I18 a damaged page keeps no other week from being read before the rest', async () => {
  const service = aService();
  const events = { entity: 'Planification' } as const;
  const row = (id: string, day: string) =>
    pulled(id, `{"Id":${id},"EntiteJuridiqueId":7,"Debut":"${day}T09:00:00+01:00","Fin":"${day}T10:00:00+01:00"}`);
  const cache = await openCache(service);
  await cache.store.absorb(events, [row('1', '2026-11-17'), row('2', '2026-11-24')], 0);
  await cache.store.finish(events, { ...whole, received: 2 });
  await cache.close();
  await damage(service.databaseName, '7.2026-11-16');

  const again = await openCache(service);
  await again.loadAhead({ campusId: '7', from: Date.parse('2026-11-16'), to: Date.parse('2026-11-29') });
  expect([...(again.memory.dataset('Planification')?.rows.keys() ?? [])]).toEqual(['2']);
  expect(again.damaged(), 'it is the whole load that sets it aside').toEqual([]);
  await again.load('Planification');
  expect(again.damaged()).toMatchObject([{ table: 'pages', key: 'Planification/7.2026-11-16#0' }]);
  await again.close();
});

test('I18 where rows are listed by parent, damage makes the list of that parent incomplete and no other one', async () => {
  const service = aService();
  const lists = [
    { of: { entity: 'Directory', path: [] as string[] }, rows: [folder('g-1', 'A'), folder('g-2', 'B')] },
    { of: { entity: 'Directory', path: ['A'] }, rows: [folder('g-3', 'C')] },
    { of: { entity: 'Directory', path: ['B'] }, rows: [folder('g-4', 'D')] },
  ] as const;
  const cache = await openCache(service);
  for (const { of, rows } of lists) {
    await cache.store.absorb(of, rows, 0);
    await cache.store.finish(of, { ...whole, received: rows.length });
  }
  await cache.close();
  await damage(service.databaseName, 'g-1#');

  const again = await openCache(service);
  await again.store.known(lists[2].of);
  expect(again.damaged()).toMatchObject([{ table: 'pages', key: 'Directory/g-1#0' }]);
  const status = (parent: string): unknown => again.memory.status(listKey('Directory', parent));
  expect(status('g-1')).toEqual({ ...whole, received: 0, complete: false });
  expect(status('g-2')).toEqual(whole);
  expect([...(await again.store.known(lists[2].of)).keys()]).toEqual(['g-4']);
  await again.close();

  const later = await openCache(service);
  expect(later.memory.status(listKey('Directory', 'g-1')), 'nothing is damaged any more, and rows still lack').toEqual({
    ...whole,
    received: 0,
    complete: false,
  });
  await later.close();
});
