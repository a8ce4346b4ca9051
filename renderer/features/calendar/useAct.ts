import { useTranslation } from 'react-i18next';
import type { Intent } from '#intents/intent.ts';
import { wishKey } from '#intents/wishKey.ts';
import { useCommit } from '#stores/commit.ts';
import type { Submission } from '#stores/session.ts';
import { showToast } from '#ui/index.ts';

/** Rejections of the calendar's intents that have words of their own. */
const worded = new Set([
  'endBeforeStart',
  'emptyName',
  'nameTooLong',
  'notAnInstant',
  'unknownEntity',
  'decideFirst',
  'storage',
]);

/**
 * Asks for a change, once however often its control is activated. Answers once it is durably kept (I1), with the ids it
 * made or changed. Null when it was not kept, and the person has been told why; or when it was the second activation of
 * one wish, of which nothing is said.
 */
export function useAct(): (intent: Intent, submission?: Submission) => Promise<readonly string[] | null> {
  const { t } = useTranslation();
  const { commit } = useCommit(
    async (commands, intent: Intent, submission?: Submission) => {
      const accepted = await commands.dispatch(intent, submission);
      if (accepted.ok) return accepted.targets;
      if (accepted.rejection === 'nothingChanged') return [];
      showToast(t(`calendar.rejection.${worded.has(accepted.rejection) ? accepted.rejection : 'other'}`));
      return null;
    },
    (intent, _submission) => wishKey(intent),
  );
  return async (intent, submission) => (await commit(intent, submission)) ?? null;
}
