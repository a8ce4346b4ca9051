import { dexieStores } from './dexieStores.ts';
import { describeStores } from './storesContract.ts';

describeStores('Dexie on real IndexedDB', dexieStores);
