import { FailureError } from '#shared/failures/failure.ts';
import type { Journal } from '#sync/ports.ts';
import { callBridge } from './bridge.ts';

/** The second copy of a profile's outbox, through the bridge. Rejects with FailureError. */
export function createJournal(profileId: string): Journal {
  return {
    async read() {
      const answer = await callBridge('journal.read', { profileId });
      if (!answer.ok) throw new FailureError(answer.failure);
      return answer.value.view;
    },
    async append(entry) {
      const answer = await callBridge('journal.append', { profileId, ...entry });
      if (!answer.ok) throw new FailureError(answer.failure);
    },
    async retract(revision) {
      const answer = await callBridge('journal.retract', { profileId, ...revision });
      if (!answer.ok) throw new FailureError(answer.failure);
    },
    async rewrite(whole) {
      const answer = await callBridge('journal.rewrite', { profileId, ...whole });
      if (!answer.ok) throw new FailureError(answer.failure);
    },
  };
}
