import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '#ui/index.ts';

/** When something was received (epoch ms): « Reçu à 10:02 », « Reçu le jeu. 19 nov., 10:02 »; null: never. */
export function useReceivedWords(): (at: number | null) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return (at) => {
    if (at === null) return t('shell.status.never');
    const isToday = format.dayOf(at) === format.dayOf(now);
    return t(isToday ? 'shell.status.received' : 'shell.status.receivedOn', { time: format.moment(at, now) });
  };
}
