import { useSyncStatus } from '#stores/sync.ts';

let forget: ReturnType<typeof setTimeout> | undefined;

/** Notes for the screens that a service asks to be left alone, until that is over. Epoch ms. */
export function noteBusy(until: number): void {
  clearTimeout(forget);
  useSyncStatus.setState({ busyUntil: until });
  forget = setTimeout(() => useSyncStatus.setState({ busyUntil: null }), until - Date.now());
}
