import { useTranslation } from 'react-i18next';
import { useFolderPath, useFolderSearch, useLoaded } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { EmptyState, Loading, TextAction, useFormat } from '#ui/index.ts';
import { FolderList } from './FolderList.tsx';
import { setQuery } from './openFolders.ts';

/** More results are counted, and shown as the query gets longer. */
const most = 500;

interface SearchResultsProps {
  readonly query: string;
  readonly sought: string;
  /** The open folder: results inside it come first. */
  readonly folder: string;
  readonly onOpen: (row: FolderView) => void;
}

export function SearchResults({ query, sought, folder, onOpen }: SearchResultsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const loaded = useLoaded('Directory') === 'ready';
  const here = useFolderPath(folder).at(-1)?.name ?? t('folders.share');
  const { rows, total } = useFolderSearch(sought, folder, most);
  if (!loaded) return <Loading />;
  const scope = <p className="px-5 py-3.5 text-help text-text-3">{t('directory.search.scope')}</p>;
  if (rows.length === 0) {
    return (
      <>
        <EmptyState
          message={t('directory.search.none', { text: format.quote(query) })}
          action={<TextAction onPress={() => setQuery('')}>{t('common.word.clearTheSearch')}</TextAction>}
        />
        {scope}
      </>
    );
  }
  return (
    <>
      <output className="block px-5 pt-3 pb-1 text-help text-text-3">
        {total > rows.length
          ? t('directory.search.first', { shown: format.number(rows.length), total: format.number(total) })
          : t('directory.search.found', { count: total, number: format.number(total), name: format.quote(here) })}
      </output>
      <FolderList label={t('directory.search.results')} rows={rows} of={sought} isFound onOpen={onOpen} />
      {scope}
    </>
  );
}
