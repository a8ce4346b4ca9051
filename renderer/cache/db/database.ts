import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import { CacheError, guarded } from '../cacheError.ts';
import type { DatasetRecord, MetaRecord, PageRecord, ReceiptRecord, SetAsideRecord, StepRecord } from './records.ts';

/** One database per (service, user) (S9). Versions are append-only: never change a `version(n)` that was released. */
export class CacheDatabase extends Dexie {
  declare readonly pages: Table<PageRecord, [entity: string, page: string]>;
  declare readonly steps: Table<StepRecord, string>;
  declare readonly receipts: Table<ReceiptRecord, string>;
  declare readonly areas: Table<DatasetRecord, string>;
  declare readonly setAside: Table<SetAsideRecord, number>;
  declare readonly meta: Table<MetaRecord, string>;

  constructor(name: string) {
    // Strict: a commit resolves once it is on the disk (I1). No live queries here: Dexie would update its own cache.
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled' });
    this.version(1).stores({
      pages: '[entity+page]',
      steps: 'id',
      receipts: 'id',
      areas: 'key',
      setAside: '++',
      meta: 'name',
    });
  }
}

/** Opens the database. Rejects with CacheError `newerSchema`, `blocked`, `quota` or `storage`. */
export async function openDatabase(name: string): Promise<CacheDatabase> {
  const database = new CacheDatabase(name);
  await refuseNewer(database);
  const blocked = new Promise<never>((_resolve, reject) => {
    database.on('blocked', () => reject(new CacheError('blocked')));
  });
  try {
    await guarded(() => Promise.race([database.open(), blocked]));
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Dexie would open a newer database as if it were ours, and modify it. */
async function refuseNewer(database: CacheDatabase): Promise<void> {
  const present = (await guarded(() => indexedDB.databases())).find((found) => found.name === database.name);
  // Dexie multiplies its version by ten.
  if (present?.version !== undefined && present.version >= (database.verno + 1) * 10)
    throw new CacheError('newerSchema');
}
