import { z } from 'zod';
import { journalChangeSchema } from '#shared/ipc/journal.ts';
import type { JournalChange, JournalView } from '#shared/ipc/journal.ts';
import type { Frames } from './frame.ts';
import type { Seal } from './seal.ts';

/** The content of an entry. A file begins with a `whole` one: all steps, as they were when the file was rewritten. */
const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('whole'),
    steps: z.array(z.object({ id: z.string(), number: z.number().int(), text: z.string() })),
  }),
  journalChangeSchema.extend({ kind: z.literal('change') }),
]);
export type Entry = z.infer<typeof entrySchema>;

/** The steps in the journal, and whether they are complete. */
export interface Held extends Omit<JournalView, 'steps' | 'told'> {
  readonly steps: Texts;
  readonly told: Texts;
}
type Texts = Map<string, { readonly number: number; readonly text: string }>;

export function apply({ steps, told }: Pick<Held, 'steps' | 'told'>, number: number, change: JournalChange): void {
  for (const { id, text } of change.put) steps.set(id, { number, text });
  for (const id of change.remove) steps.delete(id);
  for (const { id, text } of change.told) told.set(id, { number, text });
}

/**
 * The state that the entries of a file add up to; null where none can be read. It is sure when all of them are present:
 * a whole one first, then numbers without a gap, no damage in between, one lineage.
 */
export function heldIn({ frames, damages, isTorn }: Frames, seal: Seal): Held | null {
  const steps: Texts = new Map();
  const told: Texts = new Map();
  let last: { readonly number: number; readonly lineage: string } | null = null;
  let isSure = damages === 0;
  for (const frame of frames) {
    const entry = entryIn(seal.open(frame, frame.sealed));
    if (entry === null || (last !== null && frame.lineage !== last.lineage)) {
      isSure = false;
      continue;
    }
    if (entry.kind === 'whole') for (const { id, ...step } of entry.steps) steps.set(id, step);
    else apply({ steps, told }, frame.number, entry);
    isSure &&= last === null ? entry.kind === 'whole' : frame.number === last.number + 1;
    last = frame;
  }
  return last && { lineage: last.lineage, number: last.number, isSure, isTorn, steps, told };
}

function entryIn(text: string | null): Entry | null {
  if (text === null) return null;
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    return null; // sealed with this key and still not an entry: damage like any other
  }
}
