import { useTranslation } from 'react-i18next';
import { useSession } from '#stores/session.ts';
import { showToast } from '#ui/index.ts';
import { useSave } from '#wording/useSave.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import { icsOf } from './ics.ts';

/** Keeps events as an iCalendar file where the person says. `fileName` without its ending; `now` is epoch ms. */
export function useExport(): (events: readonly ShownEvent[], fileName: string, now: number) => Promise<void> {
  const { t } = useTranslation();
  const save = useSave();
  const service = useSession((session) => session.open?.profile.baseUrl) ?? '';
  return async (events, fileName, now) => {
    if (events.length === 0) return showToast(t('calendar.views.ics.nothing'));
    const words = { name: fileName, unsent: t('calendar.views.ics.unsent'), done: t('calendar.views.ics.doneWith') };
    await save(
      `${fileName}.ics`,
      icsOf(events, hostOf(service), now, words),
      t('calendar.views.ics.saved', { count: events.length }),
    );
  };
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : 'carnet');
