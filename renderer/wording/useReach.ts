import { useTranslation } from 'react-i18next';
import { useCommands } from '../stores/session.ts';
import { useCopy } from '../ui/index.ts';

/**
 * Calls or writes by the system's program. Where it has none, or the text makes no address, the text is copied, and a
 * toast says so.
 */
export function useReach(): (text: string, address: string | null) => void {
  const { t } = useTranslation();
  const commands = useCommands();
  const copy = useCopy();
  return (text, address) => {
    const putAtHand = (): void => copy(text, t('common.copiedInstead', { text }));
    if (address === null) return putAtHand();
    void commands.openOutside(address).then((opened) => (opened ? undefined : putAtHand()));
  };
}
