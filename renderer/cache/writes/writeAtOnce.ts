import type { CacheDatabase } from '../db/database.ts';
import type { TableName } from '../disk.ts';

/** The changes of one table: records to put, and keys to delete. */
export interface TableChange {
  readonly table: TableName;
  readonly put: readonly object[];
  readonly remove?: readonly IDBValidKey[] | undefined;
}

/**
 * All changes in one strict transaction: resolves once they are on the disk, rejects with IndexedDB's error, and then
 * none of them is (I1, I6). Uses IndexedDB directly: through Dexie, which waits for each request, a commit of one step
 * takes twice as long (test/bench), and the user waits for it.
 */
export async function writeAtOnce(database: CacheDatabase, changes: readonly TableChange[]): Promise<void> {
  const tables = new Set(
    changes.flatMap(({ table, put, remove = [] }) => (put.length + remove.length > 0 ? table : [])),
  );
  if (tables.size === 0) return;
  if (!database.isOpen()) await database.open(); // the browser may have closed it
  const transaction = database.backendDB().transaction([...tables], 'readwrite', { durability: 'strict' });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  transaction.addEventListener('complete', () => resolve());
  transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('aborted', 'AbortError')));
  try {
    for (const { table, put, remove = [] } of changes) {
      if (!tables.has(table)) continue;
      const store = transaction.objectStore(table);
      for (const record of put) store.put(record);
      for (const key of remove) store.delete(key);
    }
    transaction.commit();
  } catch (error) {
    reject(error);
    abort(transaction);
  }
  return promise;
}

/** A transaction that the browser aborted already has nothing to abort. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
  }
}
