import { useEffect, useRef } from 'react';
import { useOutbox } from '#cache/queries/hooks.ts';
import type { OutboxView } from '#cache/queries/views.ts';
import { renameUnfolded } from '#features/directory/openFolders.ts';
import { renameFolderChoices } from '#stores/folderOf.ts';
import { givenId, noteGiven } from '#stores/givenIds.ts';
import { useOpenedRows } from '#stores/openedRow.ts';
import { renamePlaces } from '#stores/place.ts';
import { isReceipt } from '#sync/step.ts';

/**
 * What the user has open stays open when the service gives it its real id. A component of its own: the frame is not
 * drawn again at each change of the outbox.
 */
export function FollowCreated(): null {
  const outbox = useOutbox();
  const pending = useRef<Pending>(new Map());
  useEffect(() => {
    const seen = createdSince(pending.current, outbox);
    pending.current = seen.pending;
    if (seen.created.size === 0) return;
    noteGiven(seen.created);
    renameUnfolded(givenId);
    renameFolderChoices(givenId);
    useOpenedRows.setState(({ rows }) => ({ rows: rows.map((row) => ({ ...row, id: givenId(row.id) })) }));
    renamePlaces(givenId);
  }, [outbox]);
  return null;
}

/** Provisional ids of pending creations, by step. */
type Pending = ReadonlyMap<string, string>;

/**
 * What was created since the last call: provisional id → the service's. A receipt has its step's id, and the service's
 * id as target (I6).
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
