import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { ReceiptRecord, StepRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';

/** A step as the database keeps it: its id and order in clear, the rest sealed (S8). */
export async function sealStep(disk: Disk, step: Step): Promise<StepRecord> {
  const { id, seq } = step;
  return { id, seq, sealed: await disk.seal('steps', id, seq, JSON.stringify(step)) };
}

/** A receipt: its id and time in clear, the rest sealed. */
export async function sealReceipt(disk: Disk, receipt: Step): Promise<ReceiptRecord> {
  const { id } = receipt;
  const at = endedAt(receipt);
  return { id, at, sealed: await disk.seal('receipts', id, at, JSON.stringify(receipt)) };
}
