import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useFolderPath } from '#cache/queries/hooks.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isLearner } from '#shared/entities/people.ts';
import { isSignInKind } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { usePlaceOn, useScreen } from '#stores/place.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';
import { classes, IconButton, TextAction, useFormat, useShortcut } from '#ui/index.ts';
import { useCutWords } from '#wording/useCutWords.ts';
import { useReceivedWords } from '#wording/useReceivedWords.ts';
import { appShortcuts } from './commands.ts';
import { StatusItem, StatusText } from './StatusItem.tsx';

/** The age of the list on screen, the progress of its download, or why it is incomplete. */
export function Freshness() {
  const request = useScreenRequest();
  return request && <ScreenFreshness request={request} />;
}

/** Also shown at the start of the bar, for the whole service. */
const isToldByService = (kind: FailureKind): boolean => kind === 'offline' || isSignInKind(kind);

function ScreenFreshness({ request }: { readonly request: PullRequest }) {
  const { t } = useTranslation();
  const format = useFormat();
  const receivedWords = useReceivedWords();
  const cutWords = useCutWords();
  const commands = useCommands();
  const { last } = useDatasetStatus(request);
  const running = useSyncStatus((status) => status.pulls[requestKey(request)]);
  const failure = useSyncStatus((status) => status.pullFailures[requestKey(request)]);

  const again = (): void => void commands.refresh(request);
  useShortcut(appShortcuts.refresh, again);
  if (running) {
    return (
      <StatusItem>
        <StatusText>{t('shell.status.pulling', { received: format.number(running.received) })}</StatusText>
        <TextAction onPress={() => commands.cancelRefresh(request)}>{t('common.slow.stop')}</TextAction>
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
        {receivedWords(last?.at ?? null)}
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

const entities: Partial<Record<Screen, EntityName>> = {
  today: 'Dossier',
  calendar: 'Planification',
  directory: 'Directory',
};

/** What to download for the current screen; null when nothing on it comes from a list. */
function useScreenRequest(): PullRequest | null {
  const screen = useScreen();
  const folder = usePlaceOn('directory', ({ id }) => id);
  const kind = usePlaceOn('people', ({ entity }) => entity);
  const path = useFolderPath(folder);
  // The service lists no learners; the age of applications is that of today's interviews.
  const entity = screen === 'people' ? kind : entities[screen];
  // A folder that exists only on this workstation has nothing to download.
  if (entity === undefined || isLearner(entity) || (screen === 'directory' && isProvisional(folder))) return null;
  return { entity, ...(screen === 'directory' && { path: path.map(({ name }) => name) }) };
}
