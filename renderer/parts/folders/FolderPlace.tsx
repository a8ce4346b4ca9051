import { useTranslation } from 'react-i18next';
import { useFolderPath } from '#cache/queries/hooks.ts';

export function FolderPlace({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const above = useFolderPath(id)
    .slice(0, -1)
    .map(({ name }) => name);
  return (
    <span className="truncate-line block text-help leading-4 text-text-3">
      {[t('folders.share'), ...above].join(' › ')}
    </span>
  );
}
