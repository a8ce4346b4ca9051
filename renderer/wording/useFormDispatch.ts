import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '#intents/intent.ts';
import { useCommit } from '#stores/commit.ts';
import { rejectionIn } from '#stores/session.ts';
import type { RejectionReason } from '#stores/session.ts';

interface FormDispatch {
  /**
   * Resolves once everything is durably stored (I1), with the ids it created or changed; null when it was rejected.
   * Undefined for a repeated activation: nothing was done, and nothing is shown.
   */
  readonly dispatch: (intent: Intent) => Promise<readonly string[] | null | undefined>;
  /** Why the last one was rejected, in words; null when it was stored. */
  readonly error: string | null;
  readonly clearError: () => void;
}

/**
 * From a form or field to its intent, with the rejection to be shown in place. `about`: see `useCommit`; a form does
 * one thing.
 */
export function useFormDispatch(about: (intent: Intent) => string = () => ''): FormDispatch {
  const { t } = useTranslation();
  const [rejection, setRejection] = useState<RejectionReason | null>(null);
  const { commit: dispatch } = useCommit(async (commands, intent: Intent) => {
    const accepted = await commands.dispatch(intent);
    const why = rejectionIn(accepted);
    setRejection(why);
    return why ? null : accepted.ok ? accepted.targets : [];
  }, about);
  return {
    dispatch,
    error: rejection && t(`common.rejection.${rejection}`),
    clearError: () => setRejection(null),
  };
}
