import { z } from 'zod';
import { lineageSchema } from '#shared/ipc/journal.ts';
import { guarded } from '../cacheError.ts';
import type { MetaRecord } from '../db/records.ts';
import { outboxRecordSchema } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import { SealError } from '../sealer.ts';
import type { OutboxRevision } from './repair.ts';

/** `count`: how many steps there were; a Carnet from before it was recorded left none. */
const storedSchema = z.object({
  lineage: lineageSchema,
  number: z.number().int().nonnegative(),
  count: z.number().int().nonnegative().default(0),
});
type StoredRevision = OutboxRevision & { readonly count: number };

/** The commit that the database holds; null when it has none, or an unreadable one. */
export async function readRevision(disk: Disk): Promise<StoredRevision | null> {
  const found: unknown = await guarded(() => disk.database.meta.get('outbox'));
  const record = outboxRecordSchema.safeParse(found);
  if (!record.success) return null;
  try {
    const revision = storedSchema.safeParse(JSON.parse(await disk.open('meta', 'outbox', 1, record.data.sealed)));
    return revision.success ? revision.data : null;
  } catch (error) {
    if (error instanceof SealError || error instanceof SyntaxError) return null;
    throw error;
  }
}

export const sealRevision = async (
  disk: Disk,
  { lineage, number }: OutboxRevision,
  count: number,
): Promise<MetaRecord> => ({
  name: 'outbox',
  sealed: await disk.seal('meta', 'outbox', 1, JSON.stringify({ lineage, number, count } satisfies StoredRevision)),
});
