import { useTranslation } from 'react-i18next';
import { useAreaStatus } from '../../cache/queries/hooks.ts';
import { useCommands } from '../../stores/session.ts';
import { pullKey, useSyncStatus } from '../../stores/sync.ts';
import { TextAction } from '../../ui/index.ts';
import type { CalendarView } from './layout/period.ts';

const request = { entity: 'Planification' } as const;

interface PeriodNoteProps {
  readonly view: CalendarView;
  readonly empty: boolean;
  readonly hiddenCount: number;
  readonly onShowAll: () => void;
}

/**
 * Why the grid holds less than one may think, in one line: never received, nothing there, or hidden by a choice.
 * What went wrong in receiving, and how old the list is, is told by the status bar.
 */
export function PeriodNote({ view, empty, hiddenCount, onShowAll }: PeriodNoteProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  const { last } = useAreaStatus(request);
  const running = useSyncStatus((status) => status.pulls[pullKey(request)] !== undefined);
  const failure = useSyncStatus((status) => status.pullFailures[pullKey(request)]);
  // The list is assumed: a service without it shows here what this workstation made or opened (R3.4).
  if (last === null && (failure === 'gone' || failure === 'refused')) return <Line>{t('calendar.notServed')}</Line>;
  if (last === null) {
    return (
      <Line>
        {running ? t('calendar.receiving') : t('calendar.neverReceived')}
        {!running && <TextAction onPress={() => void commands.refresh(request)}>{t('calendar.receive')}</TextAction>}
      </Line>
    );
  }
  if (hiddenCount > 0) {
    return (
      <Line>
        {t('calendar.hiddenByFilter', { count: hiddenCount })}
        <TextAction onPress={onShowAll}>{t('calendar.showAllTypes')}</TextAction>
      </Line>
    );
  }
  return empty ? <Line>{t(view === 'day' ? 'calendar.emptyDay' : 'calendar.emptyWeek')}</Line> : null;
}

function Line({ children }: { readonly children: React.ReactNode }) {
  return <p className="flex shrink-0 items-center gap-2 border-b border-line bg-canvas px-5 py-1.5 text-help text-text-2">{children}</p>;
}
