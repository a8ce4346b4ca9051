import { useTranslation } from 'react-i18next';
import { chooseForDay } from '#stores/interviewDay.ts';
import { go } from '#stores/place.ts';
import { useIsHidden } from '#stores/policy.ts';
import { useCommands, useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { EmptyState, Loading, TextAction } from '#ui/index.ts';
import { RestartPractice } from '#wording/RestartPractice.tsx';
import { useListState } from '#wording/useListState.ts';

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
  const isPractice = useSession(({ open }) => open?.profile.practice === true);
  const { isComing, last } = useListState(request);
  if (isComing) return <Loading />;
  if (last === null) {
    return (
      <EmptyState
        message={t('today.never')}
        action={<TextAction onPress={() => void commands.refresh(request)}>{t('common.word.receive')}</TextAction>}
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
  if (isToday && isPractice) return <EmptyState message={t('today.nonePractice')} action={<RestartPractice />} />;
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
