import { guarded } from '../cacheError.ts';
import { noteRecordSchema } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import { SealError } from '../sealer.ts';

/**
 * Small texts that this workstation stores for itself beside the service's rows, sealed and deleted with them (S8, S9):
 * the user's choices that name things of the school.
 */
export interface Notes {
  /** Null where nothing is stored, or nothing that opens. Rejects with CacheError. */
  read(name: string): Promise<string | null>;
  /** Resolves once it is on the disk; rejects with CacheError. */
  write(name: string, text: string): Promise<void>;
}

const keyOf = (name: string): `note.${string}` => `note.${name}`;

export const createNotes = (disk: Disk): Notes => ({
  async read(name) {
    const found: unknown = await guarded(() => disk.database.meta.get(keyOf(name)));
    const record = noteRecordSchema.safeParse(found);
    if (!record.success) return null;
    try {
      return await disk.open('meta', keyOf(name), 1, record.data.sealed);
    } catch (error) {
      if (error instanceof SealError) return null;
      throw error;
    }
  },
  write: (name, text) =>
    disk.exclusive(async () => {
      const sealed = await disk.seal('meta', keyOf(name), 1, text);
      await guarded(() => disk.database.meta.put({ name: keyOf(name), sealed }));
    }),
});
