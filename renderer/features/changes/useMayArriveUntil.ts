import { usualOptions } from '#shared/ipc/profileOptions.ts';
import { useSession } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { useNow } from '#ui/index.ts';

/**
 * Until when the service may still carry out a request whose answer was lost, epoch ms: the end of its quiet time
 * (R3.6). Null once that has passed.
 */
export function useMayArriveUntil({ state, sentAt }: Step): number | null {
  const now = useNow();
  const seconds = useSession(({ open }) => (open?.profile.options ?? usualOptions).quietSeconds);
  if (state.kind !== 'doubt') return null;
  const until = (sentAt ?? state.since) + seconds * 1_000;
  return until > now ? until : null;
}
