import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '#intents/intent.ts';
import { useCommit } from '#stores/commit.ts';
import { rejectionIn } from '#stores/session.ts';
import type { RejectionReason } from '#stores/session.ts';

interface FormDispatch {
  /**
   * Resolves once everything is durably stored (I1), with the ids it created or changed; null when one was rejected.
   * Undefined for a repeated activation: nothing was done, and nothing is shown.
   */
  readonly dispatch: (...intents: readonly Intent[]) => Promise<readonly string[] | null | undefined>;
  readonly isDispatching: boolean;
  /** Why the last one was rejected, in words; null when it was stored. */
  readonly error: string | null;
  readonly clearError: () => void;
}

/**
 * From a form or field to its intents, with the rejection to be shown in place. `about`: see `useCommit`; a form does
 * one thing.
 */
export function useFormDispatch(about: (...intents: readonly Intent[]) => string = () => ''): FormDispatch {
  const { t } = useTranslation();
  const [rejection, setRejection] = useState<RejectionReason | null>(null);
  const { commit: dispatch, isCommitting } = useCommit(async (commands, ...intents: readonly Intent[]) => {
    const targets: string[] = [];
    // One after the other, up to the first that is rejected.
    for (const intent of intents) {
      const accepted = await commands.dispatch(intent);
      const why = rejectionIn(accepted);
      setRejection(why);
      if (why) return null;
      if (accepted.ok) targets.push(...accepted.targets);
    }
    return targets;
  }, about);
  return {
    dispatch,
    isDispatching: isCommitting,
    error: rejection && t(`common.rejection.${rejection}`),
    clearError: () => setRejection(null),
  };
}
