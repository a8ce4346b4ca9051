import { aCache } from './openTestCache.ts';
import type { StoresUnderTest } from './storesContract.ts';

/** The real stores on whatever IndexedDB is there. */
export async function dexieStores(): Promise<StoresUnderTest> {
  const cache = await aCache();
  return {
    outbox: cache.outbox,
    store: cache.store,
    snapshot: () => cache.snapshot(['Planification', 'Directory', 'Instance']),
  };
}
