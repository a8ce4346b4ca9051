import { useTranslation } from 'react-i18next';
import { useSession } from '#stores/session.ts';
import { showToast } from '#ui/index.ts';
import { useSaveFile } from '#wording/useSaveFile.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { CalendarView } from '../layout/period.ts';
import { lengthOfView } from '../layout/period.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { icsOf } from './ics.ts';

/** Keeps events as an iCalendar file where the person says. `fileName` without its ending; `now` is epoch ms. */
export function useExport(): (events: readonly ShownEvent[], fileName: string, now: number) => Promise<void> {
  const { t } = useTranslation();
  const save = useSaveFile();
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

/** « Carnet Semaine 2026-11-16 »: a name that every disk takes. `viewName` in the language of the moment. */
export function fileName(viewName: string, view: CalendarView, days: readonly SchoolDay[], day: string): string {
  const when = lengthOfView[view] === 'month' ? day.slice(0, 7) : (days[0]?.day ?? day);
  return `Carnet ${viewName} ${when}`;
}
