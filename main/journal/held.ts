import { z } from 'zod';
import { journalChangeSchema } from '#shared/ipc/journal.ts';
import type { JournalChange, JournalView } from '#shared/ipc/journal.ts';
import type { Frames } from './frame.ts';
import type { Seal } from './seal.ts';

const heldSchema = z.object({ id: z.string(), number: z.number().int(), text: z.string() });

/**
 * The content of an entry. A file begins with a `whole` one: all steps, and the latest receipts, as they were when the
 * file was rewritten.
 */
const entrySchema = z.discriminatedUnion('kind', [
  // An earlier Carnet wrote no receipts there.
  z.object({ kind: z.literal('whole'), steps: z.array(heldSchema), receipts: z.array(heldSchema).default([]) }),
  journalChangeSchema
    // The name under which receipts were written first: a journal on disk may still have them so.
    .extend({ kind: z.literal('change'), told: journalChangeSchema.shape.receipts })
    .transform(({ told, receipts, ...change }) => ({ ...change, receipts: [...receipts, ...told] })),
]);
export type Entry = z.infer<typeof entrySchema>;

/** The steps in the journal, and whether they are complete. */
export interface Held extends Omit<JournalView, 'steps' | 'receipts'> {
  readonly steps: Texts;
  readonly receipts: Texts;
}
export type Texts = Map<string, { readonly number: number; readonly text: string }>;

/** As many as the sync core looks at for second rows (R3.9); a longer file would make each start slower (I24). */
const mostReceipts = 200;

/** What a rewrite keeps of the receipts: a database may be lost twice in a row, and nothing else has them then (I6). */
export const latestReceipts = (receipts: Texts): Texts =>
  new Map([...receipts].toSorted(([, a], [, b]) => a.number - b.number).slice(-mostReceipts));

export function apply(
  { steps, receipts }: Pick<Held, 'steps' | 'receipts'>,
  number: number,
  change: JournalChange,
): void {
  for (const { id, text } of change.put) steps.set(id, { number, text });
  for (const id of change.remove) steps.delete(id);
  for (const { id, text } of change.receipts) receipts.set(id, { number, text });
}

/** What makes a change undone in the state that it is about to be applied to. */
export function undoOf({ steps, receipts }: Pick<Held, 'steps' | 'receipts'>, change: JournalChange): () => void {
  const touched = [...change.put.map(({ id }) => id), ...change.remove];
  const before = [
    { texts: steps, held: touched.map((id) => [id, steps.get(id)] as const) },
    { texts: receipts, held: change.receipts.map(({ id }) => [id, receipts.get(id)] as const) },
  ];
  return () => {
    for (const { texts, held } of before) {
      for (const [id, text] of held) {
        if (text === undefined) texts.delete(id);
        else texts.set(id, text);
      }
    }
  };
}

/**
 * The state that the entries of a file add up to; null where none can be read. It is sure when all of them are present:
 * a whole one first, then numbers without a gap, no damage in between, one lineage.
 */
export function heldIn({ frames, damages, isTorn }: Frames, seal: Seal): Held | null {
  const steps: Texts = new Map();
  const receipts: Texts = new Map();
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
