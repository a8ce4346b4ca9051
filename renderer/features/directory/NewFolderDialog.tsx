import { useTranslation } from 'react-i18next';
import { useFolderPath } from '#cache/queries/hooks.ts';
import { NameDialog } from './NameDialog.tsx';
import { openFolder } from './openFolders.ts';

interface NewFolderDialogProps {
  /** Where it is made; may itself be only here. */
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
      onSave={async (commands, name) => {
        const answer = await commands.dispatch({ kind: 'folder.create', parent: parentId, parentPath: path, name });
        if (!answer.ok) return answer.rejection;
        openFolder(parentId);
        const [id] = answer.targets;
        if (id !== undefined) onMade(id);
        return null;
      }}
      onClose={onClose}
    />
  );
}
