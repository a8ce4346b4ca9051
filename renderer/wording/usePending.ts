import { useOutboxCounts } from '#cache/queries/hooks.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { Pending } from './pending.ts';

/** What the outbox holds; what the user has sent waits for its turn, also before it leaves (R3.0). */
export function usePending(): Pending {
  const { waiting, toSend, toDecide } = useOutboxCounts();
  const sentByUser = useSyncStatus((status) => status.sentByUser.length);
  const isRepaired = useSyncStatus((status) => status.repaired !== null);
  // The outbox is read apart from the status, and may be behind it or ahead of it.
  const sent = Math.min(sentByUser, toSend);
  return { waiting: waiting + sent, toSend: toSend - sent, toDecide, isRepaired };
}
