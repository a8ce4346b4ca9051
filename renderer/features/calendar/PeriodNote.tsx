import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreaStatus } from '#cache/queries/hooks.ts';
import { useCommands } from '#stores/session.ts';
import { pullKey, useSyncStatus } from '#stores/sync.ts';
import { TextAction } from '#ui/index.ts';
import type { CalendarView } from './layout/period.ts';
import { lengthOfView } from './layout/period.ts';

const request = { entity: 'Planification' } as const;

interface PeriodNoteProps {
  readonly view: CalendarView;
  /** Nothing is in the period, whatever the filters let through. */
  readonly empty: boolean;
  readonly onCreate: () => void;
}

/**
 * Why nothing is shown where one may expect something, in one line: never received, or nothing there; what filters hide
 * is said beside them. What went wrong in receiving, and how old the list is, is told by the status bar.
 */
export function PeriodNote({ view, empty, onCreate }: PeriodNoteProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  const { last } = useAreaStatus(request);
  const running = useSyncStatus(
    ({ pulls, connection }) => pulls[pullKey(request)] !== undefined || connection.kind === 'unknown',
  );
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
  if (!empty) return null;
  return (
    <Line>
      {t(`calendar.views.empty.${lengthOfView[view]}`)}
      <TextAction onPress={onCreate}>{t('calendar.createEvent')}</TextAction>
    </Line>
  );
}

/** One quiet line over the days. */
export function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex shrink-0 items-center gap-2 border-b border-line bg-canvas px-5 py-1.5 text-help text-text-2">
      {children}
    </p>
  );
}
