import 'fake-indexeddb/auto';
import { dexieStores } from './dexieStores.ts';
import { describeStores } from './storesContract.ts';

describeStores('Dexie on fake-indexeddb', dexieStores);
