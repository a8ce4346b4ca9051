import { useTranslation } from 'react-i18next';
import { useFollowedId } from '#cache/queries/givenIds.ts';
import { useFolderBranch, useFolderPath } from '#cache/queries/hooks.ts';
import { copyName } from './filledName.ts';
import { copyOf } from './newFolders.ts';
import { NewFoldersDialog } from './NewFoldersDialog.tsx';

export function DuplicateDialog({ id: opened, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const id = useFollowedId(opened);
  const branch = useFolderBranch(id);
  const path = useFolderPath(id);
  if (!branch) return null;
  const above = path.slice(0, -1);
  return (
    <NewFoldersDialog
      title={t('folders.duplicate.title', { name: branch.name })}
      parent={above.at(-1)?.id ?? 'root'}
      usualName={copyName(branch.name, (name) => t('folders.duplicate.copy', { name }))}
      source={branch}
      inside={copyOf(branch).inside}
      onClose={onClose}
    >
      {() => (
        <p className="text-text-2">
          {t('folders.in', { path: [t('folders.share'), ...above.map(({ name }) => name)].join(' › ') })}
        </p>
      )}
    </NewFoldersDialog>
  );
}
