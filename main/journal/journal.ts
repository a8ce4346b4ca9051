import { mkdir, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { FailureError } from '#shared/failures/failure.ts';
import type { JournalChange, JournalView, JournalWhole } from '#shared/ipc/journal.ts';
import { asideNames, cutBack, openToAppend, readBytes, removeFile, setAside, writeWhole } from '../disk/files.ts';
import { apply, contentOf, keptReceipts, undoOf } from './entries.ts';
import type { Entry, JournalContent } from './entries.ts';
import { readFrames, writeFrame } from './frame.ts';
import { sealWith } from './seal.ts';

/**
 * The second copy of one outbox, for what the page's storage loses (I2). Each method resolves when its result is on
 * disk; throws FailureError `storage` with nothing changed.
 */
export interface Journal {
  /** Null without a journal, or where nothing of it can be read: the file is then set aside. */
  read(): JournalView | null;
  /** Throws `badRequest` unless its number follows the last one: two pages must not write into one outbox. */
  append(lineage: string, number: number, change: JournalChange): Promise<void>;
  /** Takes the last entry back, also on a full disk (B11). Throws `badRequest` where `number` is another entry's. */
  retract(lineage: string, number: number): Promise<void>;
  /** `number` is the last entry's. The latest of these receipts stay, and of earlier entries of this lineage. */
  rewrite(whole: JournalWhole): Promise<void>;
  close(): Promise<void>;
}

/** The file is rewritten when it is this long, and longer than four times its current content. */
const longEnough = 1024 * 1024;

const pathOf = (folder: string, profileId: string): string => join(folder, `${profileId}.journal`);

/** Size and last change of the file; null when there is none. */
export async function journalFile(
  folder: string,
  profileId: string,
): Promise<{ readonly bytes: number; readonly changedAt: number } | null> {
  const found = await stat(pathOf(folder, profileId)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  return found && { bytes: found.size, changedAt: Math.round(found.mtimeMs) };
}

/** Opens the journal of a profile. `dataKey`: 32 bytes. Throws FailureError `storage`. */
export function openJournal(folder: string, profileId: string, dataKey: Buffer): Promise<Journal> {
  return onDisk(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = pathOf(folder, profileId);
    const seal = sealWith(dataKey, profileId);
    const bytes = (await readBytes(path)) ?? Buffer.alloc(0);
    const content = contentOf(readFrames(bytes), seal);
    // Set aside for a key that can read it: it may contain changes, and it is not this key's (I2).
    if (content === null && bytes.length > 0) await setAside(path);
    return new JournalFile(path, seal, content, bytes.length);
  });
}

/** Sign-out: deletes everything, including what was set aside (S9). */
export function destroyJournal(folder: string, profileId: string): Promise<void> {
  return onDisk(async () => {
    const path = pathOf(folder, profileId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const aside of asideNames(path)) await removeFile(aside);
    await removeFile(path);
  });
}

class JournalFile implements Journal {
  readonly #path: string;
  readonly #seal: ReturnType<typeof sealWith>;
  #content: JournalContent | null;
  #length: number;
  #file: FileHandle | null = null;
  /** How long it may become before it is rewritten. */
  #longEnough = longEnough;
  /** The end of the file may be wrong: it is rewritten before anything is added. */
  #isSound: boolean;
  /** How the last entry is taken back; null where the file has none that was added since it was opened or written. */
  #last: { readonly start: number; readonly undo: () => void } | null = null;
  readonly #mutex = new Mutex();

  constructor(path: string, seal: ReturnType<typeof sealWith>, content: JournalContent | null, length: number) {
    this.#path = path;
    this.#seal = seal;
    this.#content = content;
    this.#length = length;
    this.#isSound = content !== null && content.isSure && !content.isTorn;
  }

  read(): JournalView | null {
    return (
      this.#content && {
        ...this.#content,
        steps: listed(this.#content.steps),
        receipts: listed(this.#content.receipts),
      }
    );
  }

  append(lineage: string, number: number, change: JournalChange): Promise<void> {
    return this.#change(async () => {
      const content = this.#content;
      if (content?.lineage !== lineage || number !== content.number + 1) throw outOfStep();
      const wasSound = this.#isSound;
      this.#isSound = false;
      if (!wasSound) await this.#writeWhole(content);
      else if (this.#isTooLong()) await this.#shorten(content);
      const frame = this.#frame(lineage, number, { kind: 'change', ...change });
      this.#last = null;
      const start = this.#length;
      this.#file ??= await openToAppend(this.#path);
      try {
        await this.#file.appendFile(frame);
        await this.#file.sync();
      } catch (error) {
        // A part of it, or all of it, may be in the file. Where it stays there, the next entry rewrites the file.
        this.#isSound = await cutBack(this.#path, start).then(
          () => true,
          () => false,
        );
        throw error;
      }
      this.#length += frame.length;
      this.#isSound = true;
      this.#last = { start, undo: undoOf(content, change) };
      apply(content, number, change);
      this.#content = { ...content, number };
    });
  }

  retract(lineage: string, number: number): Promise<void> {
    return this.#change(async () => {
      const content = this.#content;
      if (content?.lineage === lineage && content.number === number - 1) return;
      if (content?.lineage !== lineage || content.number !== number || this.#last === null) throw outOfStep();
      const { start, undo } = this.#last;
      this.#isSound = false;
      await cutBack(this.#path, start);
      this.#length = start;
      this.#isSound = true;
      this.#last = null;
      undo();
      this.#content = { ...content, number: number - 1 };
    });
  }

  rewrite({ lineage, number, steps, receipts: given = [] }: JournalWhole): Promise<void> {
    return this.#change(async () => {
      const all = new Map(steps.map(({ id, ...step }) => [id, step]));
      const before = this.#content?.lineage === lineage ? [...this.#content.receipts] : [];
      const receipts = new Map(before.filter(([, receipt]) => receipt.number <= number));
      for (const { id, ...receipt } of given) receipts.set(id, receipt);
      const held: JournalContent = { lineage, number, isSure: true, isTorn: false, steps: all, receipts };
      await this.#writeWhole(held);
      this.#isSound = true;
      this.#content = held;
    });
  }

  close(): Promise<void> {
    return this.#change(() => this.#letGo());
  }

  #change(work: () => Promise<void>): Promise<void> {
    return this.#mutex.runExclusive(() => onDisk(work));
  }

  /** A full disk may have room for an entry and none for another file: the long one goes on. */
  async #shorten(held: JournalContent): Promise<void> {
    const before = this.#length;
    try {
      await this.#writeWhole(held);
    } catch (error) {
      if ((await stat(this.#path)).size !== before) throw error;
      this.#longEnough = before + longEnough;
    }
  }

  /** A whole new file or the old one: a crash in between leaves one of the two (crash-safe compaction). */
  async #writeWhole(held: JournalContent): Promise<void> {
    const receipts = keptReceipts(held.receipts);
    const entry = { kind: 'whole', steps: listed(held.steps), receipts } as const;
    const frame = this.#frame(held.lineage, held.number, entry);
    await this.#letGo(); // Windows does not rename over an open file
    await writeWhole(this.#path, frame);
    this.#length = frame.length;
    this.#longEnough = longEnough;
    this.#last = null;
    held.receipts.clear();
    for (const { id, ...receipt } of receipts) held.receipts.set(id, receipt);
  }

  #frame(lineage: string, number: number, entry: Entry): Buffer {
    return writeFrame({ lineage, number, sealed: this.#seal.seal({ lineage, number }, JSON.stringify(entry)) });
  }

  #isTooLong(): boolean {
    if (this.#length < this.#longEnough) return false;
    let live = 0;
    if (this.#content) {
      for (const { text } of this.#content.steps.values()) live += text.length;
      for (const { text } of keptReceipts(this.#content.receipts)) live += text.length;
    }
    return this.#length > 4 * live;
  }

  async #letGo(): Promise<void> {
    const file = this.#file;
    this.#file = null;
    await file?.close();
  }
}

const listed = <Entry>(entries: ReadonlyMap<string, Entry>): ({ id: string } & Entry)[] =>
  [...entries].map(([id, entry]) => Object.assign({ id }, entry));

const outOfStep = (): FailureError => new FailureError({ kind: 'badRequest', detail: 'journal' });

async function onDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new FailureError({ kind: 'storage' }, { cause: error });
    throw error;
  }
}
