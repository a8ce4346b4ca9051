import { useDatasetStatus, useLoaded } from '#cache/queries/hooks.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';

/**
 * Before the first request an absence is unknown: the list may wait for its turn. `isServed`: received without being
 * asked for. `last`: null where it never was received.
 */
export function useListState(request: PullRequest, isServed = true) {
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
