import { useTranslation } from 'react-i18next';
import { useStepsOfIntent } from '#cache/queries/hooks.ts';
import type { Intent } from '#intents/intent.ts';
import { wishKey } from '#intents/wishKey.ts';
import { useCommit } from '#stores/commit.ts';
import { showToast } from '#ui/index.ts';

/**
 * Asks for changes and says what was done, with its way back. Answers once they are durably kept (I1), with the ids they
 * made or changed; null when one was not, and the person has been told why, or when it was the second activation of one
 * wish, of which nothing is said.
 */
export function useAct(): (done: string, ...intents: readonly Intent[]) => Promise<readonly string[] | null> {
  const { t } = useTranslation();
  const stepsOf = useStepsOfIntent();

  const { commit: undo } = useCommit(
    (commands, ...stepIds: readonly string[]) => commands.undo(...stepIds),
    (...stepIds) => stepIds.join(' '),
  );

  const { commit } = useCommit(
    async (commands, done: string, ...intents: readonly Intent[]) => {
      const kept: string[] = [];
      const targets: string[] = [];
      for (const intent of intents) {
        const accepted = await commands.dispatch(intent);
        if (accepted.ok) {
          kept.push(accepted.intentId);
          targets.push(...accepted.targets);
        } else if (accepted.rejection !== 'nothingChanged') {
          showToast(t(`common.rejection.${accepted.rejection}`));
          return null;
        }
      }
      if (kept.length > 0)
        showToast(done, { label: t('common.undo'), onPress: () => void undo(...kept.flatMap(stepsOf)) });
      return targets;
    },
    (_done, ...intents) => intents.map(wishKey).join(' '),
  );
  return async (done, ...intents) => (await commit(done, ...intents)) ?? null;
}
