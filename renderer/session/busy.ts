import { useSyncStatus } from '#stores/sync.ts';

let forget: ReturnType<typeof setTimeout> | undefined;

/** Shows that a service asked for a pause, until it is over. Epoch ms. */
export function noteBusy(until: number): void {
  clearTimeout(forget);
  useSyncStatus.setState({ busyUntil: until });
  forget = setTimeout(() => useSyncStatus.setState({ busyUntil: null }), until - Date.now());
}
