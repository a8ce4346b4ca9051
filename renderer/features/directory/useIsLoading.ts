import { useDatasetStatus, useLoaded } from '#cache/queries/hooks.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';

/**
 * Whether what a folder contains is still being read from the disk, or downloaded for the first time. Before the first
 * request to the service its existence is unknown: it may still be downloaded.
 */
export function useIsLoading(path: readonly string[], isHereOnly = false): boolean {
  const request = { entity: 'Directory', path } as const;
  const isRead = useLoaded('Directory') === 'ready';
  const { last } = useDatasetStatus(request);
  const isComing = useSyncStatus(
    ({ connection, pulls }) => connection.kind === 'unknown' || pulls[requestKey(request)] !== undefined,
  );
  return !isRead || (last === null && !isHereOnly && isComing);
}
