import { useTranslation } from 'react-i18next';
import { useAreaStatus, useLoaded } from '../../cache/queries/hooks.ts';
import type { FolderView } from '../../cache/queries/views.ts';
import { useCommands } from '../../stores/session.ts';
import { pullKey, useSyncStatus } from '../../stores/sync.ts';
import { EmptyState, LoadingAfter, Skeleton, TextAction, useFormat } from '../../ui/index.ts';
import { FolderList } from './FolderList.tsx';
import { useCounted } from './useCounted.ts';

interface FolderContentProps {
  readonly all: readonly FolderView[];
  readonly filter: string;
  readonly path: readonly string[];
  /** The open folder is only here: nothing of it can be received. */
  readonly isHereOnly: boolean;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/** The rows of the open folder, or why there is none. */
export function FolderContent({ all, filter, path, isHereOnly, selected, onSelect }: FolderContentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const rows = filtered(all, filter);
  const counted = useCounted(all);
  if (all.length === 0) return <Nothing path={path} isHereOnly={isHereOnly} />;
  if (rows.length === 0) return <EmptyState message={t('directory.noMatch', { text: format.quote(filter) })} />;
  return (
    <>
      <FolderList rows={rows} path={path} selected={selected} onSelect={onSelect} />
      <p className="px-5 py-3.5 text-help text-text-3">
        {t('directory.summary', { content: counted })}
      </p>
    </>
  );
}

/** Names that contain the text, whatever case and accents. */
export const filtered = (rows: readonly FolderView[], text: string): readonly FolderView[] =>
  text === '' ? rows : rows.filter((row) => folded(row.name).includes(folded(text)));

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function Nothing({ path, isHereOnly }: { readonly path: readonly string[]; readonly isHereOnly: boolean }) {
  const { t } = useTranslation();
  const commands = useCommands();
  const request = { entity: 'Directory', path } as const;
  const loaded = useLoaded('Directory') === 'ready';
  const { last } = useAreaStatus(request);
  const online = useSyncStatus((status) => status.connection.kind === 'online');
  const pulling = useSyncStatus((status) => status.pulls[pullKey(request)] !== undefined);
  const failure = useSyncStatus((status) => status.pullFailures[pullKey(request)]);

  if (!loaded || (pulling && last === null)) {
    return (
      <LoadingAfter>
        <Skeleton label={t('common.loading')} />
      </LoadingAfter>
    );
  }
  if (last !== null || isHereOnly) return <EmptyState message={t('directory.empty')} />;
  if (!online) return <EmptyState message={t('directory.absentOffline')} />;
  return (
    <EmptyState
      message={failure ? t(`common.failure.${failure}`) : t('directory.absentOnline')}
      action={<TextAction onPress={() => void commands.refresh(request)}>{t('directory.receive')}</TextAction>}
    />
  );
}
