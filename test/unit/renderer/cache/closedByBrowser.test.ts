import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openCache } from '#cache/open.ts';
import { aService } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';

test('I1 a commit after the browser closed the database opens it again, and is on the disk', async () => {
  const opening = vi.spyOn(indexedDB, 'open');
  onTestFinished(() => opening.mockRestore());
  const service = aService();
  const cache = await openCache(service);
  await cache.outbox.commit({ putSteps: [aStep({ id: 'a', seq: 1 })] });
  for (const { value } of opening.mock.results) {
    const { result } = value as IDBOpenDBRequest; // what `open` returns
    // Its types name the class where the connection is meant.
    forceCloseDatabase(result as unknown as Parameters<typeof forceCloseDatabase>[0]);
  }
  await cache.outbox.commit({ putSteps: [aStep({ id: 'b', seq: 2 })] });
  await cache.close();
  const again = await openCache(service);
  expect(again.memory.steps().map(({ id }) => id)).toEqual(['a', 'b']);
  await again.close();
});
