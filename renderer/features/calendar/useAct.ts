import { useTranslation } from 'react-i18next';
import type { Intent } from '../../intents/intent.ts';
import { useCommands } from '../../stores/session.ts';
import { showToast } from '../../ui/index.ts';

/** Rejections of the calendar's intents that have words of their own. */
const worded = new Set(['endBeforeStart', 'emptyName', 'nameTooLong', 'notAnInstant', 'unknownEntity', 'decideFirst', 'storage']);

/** Asks for a change. True once it is durably kept (I1), or was there already; else the person has been told why not. */
export function useAct(): (intent: Intent) => Promise<boolean> {
  const { t } = useTranslation();
  const commands = useCommands();
  return async (intent) => {
    const accepted = await commands.dispatch(intent);
    if (accepted.ok || accepted.rejection === 'nothingChanged') return true;
    showToast(t(`calendar.rejection.${worded.has(accepted.rejection) ? accepted.rejection : 'other'}`));
    return false;
  };
}
