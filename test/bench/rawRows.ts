import type { PulledRow } from '#shared/ipc/channels.ts';

/** The floor: plain IndexedDB, a record a row, one compound index, no encryption. */
export async function openRawRows(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('rows', { keyPath: 'id' });
    store.createIndex('campusAndDay', ['campus', 'debut']);
  });
  return answer(opening);
}

export async function putRawRows(
  database: IDBDatabase,
  rows: readonly PulledRow[],
  durability: IDBTransactionDurability = 'default',
): Promise<void> {
  const transaction = database.transaction('rows', 'readwrite', { durability });
  const store = transaction.objectStore('rows');
  for (const { id, hash, text } of rows) store.put({ id, campus: 1, debut: debutOf(text), hash, text });
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', reject);
  });
}

const debutOf = (text: string): string => /"Debut":"([^"]*)"/u.exec(text)?.[1] ?? '';

export function answer<Value>(asked: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', reject);
  });
}
