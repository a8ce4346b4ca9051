import { useTranslation } from 'react-i18next';
import type { Intent } from '../../intents/intent.ts';
import { useCommands } from '../../stores/session.ts';
import { showToast } from '../../ui/index.ts';

/** Rejections of the calendar's intents that have words of their own. */
const worded = new Set(['endBeforeStart', 'emptyName', 'nameTooLong', 'notAnInstant', 'unknownEntity', 'decideFirst', 'storage']);

/**
 * Asks for a change. Answers once it is durably kept (I1), with the ids it made or changed; null when it was not, and
 * the person has been told why.
 */
export function useAct(): (intent: Intent) => Promise<readonly string[] | null> {
  const { t } = useTranslation();
  const commands = useCommands();
  return async (intent) => {
    const accepted = await commands.dispatch(intent);
    if (accepted.ok) return accepted.targets;
    if (accepted.rejection === 'nothingChanged') return [];
    showToast(t(`calendar.rejection.${worded.has(accepted.rejection) ? accepted.rejection : 'other'}`));
    return null;
  };
}
