import { Dexie } from 'dexie';
import { z } from 'zod';
import { guarded } from './cacheError.ts';

/** What can be told of a database that cannot be opened: no key is needed, and nothing is changed. */
export interface Unopened {
  /** Changes that no service has yet. */
  readonly pending: number;
  /** Version of the Carnet that wrote it last; null when it did not say. */
  readonly writtenBy: string | null;
}

const writtenBySchema = z.object({ version: z.string() });

/** Rejects with CacheError where even that cannot be read. */
export async function lookAtUnopened(databaseName: string): Promise<Unopened> {
  // Without a version of our own Dexie takes the database as it is.
  const database = new Dexie(databaseName);
  try {
    return await guarded(async () => {
      await database.open();
      const names = new Set(database.tables.map(({ name }) => name));
      const pending = names.has('steps') ? await database.table('steps').count() : 0;
      const writer: unknown = names.has('meta') ? await database.table('meta').get('writtenBy') : undefined;
      const said = writtenBySchema.safeParse(writer);
      return { pending, writtenBy: said.success ? said.data.version : null };
    });
  } finally {
    database.close();
  }
}

/** Whether it can be deleted without the databases of other services: not where even their list cannot be read. */
export const canBeDeletedAlone = (): Promise<boolean> =>
  indexedDB.databases().then(
    () => true,
    () => false,
  );

/**
 * Nothing of it is left. For a database that will never open again, on a person's explicit word (I2). Where not even the
 * list of databases can be read, none can be deleted alone, and `clearStorage` is called.
 */
export async function destroyUnopened(databaseName: string, clearStorage: () => Promise<void>): Promise<void> {
  if (await canBeDeletedAlone()) await guarded(() => Dexie.delete(databaseName));
  else await clearStorage();
}
