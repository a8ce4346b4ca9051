import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { isSignInKind } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { useCommands } from '#stores/session.ts';
import { pullKey, useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { classes, IconButton, TextAction, useFormat, useNow, useShortcut } from '#ui/index.ts';
import { useCutWords } from '#wording/useCutWords.ts';
import { appShortcuts } from './commands.ts';
import { useScreenRequest } from './screenRequest.ts';
import type { DatedScreen } from './screenRequest.ts';
import { StatusItem, StatusText } from './StatusItem.tsx';

/** How old the list on screen is, how it is coming in, or why it is not whole. */
export function Freshness() {
  const shown = useScreenRequest();
  return shown && <ScreenFreshness screen={shown.screen} request={shown.request} />;
}

/** Said at the bar's beginning already, for the whole service. */
const isToldByService = (kind: FailureKind): boolean => kind === 'offline' || isSignInKind(kind);

function ScreenFreshness({ screen, request }: { readonly screen: DatedScreen; readonly request: PullRequest }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const cutWords = useCutWords();
  const commands = useCommands();
  const { last } = useDatasetStatus(request);
  const running = useSyncStatus((status) => status.pulls[pullKey(request)]);
  const failure = useSyncStatus((status) => status.pullFailures[pullKey(request)]);

  const again = (): void => void commands.refresh(request);
  useShortcut(appShortcuts.refresh, again);
  if (running) {
    return (
      <StatusItem>
        <StatusText>{t(`shell.status.pulling.${screen}`, { received: format.number(running.received) })}</StatusText>
        <TextAction onPress={() => commands.cancelRefresh(request)}>{t('shell.status.stop')}</TextAction>
      </StatusItem>
    );
  }
  const amiss = [
    last && !last.complete && `${cutWords(last)}.`,
    last && last.unreadable.length > 0 && t('shell.status.unreadableRows', { count: last.unreadable.length }),
    failure && !isToldByService(failure) && t('shell.status.failed', { reason: t(`common.failure.${failure}`) }),
  ].filter((words) => typeof words === 'string');
  return (
    <StatusItem isWrong={amiss.length > 0}>
      <StatusText className={classes(amiss.length > 0 && 'shrink-[1000]')}>
        {last
          ? t(`shell.status.received.${screen}`, { time: format.moment(last.at, now) })
          : t(`shell.status.never.${screen}`)}
      </StatusText>
      {amiss.map((words) => (
        <StatusText key={words} className="text-ask">
          {words}
        </StatusText>
      ))}
      <IconButton
        label={t('shell.status.refresh')}
        kbd="F5"
        icon={<RefreshCw size={12} aria-hidden />}
        onPress={again}
      />
    </StatusItem>
  );
}
