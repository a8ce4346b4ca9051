import { latestReceipts } from '#shared/ipc/journal.ts';
import type { JournalChange, JournalView, JournalWhole } from '#shared/ipc/journal.ts';
import type { Commit, Journal } from '#sync/ports.ts';
import { decidesLater, endOrder } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { CacheError } from '../cacheError.ts';
import type { OutboxRevision } from '../repair/repair.ts';

type Unreadable = JournalView['steps'];

interface Outbox {
  readonly steps: readonly Step[];
  readonly receipts: readonly Step[];
}

/**
 * The journal first, then the database; a commit counts when both are on disk (I1). What the database refuses is taken
 * back, or the journal rewritten (B11).
 */
export class Journalled {
  readonly #journal: Journal;
  readonly #unreadable: Unreadable;
  #revision: OutboxRevision;
  /** It may hold a commit that does not count, or lack one: it is rewritten before anything is added. */
  #isAstray: boolean;

  /**
   * `unreadable`: entries for another Carnet, which rewrites keep. `isAstray`: the disk refused this revision at the
   * start.
   */
  constructor(journal: Journal, revision: OutboxRevision, unreadable: Unreadable = [], isAstray = false) {
    this.#journal = journal;
    this.#revision = revision;
    this.#unreadable = unreadable;
    this.#isAstray = isAstray;
  }

  /**
   * Adds a commit, while `seal` works, then runs `write`: the user waits for both. `before`: the earlier outbox.
   * Rejects with CacheError `storage`, or what `seal` or `write` rejects with; then nothing changed.
   */
  async commit<Sealed>(
    change: JournalChange,
    before: Outbox,
    seal: (revision: OutboxRevision) => Promise<Sealed>,
    write: (sealed: Sealed) => Promise<void>,
  ): Promise<void> {
    if (this.#isAstray) await this.#writeAnew(before);
    const next = { ...this.#revision, number: this.#revision.number + 1 };
    const sealing = seal(next);
    sealing.catch(() => undefined); // awaited below, unless the journal refuses first
    this.#isAstray = true;
    try {
      await this.#journal.append({ ...next, ...change });
    } catch (cause) {
      throw new CacheError('storage', { cause });
    }
    try {
      await write(await sealing);
    } catch (error) {
      await this.#takeBack(next, before).catch(() => undefined); // retried before the next commit
      throw error;
    }
    this.#revision = next;
    this.#isAstray = false;
  }

  /** A full disk has no room for another journal, and what was said not to be stored must not come back. */
  async #takeBack(revision: OutboxRevision, outbox: Outbox): Promise<void> {
    try {
      await this.#journal.retract(revision);
      this.#isAstray = false;
    } catch {
      await this.#writeAnew(outbox);
    }
  }

  async #writeAnew(outbox: Outbox): Promise<void> {
    try {
      await this.#journal.rewrite(wholeOf(this.#revision, outbox, this.#unreadable));
    } catch (cause) {
      throw new CacheError('storage', { cause });
    }
    this.#isAstray = false;
  }
}

/**
 * These steps at that commit, and entries of no use here. With the latest receipts: either copy may be lost next (I6).
 */
export const wholeOf = (
  revision: OutboxRevision,
  { steps, receipts }: Outbox,
  unreadable: Unreadable = [],
): JournalWhole => ({
  ...revision,
  steps: [
    ...steps.map((step) => ({ id: step.id, number: revision.number, text: JSON.stringify(step) })),
    ...unreadable.filter(({ id }) => !steps.some((step) => step.id === id)),
  ],
  receipts: latest(receipts).map((receipt) => Object.assign(receiptText(receipt), { number: revision.number })),
});

function latest(receipts: readonly Step[]): readonly Step[] {
  const oldestFirst = receipts.toSorted((a, b) => endOrder(a) - endOrder(b) || a.seq - b.seq);
  return latestReceipts(oldestFirst.map((step) => ({ step, decides: decidesLater(step) }))).map(({ step }) => step);
}

const receiptText = (receipt: Step): JournalChange['receipts'][number] => ({
  id: receipt.id,
  text: JSON.stringify(receipt),
  decides: decidesLater(receipt),
});

/** The part of a commit that the journal stores too: steps and receipts. Pulls bring rows again. */
export function journalChange({ putSteps = [], removeSteps = [], putReceipts = [] }: Commit): JournalChange | null {
  if (putSteps.length + removeSteps.length + putReceipts.length === 0) return null;
  return {
    put: putSteps.map((step) => ({ id: step.id, text: JSON.stringify(step) })),
    remove: [...removeSteps],
    receipts: putReceipts.map(receiptText),
  };
}
