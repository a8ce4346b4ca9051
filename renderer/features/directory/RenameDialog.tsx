import { useTranslation } from 'react-i18next';
import { useFolderPath } from '#cache/queries/hooks.ts';
import { NameDialog } from './NameDialog.tsx';

interface RenameDialogProps {
  /** A folder that is only here. */
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
      onSave={async (commands, name) => {
        if (name === before) return null;
        const answer = await commands.dispatch({ kind: 'folder.rename', id, name });
        return answer.ok ? null : answer.rejection;
      }}
      onClose={onClose}
    />
  );
}
