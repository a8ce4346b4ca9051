import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rejection } from '#intents/intent.ts';
import type { Committing } from '#stores/commit.ts';
import { useCommit } from '#stores/commit.ts';
import { Button, Dialog, TextField } from '#ui/index.ts';

interface NameDialogProps {
  readonly title: string;
  /** Names from below the share to the folder in which it is. */
  readonly path: readonly string[];
  readonly name?: string;
  readonly action: string;
  readonly description: string;
  /** Null: it is kept. */
  readonly onSave: (commands: Committing, name: string) => Promise<Rejection | 'storage' | null>;
  readonly onClose: () => void;
}

/** Asks a folder's name. What is wrong with it is judged by the intent, and said in words here. */
export function NameDialog({ title, path, name: before = '', action, description, onSave, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(before);
  const [rejection, setRejection] = useState<Rejection | 'storage' | null>(null);
  const field = useRef<HTMLDivElement>(null);

  const { commit: save, isCommitting } = useCommit(async (commands) => {
    const wrong = await onSave(commands, name.trim());
    setRejection(wrong);
    if (wrong === null) onClose();
    else field.current?.querySelector('input')?.focus();
    return wrong === null;
  });
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" isBusy={isCommitting} onPress={() => void save()}>
            {action}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-text-2">
        {t('directory.dialog.where', { path: [t('directory.share'), ...path].join(' › ') })}
      </p>
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
