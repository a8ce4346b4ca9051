import { createMemoryStores } from '../fakes/memoryStores.ts';
import { describeStores } from './storesContract.ts';

describeStores('in memory', async () => {
  const stores = createMemoryStores();
  return { ...stores, snapshot: async () => stores.snapshot() };
});
