import { useTranslation } from 'react-i18next';
import type { FolderView } from '#cache/queries/views.ts';

/** « 4 dossiers et 5 fichiers », without counts of zero; « Vide ». */
export function useCounted(rows: readonly FolderView[]): string {
  const { t } = useTranslation();
  if (rows.length === 0) return t('summary.value.empty');
  const count = rows.filter((row) => row.isFolder).length;
  const folders = t('folders.folderCount', { count });
  const files = t('folders.fileCount', { count: rows.length - count });
  if (count === rows.length) return folders;
  return count === 0 ? files : t('directory.and', { folders, files });
}
