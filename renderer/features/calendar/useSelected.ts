import { useTranslation } from 'react-i18next';
import { useEvent, useInterview } from '#cache/queries/hooks.ts';
import { interviewTypeId, interviewsAsEvents } from './appearance/shown.ts';
import type { ShownEvent } from './appearance/shown.ts';

/** What is chosen, on screen or elsewhere in time: an event, or the interview of an application. */
export function useSelected(id: string | null, shown: readonly ShownEvent[], campusId: string): ShownEvent | null {
  const { t } = useTranslation();
  const applicationId = id?.startsWith(`${interviewTypeId}:`) ? id.slice(interviewTypeId.length + 1) : null;
  const event = useEvent(applicationId === null ? (id ?? '') : '');
  const interview = useInterview(applicationId ?? '');
  const here = shown.find((each) => each.id === id);
  if (here || !interview) return here ?? event;
  return interviewsAsEvents([interview], campusId, t('calendar.views.applicationInterview'))[0] ?? null;
}
