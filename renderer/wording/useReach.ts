import { useTranslation } from 'react-i18next';
import { useCommand } from '#stores/commit.ts';
import { useCopy } from '#ui/index.ts';

/** With the system's program; without one, or for no address, copies the text and says so. */
export function useReach(): (text: string, address: string | null) => void {
  const { t } = useTranslation();
  const copy = useCopy();
  const commit = useCommand(
    async (commands, text: string, address: string | null) => {
      const opened = address !== null && (await commands.openOutside(address));
      if (!opened) copy(text, t('common.copiedInstead', { text }));
    },
    (text, _address) => text, // to call and to write are two requests
  );
  return (text, address) => void commit(text, address);
}
