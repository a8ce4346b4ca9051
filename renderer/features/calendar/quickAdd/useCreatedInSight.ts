import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { adjust } from '#stores/place.ts';
import { addToast } from '#ui/index.ts';
import { showEveryEvent } from '../filter/useFilteredEvents.ts';
import type { Period } from '../period/usePeriod.ts';

/** What filters or another person's week hide at once would seem lost: the user is shown where. Call it with the id. */
export function useCreatedInSight({ all, visible }: Pick<Period, 'all' | 'visible'>): (id: string) => void {
  const { t } = useTranslation();
  const created = useRef<string | null>(null);
  useEffect(() => {
    const id = created.current;
    if (id === null || !all.some((event) => event.id === id)) return;
    created.current = null;
    if (visible.some((event) => event.id === id)) return;
    addToast(t('calendar.views.filter.keptHidden'), {
      label: t('common.word.showEverything'),
      onPress: () => {
        showEveryEvent();
        adjust('calendar', { of: null });
      },
    });
  }, [all, visible, t]);
  return (id) => {
    created.current = id;
  };
}
