import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '#ui/index.ts';

/** When something was received (epoch ms): « Reçu à 10:02 », « Reçu le jeu. 19 nov., 10:02 »; null: never. */
export function useReceivedWords(): (at: number | null) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (at) => (at === null ? t('shell.status.never') : t('shell.status.received', { when: format.when(at, now) }));
}
