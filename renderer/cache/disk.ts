import { Mutex } from 'async-mutex';
import type { CacheDatabase } from './db/database.ts';
import type { Sealed, Sealer } from './sealer.ts';
import { sealContext } from './sealer.ts';

export type TableName = 'pages' | 'steps' | 'receipts' | 'areas' | 'meta';

export interface Disk {
  readonly database: CacheDatabase;
  /** `version`: the record's clear counter; it is sealed in, so that an old record cannot pass for a new one. */
  seal(table: TableName, key: string, version: number, text: string): Promise<Sealed>;
  open(table: TableName, key: string, version: number, sealed: Sealed): Promise<string>;
  /** Runs writers one after the other: what a writer decided from memory still holds when it writes. */
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createDisk(database: CacheDatabase, sealer: Sealer): Disk {
  const writers = new Mutex();
  return {
    database,
    seal: (table, key, version, text) => sealer.seal(sealContext(database.name, table, key, version), text),
    open: (table, key, version, sealed) => sealer.open(sealContext(database.name, table, key, version), sealed),
    exclusive: (work) => writers.runExclusive(work),
  };
}
