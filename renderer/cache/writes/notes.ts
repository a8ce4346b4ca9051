import { guarded } from '../cacheError.ts';
import { noteRecordSchema } from '../db/records.ts';
import type { SetAsideRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import type { Memory } from '../memory.ts';
import { SealError } from '../sealer.ts';

/**
 * Texts of this workstation beside the service's rows, sealed and deleted with them (S8, S9): choices that name things
 * of the school. What cannot be read is set aside and reported, not replaced.
 */
export interface Notes {
  /** Null where nothing is stored, or nothing that opens: that is set aside. Rejects with CacheError. */
  read(name: string): Promise<string | null>;
  /** For a text that opened and is not what its reader stored. Rejects with CacheError. */
  setAside(name: string, reason: string): Promise<void>;
  /** Resolves once it is on the disk; rejects with CacheError. */
  write(name: string, text: string): Promise<void>;
}

export const noteKey = (name: string): `note.${string}` => `note.${name}`;

export function createNotes(disk: Disk, memory: Pick<Memory, 'addDamaged'>): Notes {
  const { meta, setAside: aside } = disk.database;
  const setAside = (name: string, reason: string): Promise<void> =>
    disk.exclusive(async () => {
      const damaged = { table: 'meta', key: noteKey(name), reason };
      const isThere = await guarded(() =>
        disk.database.transaction('rw', meta, aside, async () => {
          const record: unknown = await meta.get(noteKey(name));
          if (record === undefined) return false;
          await aside.add({ ...damaged, record } satisfies SetAsideRecord);
          await meta.delete(noteKey(name));
          return true;
        }),
      );
      if (isThere) memory.addDamaged([damaged]);
    });
  return {
    setAside,
    async read(name) {
      const found: unknown = await guarded(() => meta.get(noteKey(name)));
      if (found === undefined) return null;
      const record = noteRecordSchema.safeParse(found);
      try {
        if (record.success) return await disk.open('meta', noteKey(name), 1, record.data.sealed);
        await setAside(name, 'not a note');
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        await setAside(name, error.message);
      }
      return null;
    },
    write: (name, text) =>
      disk.exclusive(async () => {
        const sealed = await disk.seal('meta', noteKey(name), 1, text);
        await guarded(() => meta.put({ name: noteKey(name), sealed }));
      }),
  };
}

export interface ParsedNote<Value> {
  readonly value: Value;
  /** False where the text, or a part of it, is not what was stored: the whole text is then set aside. */
  readonly isWhole: boolean;
}

/** Reads a note with its reader. Rejects with CacheError. */
export async function readNote<Value>(
  notes: Pick<Notes, 'read' | 'setAside'>,
  name: string,
  read: (text: string | null) => ParsedNote<Value>,
): Promise<Value> {
  const { value, isWhole } = read(await notes.read(name));
  if (!isWhole) await notes.setAside(name, 'not what was stored');
  return value;
}
