import { hkdfSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { z } from 'zod';
import { readBytes, removeFile, writeWhole } from '../disk/files.ts';
import { openBytes, sealBytes } from '../disk/sealed.ts';

/** Ids and hashes of rows, each at the place of the other. */
export interface StoredRows {
  readonly ids: readonly string[];
  readonly hashes: readonly string[];
}

const storedSchema = z
  .object({ ids: z.array(z.string()), hashes: z.array(z.string()) })
  .refine(({ ids, hashes }) => ids.length === hashes.length);

/**
 * What main stored of each list that a page holds, for the next start: without it the page says every hash again. It is
 * sealed with the profile's key and proves nothing (I25): a note that is old, lost or of another cache costs its
 * saying, and no more.
 */
export interface SentRowsStore {
  /** Begins to read what was stored of a profile; what was open before is closed. `dataKey`: 32 bytes. */
  open(profileId: string, dataKey: Buffer): void;
  /** Resolves once `of` knows what was read. */
  ready(): Promise<void>;
  of(list: string): StoredRows | undefined;
  put(list: string, rows: StoredRows): void;
  /** Writes in a while, or when it is closed. */
  writeSoon(): void;
  /** Drops the key and everything in memory at once; resolves when what was stored is on the disk (S9). */
  close(): Promise<void>;
  /**
   * Sign-out: deletes the file (S9). Where the disk refuses, its key is gone with the profile's, and the signing out
   * goes on, with the wiping that it begins (S17).
   */
  destroy(profileId: string): Promise<void>;
}

/** A first start notes one list after the other: they are written together. Milliseconds. */
const writeAfter = 5000;
/** Of all notes of a profile (I24): about a million rows. The list that was stored first is dropped first. */
const mostBytes = 32 * 1024 * 1024;

interface OpenNotes {
  readonly path: string;
  readonly context: string;
  readonly key: Buffer;
  readonly lists: Map<string, Buffer>;
  isWritten: boolean;
}

/** Stores one file for each profile in `folder`. `onProblem` receives what the disk refuses: nothing depends on it. */
export function openSentRowsStore(folder: string, onProblem: (error: unknown) => void): SentRowsStore {
  let now: OpenNotes | null = null;
  let reading = Promise.resolve();
  let writing: ReturnType<typeof setTimeout> | undefined;
  const mutex = new Mutex();
  const pathOf = (profileId: string): string => join(folder, `${profileId}.held`);

  const read = async (notes: OpenNotes): Promise<void> => {
    const sealed = await readBytes(notes.path);
    const bytes = sealed && openBytes(notes.key, notes.context, sealed);
    // Another key sealed it, or it is damaged: the next writing replaces it.
    for (const [list, rows] of bytes ? listsIn(bytes) : []) if (!notes.lists.has(list)) notes.lists.set(list, rows);
  };
  /** Sealed at once, so that the caller may drop the key. */
  const write = (notes: OpenNotes): Promise<void> => {
    clearTimeout(writing);
    if (notes.isWritten) return Promise.resolve();
    notes.isWritten = true;
    const sealed = sealBytes(notes.key, notes.context, bytesOf(notes.lists));
    return mutex
      .runExclusive(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeWhole(notes.path, sealed);
      })
      .catch(onProblem);
  };
  const close = (): Promise<void> => {
    const before = now;
    now = null;
    return before ? write(before).finally(() => before.key.fill(0)) : Promise.resolve();
  };
  return {
    open(profileId, dataKey) {
      void close();
      const notes: OpenNotes = {
        path: pathOf(profileId),
        context: JSON.stringify([profileId, 'held']),
        key: Buffer.from(hkdfSync('sha256', dataKey, '', 'carnet held rows', 32)),
        lists: new Map(),
        isWritten: true,
      };
      now = notes;
      reading = mutex.runExclusive(() => read(notes)).catch(onProblem);
    },
    ready: () => reading,
    of(list) {
      const rows = now?.lists.get(list);
      return rows && rowsIn(rows);
    },
    put(list, rows) {
      if (now === null) return;
      now.isWritten = false;
      now.lists.delete(list);
      now.lists.set(list, Buffer.from(JSON.stringify(rows), 'utf8'));
      let size = now.lists.values().reduce((sum, { length }) => sum + length, 0);
      for (const [first, { length }] of now.lists) {
        if (size <= mostBytes) return;
        now.lists.delete(first);
        size -= length;
      }
    },
    writeSoon() {
      clearTimeout(writing);
      writing = setTimeout(() => void (now && write(now)), writeAfter);
      writing.unref();
    },
    close,
    async destroy(profileId) {
      if (now?.path === pathOf(profileId)) {
        clearTimeout(writing);
        now = null;
      }
      await mutex
        .runExclusive(async () => {
          await mkdir(folder, { recursive: true, mode: 0o700 });
          await removeFile(pathOf(profileId));
        })
        .catch(onProblem);
    },
  };
}

/** Undefined where it is not what was written here. */
function rowsIn(bytes: Buffer): StoredRows | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  } catch {
    return undefined; // not JSON: the page says its rows
  }
}

/** For each list: the length of its name and of its rows, 4 bytes each, then both. */
function bytesOf(lists: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  for (const [list, rows] of lists) {
    const name = Buffer.from(list, 'utf8');
    const head = Buffer.alloc(8);
    head.writeUInt32BE(name.length, 0);
    head.writeUInt32BE(rows.length, 4);
    parts.push(head, name, rows);
  }
  return Buffer.concat(parts);
}

function* listsIn(bytes: Buffer): Generator<readonly [list: string, rows: Buffer]> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const name = at + 8;
    const rows = name + bytes.readUInt32BE(at);
    const end = rows + bytes.readUInt32BE(at + 4);
    yield [bytes.toString('utf8', name, rows), bytes.subarray(rows, end)];
    at = end;
  }
}
