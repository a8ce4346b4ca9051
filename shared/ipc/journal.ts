import { z } from 'zod';

/** What one commit of the outbox changes in the journal; the texts are the page's, and main looks at none of them. */
export const journalChangeSchema = z.object({
  put: z.array(z.object({ id: z.string(), text: z.string() })),
  remove: z.array(z.string()),
  /** Receipts of what was removed: what a commit told must not go with the database (I6). */
  told: z.array(z.object({ id: z.string(), text: z.string() })).default([]),
});
export type JournalChange = z.infer<typeof journalChangeSchema>;

/** A life of an outbox: 16 hex digits, made when it begins. */
export const lineageSchema = z.string().regex(/^[0-9a-f]{16}$/);

/** What the journal holds of an outbox. */
export const journalViewSchema = z.object({
  lineage: lineageSchema,
  /** Of the last entry. */
  number: z.number().int().nonnegative(),
  /** Every entry up to `number` was read. False: some are lost, and what follows from them is not known. */
  isSure: z.boolean(),
  /** The file ended in an entry that is not whole. */
  isTorn: z.boolean(),
  /** `number` is that of the entry which put the step last. */
  steps: z.array(z.object({ id: z.string(), number: z.number().int(), text: z.string() })),
  /** Receipts since the journal was written anew, with the number of their entry. */
  told: z.array(z.object({ id: z.string(), number: z.number().int(), text: z.string() })).default([]),
});
export type JournalView = z.infer<typeof journalViewSchema>;

/** One commit of the outbox, as it is added. */
export const journalEntrySchema = journalViewSchema
  .pick({ lineage: true, number: true })
  .extend(journalChangeSchema.shape);
/** The whole of it, as it is written anew. */
export const journalWholeSchema = journalViewSchema.pick({ lineage: true, number: true, steps: true });
