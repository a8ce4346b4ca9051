import { autoUpdater } from 'electron-updater';
import { openUpdates } from './openUpdates.ts';
import type { Updates } from './openUpdates.ts';

/** Not while the first lists are received. */
const firstLookMs = 60_000;
const nextLookMs = 6 * 60 * 60_000;

/** Looks for updates with the updater that fits this system and package, now and again until Carnet ends. */
export function watchUpdates(parts: Omit<Parameters<typeof openUpdates>[0], 'updater'>): Updates {
  const updates = openUpdates({ ...parts, updater: autoUpdater });
  const look = (): void => void updates.look();
  setTimeout(look, firstLookMs).unref();
  setInterval(look, nextLookMs).unref();
  return updates;
}
