import { useDatasetStatus, useLoaded } from '#cache/queries/hooks.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';

interface ListState {
  /** It is still being read from the disk, or received for the first time. */
  readonly isComing: boolean;
  /** When it was last received; null: never. */
  readonly last: PullStatus | null;
}

/**
 * What is known of a list that shows nothing. Before the first request to the service an absence is unknown: the list
 * may still be received, as while it waits for its turn, such as after the first sign-in. `isServed`: the service has
 * it, and it is received without being asked for.
 */
export function useListState(request: PullRequest, isServed = true): ListState {
  const isRead = useLoaded(request.entity) === 'ready';
  const { last } = useDatasetStatus(request);
  const key = requestKey(request);
  const isUnderWay = useSyncStatus(
    ({ connection, pulls, waitingPulls, pullFailures }) =>
      pulls[key] !== undefined ||
      (pullFailures[key] === undefined && (waitingPulls.includes(key) || (isServed && connection.kind === 'unknown'))),
  );
  return { isComing: !isRead || (last === null && isUnderWay), last };
}
