import { Dexie } from 'dexie';
import { z } from 'zod';
import { guarded } from './cacheError.ts';

/** What is known of a database that cannot be opened: read without a key, and without changes. */
export interface Unopened {
  /** Changes that the service does not have yet. */
  readonly pending: number;
  /** Version of the Carnet that wrote it last; null when unknown. */
  readonly writtenBy: string | null;
}

const writtenBySchema = z.object({ version: z.string() });

/** Rejects with CacheError where even that cannot be read. */
export async function lookAtUnopened(databaseName: string): Promise<Unopened> {
  // Without a version Dexie opens the database as it is.
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

/** Whether it can be deleted without the databases of other services: false where their list cannot be read. */
export const canBeDeletedAlone = (): Promise<boolean> =>
  indexedDB.databases().then(
    () => true,
    () => false,
  );

/**
 * Deletes a database that cannot be opened any more, on the user's explicit confirmation (I2). Where the list of
 * databases cannot be read, none can be deleted alone, and `clearStorage` is called.
 */
export async function destroyUnopened(databaseName: string, clearStorage: () => Promise<void>): Promise<void> {
  if (await canBeDeletedAlone()) await guarded(() => Dexie.delete(databaseName));
  else await clearStorage();
}
