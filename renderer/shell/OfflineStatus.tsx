import { useTranslation } from 'react-i18next';
import { useInterviews } from '#cache/queries/hooks.ts';
import { useReadiness } from '#stores/offline.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { TextAction, useFormat, useNow } from '#ui/index.ts';
import { StatusItem, StatusText } from './StatusItem.tsx';

const show = (offlinePage: 'report' | null): void =>
  useView.setState({ screen: 'offline', offlinePage, deciding: null, settingsPage: null });

/** Preparing goes on while other screens are on screen. */
export function PreparingStatus() {
  const { t } = useTranslation();
  const { state, why } = useReadiness((readiness) => readiness.preparing);
  const says =
    state === 'running' ? 'offline.status' : state === 'stopped' && why !== 'person' ? 'offline.statusStopped' : null;
  if (says === null) return null;
  return (
    <StatusItem isWrong={state === 'stopped'}>
      <TextAction onPress={() => show(null)}>{t(says)}</TextAction>
    </StatusItem>
  );
}

/** The service gives an interview no end; after so long, the last one of the day is taken to be over. */
const lastsMs = 45 * 60_000;

/** After the last interview, the report is offered until it was opened. */
export function DayEnd() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const day = format.dayOf(now);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const seen = useReadiness((readiness) => readiness.reportSeen);
  const last = useInterviews({ campusId, from: format.startOfDay(day), to: format.endOfDay(day) }).at(-1);
  if (!last || last.creneau + lastsMs > now || seen === day) return null;
  return (
    <StatusItem>
      <StatusText>{t('offline.report.offer')}</StatusText>
      <TextAction onPress={() => show('report')}>{t('offline.reportButton')}</TextAction>
    </StatusItem>
  );
}
