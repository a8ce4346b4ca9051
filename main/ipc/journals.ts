import { setTimeout as pause } from 'node:timers/promises';
import { destroyJournal, journalFile, openJournal } from '#main/journal/journal.ts';
import type { Journal } from '#main/journal/journal.ts';
import type { UnsentFiles } from '#main/journal/unsent.ts';
import type { Profiles } from '#main/secrets/profiles.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Family } from './handlers.ts';
import type { ServiceLock } from './serviceLock.ts';

/** The journal of the profile that was opened last. */
export interface Journals {
  /** Replaces the journal that was open before, which is closed. `dataKey`: 32 bytes. */
  open(profileId: string, dataKey: Buffer): Promise<void>;
  /** Throws `locked` when that profile's journal is not the open one (I19). */
  of(profileId: string): Journal;
  /** The file of the open one, and how many changes it holds; null where none is open or written. */
  summary(): Promise<{ readonly bytes: number; readonly changedAt: number; readonly changes: number } | null>;
  close(): Promise<void>;
  /** The same once a page that was locked has stored what was typed last: the key is dropped with it (S9). */
  closeSoon(): Promise<void>;
  /** Deletes it on sign-out (S9). */
  destroy(profileId: string): Promise<void>;
}

/** Longer than a page exists once it is locked, and within the second that S9 allows. */
const lastChangesMs = 900;

/** Stores one file for each profile in `folder`. */
export function journals(folder: string): Journals {
  let now: { readonly profileId: string; readonly journal: Journal } | null = null;
  const close = async (): Promise<void> => {
    const before = now;
    now = null;
    await before?.journal.close();
  };
  return {
    async open(profileId, dataKey) {
      await close(); // after this, a read returns all that was written
      now = { profileId, journal: await openJournal(folder, profileId, dataKey) };
    },
    of(profileId) {
      if (now?.profileId !== profileId) throw new FailureError({ kind: 'locked' });
      return now.journal;
    },
    async summary() {
      if (now === null) return null;
      const { profileId, journal } = now;
      const file = await journalFile(folder, profileId);
      return file && { ...file, changes: journal.read()?.steps.length ?? 0 };
    },
    close,
    async closeSoon() {
      const locked = now;
      await pause(lastChangesMs, undefined, { ref: false });
      if (now === locked) await close();
    },
    async destroy(profileId) {
      if (now?.profileId === profileId) await close();
      await destroyJournal(folder, profileId);
    },
  };
}

interface JournalParts {
  readonly journals: Journals;
  readonly unsent: Pick<UnsentFiles, 'of'>;
  readonly lock: Pick<ServiceLock, 'holder'>;
  readonly profiles: Pick<Profiles, 'markKept'>;
}

/** The page's access to the second copy of its outbox, and to what main noted of its steps. */
export function journalHandlers({ journals, unsent, lock, profiles }: JournalParts): Family<'journal'> {
  return {
    'journal.read': async ({ profileId }) => {
      // nothing is handed out while locked (S9)
      if ((await lock.holder()) !== null) throw new FailureError({ kind: 'locked' });
      const view = journals.of(profileId).read();
      return { view: view && { ...view, steps: [...view.steps], receipts: [...view.receipts] } };
    },
    'journal.unsent': async ({ profileId, steps }) => {
      journals.of(profileId); // only of the open one
      const notes = await unsent.of(profileId);
      return { unsent: steps.filter((step) => notes.has(step)) };
    },
    'journal.append': async ({ profileId, lineage, number, ...change }) => {
      await journals.of(profileId).append(lineage, number, change);
      return {};
    },
    'journal.retract': async ({ profileId, lineage, number }) => {
      await journals.of(profileId).retract(lineage, number);
      return {};
    },
    'journal.rewrite': async ({ profileId, ...whole }) => {
      await journals.of(profileId).rewrite(whole);
      await profiles.markKept(profileId); // an outbox begins with a rewrite
      return {};
    },
  };
}
