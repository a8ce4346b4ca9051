import { useOutboxCounts } from '#cache/queries/hooks.ts';
import { useSentByUser, useSyncStatus } from '#stores/sync.ts';
import type { Pending } from './pending.ts';

/** What the outbox holds; what the user has sent waits for its turn, also before it leaves (R3.0). */
export function usePending(): Pending {
  const { waiting, toSend, toDecide } = useOutboxCounts(...useSentByUser());
  const isRepaired = useSyncStatus((status) => status.repaired !== null);
  return { waiting, toSend, toDecide, isRepaired };
}
