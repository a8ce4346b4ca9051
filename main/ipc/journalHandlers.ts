import { FailureError } from '#shared/failures/failure.ts';
import type { Profiles } from '../secrets/profiles.ts';
import type { Family } from './handlers.ts';
import type { Journals } from './journals.ts';
import type { ServiceLock } from './serviceLock.ts';

/** The page's way to the second copy of its outbox. */
export function journalHandlers(
  journals: Journals,
  lock: Pick<ServiceLock, 'holder'>,
  profiles: Pick<Profiles, 'markKept'>,
): Family<'journal'> {
  return {
    'journal.read': async ({ profileId }) => {
      if ((await lock.holder()) !== null) throw new FailureError({ kind: 'locked' }); // nothing is handed out (S9)
      const view = journals.of(profileId).read();
      return { view: view && { ...view, steps: [...view.steps], told: [...view.told] } };
    },
    'journal.append': async ({ profileId, lineage, number, ...change }) => {
      await journals.of(profileId).append(lineage, number, change);
      return {};
    },
    'journal.rewrite': async ({ profileId, ...whole }) => {
      await journals.of(profileId).rewrite(whole);
      await profiles.markKept(profileId); // an outbox begins with a rewrite
      return {};
    },
  };
}
