import { z } from 'zod';

/** `decides`: the sync core looks at it later, so that it is kept longest. */
const receiptSchema = z.object({ id: z.string(), text: z.string(), decides: z.boolean().optional() });

/** The texts are the page's: main reads none of them. */
export const journalChangeSchema = z.object({
  put: z.array(z.object({ id: z.string(), text: z.string() })),
  remove: z.array(z.string()),
  /** Receipts of what was removed: what a commit reported must not be lost with the database (I6). */
  receipts: z.array(receiptSchema).default([]),
});
export type JournalChange = z.infer<typeof journalChangeSchema>;

/** The lineage of an outbox: 16 hex digits, made when it begins. */
export const lineageSchema = z.string().regex(/^[0-9a-f]{16}$/);

/** A receipt in the journal, with the number of its entry. */
export const journalReceiptSchema = receiptSchema.extend({ number: z.number().int() });

/** Of each kind, as many as the sync core looks at (R3.9); a longer file would make each start slower (I24). */
const mostReceipts = 200;

/** Which receipts a journal that is rewritten contains: the latest that decide, and the latest of the others. */
export function latestReceipts<Receipt extends { readonly decides?: boolean | undefined }>(
  oldestFirst: readonly Receipt[],
): Receipt[] {
  const latest = (decides: boolean): readonly Receipt[] =>
    oldestFirst.filter((receipt) => (receipt.decides ?? false) === decides).slice(-mostReceipts);
  const kept = new Set([...latest(true), ...latest(false)]);
  return oldestFirst.filter((receipt) => kept.has(receipt));
}

/** What the journal has of an outbox. */
export const journalViewSchema = z.object({
  lineage: lineageSchema,
  /** Of the last entry. */
  number: z.number().int().nonnegative(),
  /** Every entry up to `number` was read. False: some are lost, and what follows from them is not known. */
  isSure: z.boolean(),
  /** The file ends in an entry that is not whole. */
  isTorn: z.boolean(),
  /** `number` is that of the entry which last put the step. */
  steps: z.array(z.object({ id: z.string(), number: z.number().int(), text: z.string() })),
  /** The latest receipts, with the number of their entry; a rewrite keeps them. */
  receipts: z.array(journalReceiptSchema).default([]),
});
export type JournalView = z.infer<typeof journalViewSchema>;

/** A commit of the outbox, by its number. */
export const journalRevisionSchema = journalViewSchema.pick({ lineage: true, number: true });
export const journalEntrySchema = journalRevisionSchema.extend(journalChangeSchema.shape);
/** All of it, for a rewrite. `receipts`: the latest that the database holds; what the file has of others stays. */
export const journalWholeSchema = journalViewSchema
  .pick({ lineage: true, number: true, steps: true })
  .extend({ receipts: z.array(journalReceiptSchema).optional() });
export type JournalWhole = z.infer<typeof journalWholeSchema>;
