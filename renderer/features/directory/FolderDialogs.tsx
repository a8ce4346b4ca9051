import { useTranslation } from 'react-i18next';
import { useFolderPath } from '#cache/queries/hooks.ts';
import { NameDialog } from './NameDialog.tsx';
import { openFolder } from './openFolders.ts';

interface NewFolderDialogProps {
  /** The parent; may itself exist only on this workstation. */
  readonly parentId: string;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

export function NewFolderDialog({ parentId, onMade, onClose }: NewFolderDialogProps) {
  const { t } = useTranslation();
  const path = useFolderPath(parentId).map(({ name }) => name);
  return (
    <NameDialog
      title={t('directory.dialog.title')}
      path={path}
      action={t('directory.dialog.create')}
      description={t('directory.dialog.later')}
      intentsFor={(name) => [{ kind: 'folder.create', parent: parentId, parentPath: path, name }]}
      onKept={([id]) => {
        openFolder(parentId);
        if (id !== undefined) onMade(id);
      }}
      onClose={onClose}
    />
  );
}

interface RenameDialogProps {
  /** A folder that exists only on this workstation. */
  readonly folder: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

export function RenameDialog({ folder: { id, name: before }, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const path = useFolderPath(id).map(({ name }) => name);
  return (
    <NameDialog
      title={t('directory.rename.title', { name: before })}
      path={path.slice(0, -1)}
      name={before}
      action={t('directory.rename.action')}
      description={t('directory.rename.later')}
      intentsFor={(name) => (name === before ? [] : [{ kind: 'folder.rename', id, name }])}
      onClose={onClose}
    />
  );
}
