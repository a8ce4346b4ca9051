import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useLoaded } from '#cache/queries/hooks.ts';
import { chooseForDay } from '#stores/interviewDay.ts';
import { go } from '#stores/place.ts';
import { useIsHidden } from '#stores/policy.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { useView } from '#stores/view.ts';
import { requestKey } from '#sync/rules/request.ts';
import { EmptyState, LoadingAfter, Skeleton, TextAction } from '#ui/index.ts';

interface NoInterviewsProps {
  readonly isToday: boolean;
  /** Other agents have interviews that day: the filter « Mes entretiens » hides them. */
  readonly ofAgent: boolean;
  readonly onToday: () => void;
}

const request = { entity: 'Dossier' } as const;

/** Why the list is empty: still being read or downloaded, never downloaded, or without interviews. */
export function NoInterviews({ isToday, ofAgent, onToday }: NoInterviewsProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  const hasCalendar = !useIsHidden('calendar');
  const loaded = useLoaded('Dossier') === 'ready';
  const { last } = useDatasetStatus(request);
  const coming = useSyncStatus(
    (status) => status.pulls[requestKey(request)] !== undefined || status.connection.kind === 'unknown',
  );

  if (!loaded || (last === null && coming)) {
    return (
      <LoadingAfter>
        <Skeleton label={t('common.loading')} />
      </LoadingAfter>
    );
  }
  if (last === null) {
    return (
      <EmptyState
        message={t('today.never')}
        action={<TextAction onPress={() => void commands.refresh(request)}>{t('today.receive')}</TextAction>}
      />
    );
  }
  if (ofAgent) {
    return (
      <EmptyState
        message={t('today.noneOfAgent')}
        action={<TextAction onPress={() => chooseForDay({ shown: 'everyone' })}>{t('today.seeEveryone')}</TextAction>}
      />
    );
  }
  return isToday ? (
    <EmptyState
      message={t('today.none')}
      action={
        hasCalendar && (
          <TextAction onPress={() => go({ at: 'calendar' }) && useView.setState({ calendarView: 'week' })}>
            {t('today.seeWeek')}
          </TextAction>
        )
      }
    />
  ) : (
    <EmptyState
      message={t('today.noneThatDay')}
      action={<TextAction onPress={onToday}>{t('keys.today.now')}</TextAction>}
    />
  );
}
