import { z } from 'zod';
import type { JournalView } from '#shared/ipc/journal.ts';
import type { Journal } from '#sync/ports.ts';
import { stepSchema } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { CacheError, guarded } from '../cacheError.ts';
import type { Small } from '../db/readRecords.ts';
import type { Disk } from '../disk.ts';
import { wholeOf } from '../writes/journalled.ts';
import { sealReceipt, sealStep } from '../writes/seal.ts';
import { readRevision, sealRevision } from './outboxRevision.ts';
import { repair } from './repair.ts';
import type { Repaired } from './repair.ts';

interface Witnesses {
  readonly journal: Journal;
  /** There was an outbox: without a trace of it in either copy, it is lost. */
  readonly keptBefore?: boolean | undefined;
}

export interface RepairedOutbox extends Repaired {
  /** All that either copy holds. */
  readonly allReceipts: readonly Step[];
  /** Entries of the journal that this Carnet cannot read: a newer one may (I2). */
  readonly unreadable: JournalView['steps'];
  /** The journal could not be written. Nothing is stored or sent before it is; what is here can be read. */
  readonly isJournalAstray: boolean;
}

/**
 * Each from the other, before anything is shown or sent. The database first: after a stop in between the next start
 * goes on (I20). Rejects with CacheError.
 */
export async function repairOutbox(
  disk: Disk,
  small: Small,
  { journal, keptBefore = false }: Witnesses,
): Promise<RepairedOutbox> {
  const view = await readView(journal);
  const read = view && readCopy(view);
  const damaged = small.damaged.filter(({ table }) => table === 'steps').map(({ key }) => key);
  const stored = await readRevision(disk);
  const revision = stored && { lineage: stored.lineage, number: stored.number };
  const isWhole = small.steps.length + damaged.length >= (stored?.count ?? 0);
  const repaired = repair({ revision, isWhole, steps: small.steps, damaged }, read?.copy ?? null, newLineage());
  const isGone = keptBefore && revision === null && view === null;
  if (repaired.disk) await writeSteps(disk, small, repaired);
  const unreadable = read?.unreadable ?? [];
  const { steps } = repaired;
  const allReceipts = [...new Map([...small.receipts, ...repaired.receipts].map((step) => [step.id, step])).values()];
  const whole = wholeOf(repaired.revision, { steps, receipts: allReceipts }, unreadable);
  const isWritten = !repaired.journal || (await succeeds(journal.rewrite(whole)));
  return {
    ...repaired,
    allReceipts,
    unreadable,
    isJournalAstray: !isWritten,
    mayLack: repaired.mayLack || isGone,
    lost: [...new Set([...repaired.lost, ...unreadable.map(({ id }) => id)])],
  };
}

async function readView(journal: Journal): Promise<JournalView | null> {
  try {
    return await journal.read();
  } catch (cause) {
    throw new CacheError('storage', { cause });
  }
}

/** What refuses it now refuses the next commit too, which says so: a full disk must not close what is on it. */
const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Damaged records are overwritten only by the same step; those that neither copy holds stay as they are. */
async function writeSteps(disk: Disk, small: Small, { revision, steps, receipts }: Repaired): Promise<void> {
  const { database } = disk;
  const records = await Promise.all(steps.map((step) => sealStep(disk, step)));
  const sealed = await Promise.all(receipts.map((receipt) => sealReceipt(disk, receipt)));
  const meta = await sealRevision(disk, revision, steps.length);
  const kept = new Set(steps.map(({ id }) => id));
  const gone = small.steps.map(({ id }) => id).filter((id) => !kept.has(id));
  await guarded(() =>
    database.transaction('rw', [database.steps, database.receipts, database.meta], async () => {
      await database.meta.put(meta);
      if (records.length > 0) await database.steps.bulkPut(records);
      if (sealed.length > 0) await database.receipts.bulkPut(sealed);
      if (gone.length > 0) await database.steps.bulkDelete(gone);
    }),
  );
}

const newLineage = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Parses the journal's texts as steps. An unreadable one does not make the others doubtful. */
export function readCopy(view: JournalView) {
  const steps: { step: Step; number: number }[] = [];
  const unreadable: JournalView['steps'] = [];
  for (const held of view.steps) {
    const step = stepIn(held.text);
    if (step) steps.push({ step, number: held.number });
    else unreadable.push(held);
  }
  const receipts = view.receipts.flatMap(({ number, text }) => {
    const step = stepIn(text);
    return step ? [{ step, number }] : [];
  });
  return { copy: { ...view, isSure: view.isSure && unreadable.length === 0, steps, receipts }, unreadable };
}

function stepIn(text: string): Step | null {
  try {
    return stepSchema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return null;
    throw error;
  }
}
