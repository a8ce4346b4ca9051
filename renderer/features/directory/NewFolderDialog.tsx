import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFolderPath } from '../../cache/queries/hooks.ts';
import type { Rejection } from '../../intents/intent.ts';
import { useCommands } from '../../stores/session.ts';
import { Button, Dialog, TextField } from '../../ui/index.ts';
import { openFolder, select } from './openFolders.ts';

interface NewFolderDialogProps {
  /** Where it is made; may itself be only here. */
  readonly parentId: string;
  readonly onClose: () => void;
}

/** Asks a name. What is wrong with it is judged by the intent, and said in words here. */
export function NewFolderDialog({ parentId, onClose }: NewFolderDialogProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  const path = useFolderPath(parentId).map(({ name }) => name);
  const [name, setName] = useState('');
  const [rejection, setRejection] = useState<Rejection | 'storage' | null>(null);
  const [busy, setBusy] = useState(false);

  const create = async (): Promise<void> => {
    if (busy) return; // a second Entrée while the first is being kept would make two
    setBusy(true);
    const answer = await commands.dispatch({ kind: 'folder.create', parent: parentId, parentPath: path, name: name.trim() });
    setBusy(false);
    if (!answer.ok) {
      setRejection(answer.rejection);
      return;
    }
    openFolder(parentId);
    select(answer.targets[0] ?? null);
    onClose();
  };
  return (
    <Dialog
      title={t('directory.dialog.title')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" isDisabled={busy} onPress={() => void create()}>
            {t('directory.dialog.create')}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-text-2">{t('directory.dialog.where', { path: [t('directory.share'), ...path].join(' › ') })}</p>
      <TextField
        label={t('directory.dialog.name')}
        value={name}
        onChange={(text) => {
          setName(text);
          setRejection(null);
        }}
        onSubmit={() => void create()}
        error={rejection && t(`common.rejection.${rejection}`)}
        description={t('directory.dialog.later')}
        isRequired
        // The one field of a dialog that was asked for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
    </Dialog>
  );
}
