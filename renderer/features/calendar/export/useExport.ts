import { useTranslation } from 'react-i18next';
import { FailureError } from '#shared/failures/failure.ts';
import { useCommands, useSession } from '../../../stores/session.ts';
import { showToast } from '../../../ui/index.ts';
import type { ShownEvent } from '../look/shown.ts';
import { icsOf } from './ics.ts';

/** Keeps events as an iCalendar file where the person says. `fileName` without its ending; `now` is epoch ms. */
export function useExport(): (events: readonly ShownEvent[], fileName: string, now: number) => Promise<void> {
  const { t } = useTranslation();
  const commands = useCommands();
  const service = useSession((session) => session.open?.profile.baseUrl) ?? '';
  return async (events, fileName, now) => {
    if (events.length === 0) return showToast(t('calendar.views.ics.nothing'));
    const words = { name: fileName, unsent: t('calendar.views.ics.unsent'), done: t('calendar.views.ics.doneWith') };
    try {
      const saved = await commands.saveFile(`${fileName}.ics`, icsOf(events, hostOf(service), now, words));
      if (saved) showToast(t('calendar.views.ics.saved', { count: events.length }));
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      showToast(t('calendar.views.ics.failed', { reason: t(`common.failure.${error.failure.kind}`) }));
    }
  };
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : 'carnet');
