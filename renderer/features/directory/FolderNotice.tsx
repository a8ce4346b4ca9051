import { useTranslation } from 'react-i18next';
import { useAreaStatus } from '#cache/queries/hooks.ts';
import { useCommands } from '#stores/session.ts';
import { pullKey, useSyncStatus } from '#stores/sync.ts';
import { Notice, TextAction } from '#ui/index.ts';
import { useCutWords } from '#wording/useCutWords.ts';

/** What the open folder's list lacks: it was never received, came cut, or holds what cannot be read. */
export function FolderNotice({ path }: { readonly path: readonly string[] }) {
  const { t } = useTranslation();
  const cutWords = useCutWords();
  const commands = useCommands();
  const request = { entity: 'Directory', path } as const;
  const { last } = useAreaStatus(request);
  const pulling = useSyncStatus((status) => status.pulls[pullKey(request)] !== undefined);
  if (pulling) return null;
  const unreadable = last?.unreadable.length ?? 0;
  const retry = <TextAction onPress={() => void commands.refresh(request)}>{t('directory.retry')}</TextAction>;
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
      {unreadable > 0 && <Notice tone="ask">{t('directory.unreadable', { count: unreadable })}</Notice>}
    </div>
  );
}
