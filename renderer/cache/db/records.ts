import { z } from 'zod';
import type { Sealed } from '../sealer.ts';

/**
 * In clear only opaque ids, coarse buckets and counters (S8). Records are parsed when read; one that does not fit is
 * damaged.
 */
const sealed = z.custom<Sealed>((value) => value instanceof Uint8Array && value.length > 12);

/** Up to 256 row texts of one dataset, sealed together (performance: IndexedDB costs per record). */
export const pageRecordSchema = z.object({
  entity: z.string(),
  /** `<bucket>#<number>`. */
  page: z.string(),
  /** Rises with every write of the dataset: of two pages that hold a row, the higher one is right. */
  version: z.number().int(),
  sealed,
});
export const stepRecordSchema = z.object({ id: z.string(), seq: z.number().int(), sealed });
export const receiptRecordSchema = z.object({ id: z.string(), at: z.number(), sealed });
export const datasetRecordSchema = z.object({ key: z.string(), sealed });
/** A word sealed with the key, which detects a wrong key. */
export const keyRecordSchema = z.object({ name: z.literal('key'), sealed });
/** The commit of the outbox that the database holds. */
export const outboxRecordSchema = z.object({ name: z.literal('outbox'), sealed });

/** A text of this workstation alone. */
export const noteRecordSchema = z.object({ name: z.templateLiteral(['note.', z.string()]), sealed });

export type PageRecord = z.infer<typeof pageRecordSchema>;
export type StepRecord = z.infer<typeof stepRecordSchema>;
export type ReceiptRecord = z.infer<typeof receiptRecordSchema>;
export type DatasetRecord = z.infer<typeof datasetRecordSchema>;
/** `writtenBy`: the version of Carnet, in clear, so that an older one can name the version that is needed. */
export type MetaRecord =
  | z.infer<typeof keyRecordSchema>
  | z.infer<typeof outboxRecordSchema>
  | z.infer<typeof noteRecordSchema>
  | { readonly name: 'writtenBy'; readonly version: string };

export interface SetAsideRecord {
  readonly table: string;
  readonly key: string;
  readonly reason: string;
  readonly record: unknown;
}
