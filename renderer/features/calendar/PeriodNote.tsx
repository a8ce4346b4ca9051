import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import type { ShownLength } from '#timeGrid/layout/period.ts';
import { TextAction } from '#ui/index.ts';

const request = { entity: 'Planification' } as const;

interface PeriodNoteProps {
  readonly length: ShownLength;
  /** The days on screen are empty, whatever the filters hide. */
  readonly empty: boolean;
  readonly onCreate: () => void;
}

/**
 * Why the view is empty, in one line: never downloaded, or without events; events hidden by filters are counted beside
 * them. Failures and the age of the list are shown by the status bar.
 */
export const PeriodNote = memo(function PeriodNote({ length, empty, onCreate }: PeriodNoteProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  const { last } = useDatasetStatus(request);
  const running = useSyncStatus(
    ({ pulls, connection }) => pulls[requestKey(request)] !== undefined || connection.kind === 'unknown',
  );
  const failure = useSyncStatus((status) => status.pullFailures[requestKey(request)]);
  // The list is assumed to exist: if a service does not have it, only what this workstation created or opened is shown
  // (R3.4).
  if (last === null && (failure === 'gone' || failure === 'refused')) return <Line>{t('calendar.notServed')}</Line>;
  if (last === null) {
    return (
      <Line>
        {running ? t('calendar.receiving') : t('calendar.neverReceived')}
        {!running && <TextAction onPress={() => void commands.refresh(request)}>{t('common.word.receive')}</TextAction>}
      </Line>
    );
  }
  if (!empty) return null;
  return (
    <Line>
      {t(`calendar.views.empty.${length}`)}
      <TextAction onPress={onCreate}>{t('keys.calendar.create')}</TextAction>
    </Line>
  );
});

/** One quiet line over the days. */
function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className="flex shrink-0 items-center gap-2 border-b border-line bg-canvas px-5 py-1.5 text-help text-text-2">
      {children}
    </p>
  );
}
