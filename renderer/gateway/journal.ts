import type { Journal } from '#sync/ports.ts';
import { askBridge } from './bridge.ts';

/** The second copy of a profile's outbox, through the bridge. Rejects with FailureError. */
export const createJournal = (profileId: string): Journal => ({
  read: async () => (await askBridge('journal.read', { profileId })).view,
  append: async (entry) => void (await askBridge('journal.append', { profileId, ...entry })),
  retract: async (revision) => void (await askBridge('journal.retract', { profileId, ...revision })),
  rewrite: async (whole) => void (await askBridge('journal.rewrite', { profileId, ...whole })),
});
