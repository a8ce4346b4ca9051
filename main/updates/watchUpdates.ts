import type { ProxyConfig } from 'electron';
import { autoUpdater } from 'electron-updater';
import { openUpdates } from './openUpdates.ts';
import type { Updates } from './openUpdates.ts';

/** Not while the first lists are received. */
const firstLookMs = 60_000;
const nextLookMs = 6 * 60 * 60_000;

/** Looks for updates with the updater that fits this system and package, now and again until Carnet ends. */
export function watchUpdates({
  proxy,
  ...parts
}: Omit<Parameters<typeof openUpdates>[0], 'updater' | 'prepare'> & {
  /** The policy's, or the user's; null: as the system says. */
  readonly proxy: () => ProxyConfig | null;
}): Updates {
  const prepare = async (): Promise<void> => {
    await autoUpdater.netSession.setProxy(proxy() ?? { mode: 'system' });
  };
  const updates = openUpdates({ ...parts, updater: autoUpdater, prepare });
  const check = (): void => void updates.check();
  setTimeout(check, firstLookMs).unref();
  setInterval(check, nextLookMs).unref();
  return updates;
}
