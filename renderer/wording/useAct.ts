import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '#intents/intent.ts';
import { intentKey } from '#intents/intentKey.ts';
import { useCommand } from '#stores/commit.ts';
import { movesSaved } from '#stores/moved.ts';
import { rejectionIn } from '#stores/session.ts';
import type { Submission } from '#sync/ports.ts';
import { showToast } from '#ui/index.ts';
import { showKept } from './KeptText.tsx';

interface How {
  readonly submission?: Submission | undefined;
  /** Shown once it is kept, with what undoes it; says too when the service has it (I27). */
  readonly done?: string | undefined;
  /** The words of what undoes it, where they are not « Annuler ». */
  readonly back?: string | undefined;
  /** Gets why it was rejected, in words, in place of a notice; null once it was not. */
  readonly onRejected?: ((why: string | null) => void) | undefined;
  /** Identifies the activation, in place of `intentKey`. */
  readonly about?: string | undefined;
}

/**
 * Runs an intent for a control: dispatches it once, however often the control is activated, and shows why it was
 * rejected. Resolves once it is durably stored (I1), with the ids it created or changed, none if it changed nothing.
 * Null: it was rejected, or this was a repeated activation. The same function at each render.
 */
export function useAct(): (intent: Intent, how?: How) => Promise<readonly string[] | null> {
  const { t } = useTranslation();
  const undo = useUndoOf();
  const commit = useCommand(
    async (commands, intent: Intent, { submission, done, back, onRejected = tellRejected }: How) => {
      const accepted = await commands.dispatch(intent, submission);
      const rejection = rejectionIn(accepted);
      onRejected(rejection && t(`common.rejection.${rejection}`));
      if (rejection) return null;
      if (!accepted.ok) {
        if (done !== undefined) showToast(t('common.rejection.nothingChanged'));
        return [];
      }
      const { intentId, targets } = accepted;
      const onPress = (): void => void undo(intentId);
      if (done !== undefined)
        showKept(
          { text: done, targets },
          back === undefined ? { label: t('common.undo'), kbd: 'mod+z', onPress } : { label: back, onPress },
        );
      return targets;
    },
    (intent, { about }) => about ?? intentKey(intent),
  );
  return useCallback(async (intent, how = {}) => (await commit(intent, how)) ?? null, [commit]);
}

const tellRejected = (why: string | null): void => void (why !== null && showToast(why));

/** Undoes what was asked for under an id, also after other changes. The same function at each render. */
export const useUndoOf = (): ((intentId: string) => Promise<unknown>) =>
  useCommand(
    async (commands, intentId: string) => {
      await movesSaved();
      await commands.undoOf(intentId);
    },
    (intentId) => intentId,
  );
