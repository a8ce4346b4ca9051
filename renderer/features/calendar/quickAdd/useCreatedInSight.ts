import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { adjust } from '#stores/place.ts';
import { addToast } from '#ui/index.ts';
import { showEveryEvent } from '../filter/useFilteredEvents.ts';
import type { Period } from '../period/usePeriod.ts';

/**
 * An event that the filters, or the week of another person, hide as soon as it is created, or moved in place of a
 * second one, would seem lost: the user is shown where it is. Call the result with its id.
 */
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
