import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openCache } from '#cache/open.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { tamper } from './rawDisk.ts';

test('S8 a note whose record is no note is set aside, reported, and can be written again', async () => {
  const service = aService();
  const cache = await openCache(service);
  await cache.notes.write('views', 'mine');
  await tamper(service.databaseName, 'meta', (record) =>
    record['name'] === 'note.views' ? { name: 'note.views' } : record,
  );
  expect(await cache.notes.read('views')).toBeNull();
  expect(cache.damaged()).toEqual([{ table: 'meta', key: 'note.views', reason: 'not a note' }]);
  await cache.notes.write('views', 'again');
  expect(await cache.notes.read('views')).toBe('again');
  await cache.close();
});

test('S8 a note that does not open is set aside, reported, and can be written again', async () => {
  const service = aService();
  const cache = await openCache(service);
  await cache.notes.write('views', 'mine');
  await tamper(service.databaseName, 'meta', (record) =>
    record['name'] === 'note.views' ? { ...record, sealed: new Uint8Array(40) } : record,
  );
  expect(await cache.notes.read('views')).toBeNull();
  expect(cache.damaged()).toMatchObject([{ table: 'meta', key: 'note.views' }]);
  await cache.notes.write('views', 'again');
  expect(await cache.notes.read('views')).toBe('again');
  await cache.close();
});
