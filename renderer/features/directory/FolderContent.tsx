import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { EmptyState, Loading, Notice, TextAction } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { useCutWords } from '#wording/useCutWords.ts';
import { useListState } from '#wording/useListState.ts';
import { FolderList } from './FolderList.tsx';
import { openFolder, useListing } from './openFolders.ts';
import { inOrder } from './order.ts';
import { useCounted } from './useCounted.ts';

interface FolderContentProps {
  readonly id: string;
  readonly all: readonly FolderView[];
  readonly path: readonly string[];
}

export function FolderContent({ id, all, path }: FolderContentProps) {
  const { t } = useTranslation();
  const counted = useCounted(all);
  const sort = useListing((listing) => listing.sort);
  const rows = useMemo(() => inOrder(all, sort), [all, sort]);
  /** The open folder exists only on this workstation: it has nothing to download. */
  const isHereOnly = isProvisional(id);
  if (all.length === 0) return <Nothing path={path} isHereOnly={isHereOnly} />;
  return (
    <>
      {!isHereOnly && <FolderNotice path={path} />}
      <FolderList
        label={t('directory.list')}
        rows={rows}
        of={`${id} ${sort.column} ${sort.direction}`}
        isFound={false}
        onOpen={(row) => row.isFolder && openFolder(row.id)}
      />
      <p className="px-5 py-3.5 text-help text-text-3">{t('directory.summary', { content: counted })}</p>
    </>
  );
}

function Nothing({ path, isHereOnly }: { readonly path: readonly string[]; readonly isHereOnly: boolean }) {
  const { t } = useTranslation();
  const commands = useCommands();
  const request = { entity: 'Directory', path } as const;
  const { isComing, last } = useListState(request, !isHereOnly);
  const connection = useSyncStatus((status) => status.connection.kind);
  const failure = useSyncStatus((status) => status.pullFailures[requestKey(request)]);

  if (isComing) return <Loading />;
  if (isHereOnly || last?.complete) return <EmptyState message={t('directory.empty')} />;
  if (connection !== 'online')
    return <EmptyState message={t(last ? 'directory.cutOffline' : 'directory.absentOffline')} />;
  return (
    <EmptyState
      message={failure ? <FailureText kind={failure} /> : t(last ? 'directory.cutOnline' : 'directory.absentOnline')}
      action={<TextAction onPress={() => void commands.refresh(request)}>{t('directory.receive')}</TextAction>}
    />
  );
}

/** What the open folder's list lacks: it was never downloaded, was truncated, or contains unreadable rows. */
function FolderNotice({ path }: { readonly path: readonly string[] }) {
  const { t } = useTranslation();
  const cutWords = useCutWords();
  const commands = useCommands();
  const request = { entity: 'Directory', path } as const;
  const { last } = useDatasetStatus(request);
  const pulling = useSyncStatus((status) => status.pulls[requestKey(request)] !== undefined);
  if (pulling) return null;
  const unreadable = last?.unreadable.length ?? 0;
  const retry = <TextAction onPress={() => void commands.refresh(request)}>{t('common.retry')}</TextAction>;
  return (
    <div className="flex flex-col gap-2 px-5 pt-3 empty:hidden">
      {last === null && (
        <Notice tone="neutral">
          {t('directory.neverListed')} {retry}
        </Notice>
      )}
      {last?.complete === false && (
        <Notice tone="ask">
          {cutWords(last)}. {retry}
        </Notice>
      )}
      {unreadable > 0 && <Notice tone="ask">{t('shell.status.damaged', { count: unreadable })}</Notice>}
    </div>
  );
}
