/** The database as an intruder or a broken disk sees it: plain IndexedDB, without the cache's code. */
export async function openRaw(name: string, version?: number): Promise<IDBDatabase> {
  return settled(indexedDB.open(name, version));
}

export interface RawRecord {
  readonly table: string;
  readonly key: IDBValidKey;
  readonly value: unknown;
}

export async function everyRecord(name: string): Promise<readonly RawRecord[]> {
  const database = await openRaw(name);
  const found: RawRecord[] = [];
  for (const table of database.objectStoreNames) {
    const store = database.transaction(table).objectStore(table);
    const [keys, values]: [IDBValidKey[], unknown[]] = await Promise.all([
      settled(store.getAllKeys()),
      settled(store.getAll()),
    ]);
    for (const [index, key] of keys.entries()) found.push({ table, key, value: values[index] });
  }
  database.close();
  return found;
}

/** Changes records of one table in place. */
export async function tamper(
  name: string,
  table: string,
  change: (value: Record<string, unknown>) => unknown,
): Promise<void> {
  const database = await openRaw(name);
  const transaction = database.transaction(table, 'readwrite');
  const store = transaction.objectStore(table);
  const done = new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });
  const values = (await settled(store.getAll())) as Record<string, unknown>[]; // every table holds objects
  for (const value of values) store.put(change(value));
  await done;
  database.close();
}

/** The text that anyone can read in a record: every string, and bytes read as UTF-8 and UTF-16. */
export function readableText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof ArrayBuffer) return readableText(new Uint8Array(value));
  if (value instanceof Uint8Array) return new TextDecoder().decode(value) + new TextDecoder('utf-16').decode(value);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, member]) => `${name} ${readableText(member)}`)
      .join(' ');
  }
  return String(value);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('request failed')));
  });
}
