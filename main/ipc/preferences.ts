import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { readIfPresent, writeWhole } from '#main/disk/files.ts';

/** The user's choices on this workstation: Chromium's own storage loses what was written in the last minute. */
export interface Preferences {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
}

export function openPreferences(folder: string): Preferences {
  const path = join(folder, 'preferences.json');
  const mutex = new Mutex();
  return {
    read: () => mutex.runExclusive(() => readIfPresent(path)),
    write: (text) => mutex.runExclusive(() => writeWhole(path, text)),
  };
}
