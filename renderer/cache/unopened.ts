import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import { z } from 'zod';
import { guarded } from './cacheError.ts';
import { stepRecordSchema } from './db/records.ts';
import type { CacheOfService } from './open.ts';
import { createSealer, sealContext, SealError } from './sealer.ts';
import type { Sealer } from './sealer.ts';

/** What is known of a database that cannot be opened: read without a key, and without changes. */
export interface Unopened {
  /** Changes that the service does not have yet. */
  readonly pending: number;
  /** Version of the Carnet that wrote it last; null when unknown. */
  readonly writtenBy: string | null;
}

const writtenBySchema = z.object({ version: z.string() });

/** Rejects with CacheError where even that cannot be read. */
export const inspectUnopened = (databaseName: string): Promise<Unopened> =>
  asItIs(databaseName, async (table) => {
    const said = writtenBySchema.safeParse(await table('meta')?.get('writtenBy'));
    return { pending: (await table('steps')?.count()) ?? 0, writtenBy: said.success ? said.data.version : null };
  });

/** Reads a database of any version; a table may be missing. Rejects with CacheError. */
async function asItIs<Result>(
  databaseName: string,
  read: (table: (name: string) => Table | undefined) => Promise<Result>,
): Promise<Result> {
  // Without a version Dexie opens the database as it is.
  const database = new Dexie(databaseName);
  try {
    return await guarded(async () => {
      await database.open();
      return read((name) => database.tables.find((table) => table.name === name));
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

/** On the user's explicit confirmation (I2). Where databases cannot be listed, `clearStorage` is called. */
export async function destroyUnopened(databaseName: string, clearStorage: () => Promise<void>): Promise<void> {
  if (await canBeDeletedAlone()) await guarded(() => Dexie.delete(databaseName));
  else await clearStorage();
}

type RecordsById = ReadonlyMap<string, unknown>;

/**
 * What either copy holds although the outbox does not open: parsed JSON of any version, for another workstation (I2).
 * Changes nothing; leaves out what cannot be read.
 */
export async function readableSteps(
  service: Pick<CacheOfService, 'databaseName' | 'dataKey' | 'journal'>,
): Promise<readonly unknown[]> {
  const onDisk = await inDatabase(service).catch(none);
  const { isSure, steps } = await inJournal(service).catch(() => ({ isSure: false, steps: none() }));
  // Normally the journal is at the same commit or one ahead.
  const [older, newer] = isSure ? [onDisk, steps] : [steps, onDisk];
  return [...new Map([...older, ...newer]).values()];
}

/** An unreadable copy gives nothing. */
const none = (): RecordsById => new Map();

async function inDatabase({
  databaseName,
  dataKey,
}: Pick<CacheOfService, 'databaseName' | 'dataKey'>): Promise<RecordsById> {
  const sealer = await createSealer(dataKey);
  const records = await asItIs(
    databaseName,
    async (table): Promise<readonly unknown[]> => (await table('steps')?.toArray()) ?? [],
  );
  const read = await Promise.all(records.map((record) => stepIn(record, databaseName, sealer)));
  return new Map(read.filter((step) => step !== null));
}

async function stepIn(
  record: unknown,
  databaseName: string,
  sealer: Sealer,
): Promise<readonly [string, unknown] | null> {
  const parsed = stepRecordSchema.safeParse(record);
  if (!parsed.success) return null;
  const { id, seq, sealed } = parsed.data;
  try {
    return [id, JSON.parse(await sealer.open(sealContext(databaseName, 'steps', id, seq), sealed))];
  } catch (error) {
    if (error instanceof SealError || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function inJournal({
  journal,
}: Pick<CacheOfService, 'journal'>): Promise<{ readonly isSure: boolean; readonly steps: RecordsById }> {
  const view = await journal.read();
  return {
    isSure: view?.isSure ?? false,
    steps: new Map((view?.steps ?? []).map(({ id, text }) => [id, JSON.parse(text)])),
  };
}
