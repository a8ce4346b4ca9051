import { FailureError } from '#shared/failures/failure.ts';
import { destroyJournal, openJournal } from '../journal/journal.ts';
import type { Journal } from '../journal/journal.ts';

/** The journal of the profile that was opened last. */
export interface Journals {
  /** Takes the place of the one before, which is closed. `dataKey`: 32 bytes. */
  open(profileId: string, dataKey: Buffer): Promise<void>;
  /** Throws `locked` when that profile's is not the open one (I19). */
  of(profileId: string): Journal;
  close(): Promise<void>;
  /** Sign-out (S9). */
  destroy(profileId: string): Promise<void>;
}

/** Keeps one file a profile in `folder`. */
export function journals(folder: string): Journals {
  let now: { readonly profileId: string; readonly journal: Journal } | null = null;
  const close = async (): Promise<void> => {
    const before = now;
    now = null;
    await before?.journal.close();
  };
  return {
    async open(profileId, dataKey) {
      await close(); // what is read now holds all that was written
      now = { profileId, journal: await openJournal(folder, profileId, dataKey) };
    },
    of(profileId) {
      if (now?.profileId !== profileId) throw new FailureError({ kind: 'locked' });
      return now.journal;
    },
    close,
    async destroy(profileId) {
      if (now?.profileId === profileId) await close();
      await destroyJournal(folder, profileId);
    },
  };
}
