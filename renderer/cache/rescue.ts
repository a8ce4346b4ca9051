import { Dexie } from 'dexie';
import { guarded } from './cacheError.ts';
import { stepRecordSchema } from './db/records.ts';
import type { CacheOfService } from './open.ts';
import { createSealer, sealContext, SealError } from './sealer.ts';
import type { Sealer } from './sealer.ts';

type RecordsById = ReadonlyMap<string, unknown>;

/**
 * The changes that either copy of an outbox still holds although it does not open as a whole: parsed JSON of any
 * version, for a file that another workstation can take in (I2). Changes nothing; leaves out what cannot be read.
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
  // Without a version Dexie opens the database as it is.
  const database = new Dexie(databaseName);
  try {
    const records: readonly unknown[] = await guarded(async () => {
      await database.open();
      return database.tables.some(({ name }) => name === 'steps') ? database.table('steps').toArray() : [];
    });
    const read = await Promise.all(records.map((record) => stepIn(record, databaseName, sealer)));
    return new Map(read.filter((step) => step !== null));
  } finally {
    database.close();
  }
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
