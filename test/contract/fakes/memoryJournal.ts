import type { JournalView } from '#shared/ipc/journal.ts';
import type { Journal } from '#sync/ports.ts';

/** The journal of one outbox in memory, as strict as main's: an entry follows on the last one, or is refused. */
export interface MemoryJournal extends Journal {
  /** What it holds; a test may put damage there. */
  view: JournalView | null;
  /** What the next calls reject with, one after the other. */
  readonly failing: Error[];
}

export function memoryJournal(view: JournalView | null = null): MemoryJournal {
  const fail = (): void => {
    const error = journal.failing.shift();
    if (error) throw error;
  };
  /** What it held before its last entry. */
  let before: JournalView | null = null;
  const journal: MemoryJournal = {
    view,
    failing: [],
    read: () => Promise.resolve(journal.view),
    async append({ lineage, number, put, remove, receipts }) {
      await Promise.resolve();
      fail();
      if (journal.view?.lineage !== lineage || number !== journal.view.number + 1) throw new Error('out of step');
      const gone = new Set([...remove, ...put.map(({ id }) => id)]);
      const steps = [
        ...journal.view.steps.filter(({ id }) => !gone.has(id)),
        ...put.map(({ id, text }) => ({ id, number, text })),
      ];
      before = journal.view;
      journal.view = {
        ...journal.view,
        number,
        steps,
        receipts: [...journal.view.receipts, ...receipts.map((receipt) => ({ ...receipt, number }))],
      };
    },
    async retract({ lineage, number }) {
      await Promise.resolve();
      fail();
      if (journal.view?.lineage === lineage && journal.view.number === number - 1) return;
      if (before === null || journal.view?.lineage !== lineage || journal.view.number !== number) {
        throw new Error('out of step');
      }
      journal.view = before;
      before = null;
    },
    async rewrite({ lineage, number, steps, receipts: given = [] }) {
      await Promise.resolve();
      fail();
      before = null;
      const receipts = journal.view?.lineage === lineage ? journal.view.receipts : [];
      const earlier = receipts.filter((receipt) => receipt.number <= number);
      const latest = new Map([...earlier, ...given].map((receipt) => [receipt.id, receipt]));
      journal.view = { lineage, number, steps, isSure: true, isTorn: false, receipts: [...latest.values()] };
    },
  };
  return journal;
}
