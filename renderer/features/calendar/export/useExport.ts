import { useTranslation } from 'react-i18next';
import { useSession } from '#stores/session.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { CalendarView } from '#timeGrid/layout/period.ts';
import { lengthOfView } from '#timeGrid/layout/period.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { showToast, useFormat } from '#ui/index.ts';
import { useSaveFile } from '#wording/useSaveFile.ts';
import type { Period } from '../period/usePeriod.ts';
import { icsOf, isInOrder } from './ics.ts';
import { hostOf } from './uid.ts';

/** Saves events of a period as an iCalendar file where the user says: all that its title names, or those given. */
export function useExport(period: Period): (these?: readonly ShownEvent[]) => Promise<void> {
  const { t } = useTranslation();
  const format = useFormat();
  const save = useSaveFile();
  const service = useSession((session) => session.open?.profile.baseUrl) ?? '';
  const { view, day, days, visible, now } = period;
  // A month is drawn with the weeks around it, which its title does not name.
  const ofPeriod = (): readonly ShownEvent[] =>
    view === 'month' ? visible.filter((event) => format.dayOf(event.debut).startsWith(day.slice(0, 7))) : visible;
  return async (these = ofPeriod()) => {
    const fit = these.filter(isInOrder);
    const left = these.length - fit.length;
    const reversed = left > 0 ? t('calendar.views.ics.reversed', { count: left }) : '';
    if (fit.length === 0) return showToast(reversed || t('calendar.views.ics.nothing'));
    const name = fileName(t(`calendar.views.name.${view}`), view, days, day);
    const words = { name, unsent: t('calendar.views.ics.unsent'), done: t('calendar.views.ics.doneWith') };
    await save(
      `${name}.ics`,
      icsOf(fit, hostOf(service), now, words),
      [t('calendar.views.ics.saved', { count: fit.length }), reversed].filter(Boolean).join(' '),
    );
  };
}

/** « Carnet Semaine 2026-11-16 »: a name that every file system accepts. `viewName` in the current language. */
export function fileName(viewName: string, view: CalendarView, days: readonly SchoolDay[], day: string): string {
  const when = lengthOfView[view] === 'month' ? day.slice(0, 7) : (days[0]?.day ?? day);
  return `Carnet ${viewName} ${when}`;
}

/** The name of a file of the period, without its ending. */
export function useFileName({ view, days, day }: Pick<Period, 'view' | 'days' | 'day'>): string {
  const { t } = useTranslation();
  return fileName(t(`calendar.views.name.${view}`), view, days, day);
}
