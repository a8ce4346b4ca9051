import { useTranslation } from 'react-i18next';
import { usualLength } from '#shared/time/interviewLength.ts';
import { useReadiness } from '#stores/offline.ts';
import { go } from '#stores/place.ts';
import { useIsHidden } from '#stores/policy.ts';
import { TextAction } from '#ui/index.ts';
import { useInterviewsToday } from './desktop/useToday.ts';
import { StatusItem, StatusText } from './StatusItem.tsx';

const show = (isReport: boolean): boolean => go({ at: 'offline', isReport });

/** Preparation continues while other screens are shown. */
export function PreparingStatus() {
  const { t } = useTranslation();
  const { state, why } = useReadiness((readiness) => readiness.preparing);
  const says =
    state === 'running'
      ? 'shell.preparation.running'
      : state === 'stopped' && why !== 'person'
        ? 'shell.preparation.stopped'
        : null;
  const isHidden = useIsHidden('offline');
  if (says === null || isHidden) return null;
  return (
    <StatusItem isWrong={state === 'stopped'}>
      <TextAction onPress={() => show(false)}>{t(says)}</TextAction>
    </StatusItem>
  );
}

/** After the last interview of the day, offers the report until it has been opened. */
export function DayEnd() {
  const { t } = useTranslation();
  const { now, day, interviews } = useInterviewsToday();
  const seen = useReadiness((readiness) => readiness.reportSeen);
  const last = interviews.at(-1);
  const isHidden = useIsHidden('offline');
  if (isHidden || !last || last.creneau + usualLength > now || seen === day) return null;
  return (
    <StatusItem>
      <StatusText>{t('shell.preparation.reportOffer')}</StatusText>
      <TextAction onPress={() => show(true)}>{t('common.word.dayReport')}</TextAction>
    </StatusItem>
  );
}
