import { z } from 'zod';
import { journalReceiptSchema, journalChangeSchema, latestReceipts } from '#shared/ipc/journal.ts';
import type { JournalChange, JournalView } from '#shared/ipc/journal.ts';
import type { Frames } from './frame.ts';
import type { Seal } from './seal.ts';

const stepSchema = z.object({ id: z.string(), number: z.number().int(), text: z.string() });

/** A file begins with a `whole` one: all steps and the latest receipts when it was rewritten. */
const entrySchema = z.discriminatedUnion('kind', [
  // An earlier Carnet wrote no receipts there.
  z.object({
    kind: z.literal('whole'),
    steps: z.array(stepSchema),
    receipts: z.array(journalReceiptSchema).default([]),
  }),
  journalChangeSchema
    // The name under which receipts were written first: a journal on disk may still have them so.
    .extend({ kind: z.literal('change'), told: journalChangeSchema.shape.receipts })
    .transform(({ told, receipts, ...change }) => ({ ...change, receipts: [...receipts, ...told] })),
]);
export type Entry = z.infer<typeof entrySchema>;

/** The steps in the journal, and whether they are complete. */
export interface JournalContent extends Omit<JournalView, 'steps' | 'receipts'> {
  readonly steps: Texts;
  readonly receipts: Receipts;
}
type Texts = Map<string, { readonly number: number; readonly text: string }>;
type Receipts = Map<string, Omit<JournalView['receipts'][number], 'id'>>;

/** What a rewrite keeps of the receipts: a database may be lost twice in a row, and nothing else has them then (I6). */
export function keptReceipts(receipts: Receipts): JournalView['receipts'] {
  const listed = [...receipts].map(([id, receipt]) => Object.assign({ id }, receipt));
  return latestReceipts(listed.toSorted((a, b) => a.number - b.number));
}

export function apply(
  { steps, receipts }: Pick<JournalContent, 'steps' | 'receipts'>,
  number: number,
  change: JournalChange,
): void {
  for (const { id, text } of change.put) steps.set(id, { number, text });
  for (const id of change.remove) steps.delete(id);
  for (const { id, ...receipt } of change.receipts) receipts.set(id, { number, ...receipt });
}

/** What makes a change undone in the state that it is about to be applied to. */
export function undoOf(
  { steps, receipts }: Pick<JournalContent, 'steps' | 'receipts'>,
  change: JournalChange,
): () => void {
  const touched = [...change.put.map(({ id }) => id), ...change.remove];
  const undoSteps = restorer(steps, touched);
  const undoReceipts = restorer(
    receipts,
    change.receipts.map(({ id }) => id),
  );
  return () => {
    undoSteps();
    undoReceipts();
  };
}

function restorer<Value>(entries: Map<string, Value>, ids: readonly string[]): () => void {
  const before = ids.map((id) => [id, entries.get(id)] as const);
  return () => {
    for (const [id, value] of before) {
      if (value === undefined) entries.delete(id);
      else entries.set(id, value);
    }
  };
}

/** What the entries add up to; null: none readable. Sure: whole first, no gap in numbers, no damage, one lineage. */
export function contentOf({ frames, damages, isTorn }: Frames, seal: Seal): JournalContent | null {
  const steps: Texts = new Map();
  const receipts: Receipts = new Map();
  let last: { readonly number: number; readonly lineage: string } | null = null;
  let isSure = damages === 0;
  for (const frame of frames) {
    const entry = entryIn(seal.open(frame, frame.sealed));
    if (entry === null || (last !== null && frame.lineage !== last.lineage)) {
      isSure = false;
      continue;
    }
    if (entry.kind === 'whole') {
      for (const { id, ...step } of entry.steps) steps.set(id, step);
      for (const { id, ...receipt } of entry.receipts) receipts.set(id, receipt);
    } else apply({ steps, receipts }, frame.number, entry);
    isSure &&= last === null ? entry.kind === 'whole' : frame.number === last.number + 1;
    last = frame;
  }
  return last && { lineage: last.lineage, number: last.number, isSure, isTorn, steps, receipts };
}

function entryIn(text: string | null): Entry | null {
  if (text === null) return null;
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null; // sealed with this key and still not an entry: damage like any other
  }
}
