import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rejection } from '../../intents/intent.ts';
import { Button, Dialog, TextField } from '../../ui/index.ts';

interface NameDialogProps {
  readonly title: string;
  /** Names from below the share to the folder in which it is. */
  readonly path: readonly string[];
  readonly name?: string;
  readonly action: string;
  readonly description: string;
  /** Null: it is kept. */
  readonly onSave: (name: string) => Promise<Rejection | 'storage' | null>;
  readonly onClose: () => void;
}

/** Asks a folder's name. What is wrong with it is judged by the intent, and said in words here. */
export function NameDialog({ title, path, name: before = '', action, description, onSave, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(before);
  const [rejection, setRejection] = useState<Rejection | 'storage' | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  const save = async (): Promise<void> => {
    if (busy) return; // a second Entrée while the first is being kept would make two
    setBusy(true);
    const wrong = await onSave(name.trim());
    setBusy(false);
    setRejection(wrong);
    if (wrong === null) onClose();
    else field.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" isDisabled={busy} onPress={() => void save()}>
            {action}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-text-2">{t('directory.dialog.where', { path: [t('directory.share'), ...path].join(' › ') })}</p>
      <div ref={field}>
        <TextField
          label={t('directory.dialog.name')}
          value={name}
          onChange={(text) => {
            setName(text);
            setRejection(null);
          }}
          onSubmit={() => void save()}
          error={rejection && t(`common.rejection.${rejection}`)}
          description={description}
          isRequired
          // The one field of a dialog that was asked for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </div>
    </Dialog>
  );
}
