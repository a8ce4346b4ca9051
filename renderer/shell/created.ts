import type { OutboxView } from '#cache/queries/views.ts';
import { isReceipt } from '#sync/step.ts';

/** Provisional ids of pending creations, by step. */
export type Pending = ReadonlyMap<string, string>;

/**
 * What was created since the last look: provisional id → the service's. A receipt keeps its step's id and has the
 * service's id as target (I6).
 */
export function createdSince(
  pending: Pending,
  outbox: OutboxView,
): { readonly pending: Pending; readonly created: ReadonlyMap<string, string> } {
  const still = new Map<string, string>();
  for (const step of [...outbox.waiting, ...outbox.toDecide])
    if (step.action === 'create' && !isReceipt(step)) still.set(step.id, step.target);
  const created = new Map<string, string>();
  for (const receipt of [...outbox.receipts, ...outbox.toDecide]) {
    const before = pending.get(receipt.id);
    if (before !== undefined && receipt.state.kind === 'applied' && !still.has(receipt.id))
      created.set(before, receipt.target);
  }
  return { pending: still, created };
}
