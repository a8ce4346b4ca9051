import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Intent } from '#intents/intent.ts';
import { Button, Dialog, TextField } from '#ui/index.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';

interface NameDialogProps {
  readonly title: string;
  /** Names from below the share to the folder that contains it. */
  readonly path: readonly string[];
  readonly name?: string;
  readonly action: string;
  readonly description: string;
  readonly intentsFor: (name: string) => readonly Intent[];
  /** With the ids that were created or changed. */
  readonly onKept?: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for a folder's name. The intent validates it; the errors are worded here. */
export function NameDialog({
  title,
  path,
  name: before = '',
  action,
  description,
  intentsFor,
  onKept,
  onClose,
}: NameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(before);
  const { dispatch, isDispatching, error, clearError } = useFormDispatch();
  const field = useRef<HTMLDivElement>(null);

  const save = async (): Promise<void> => {
    const ids = await dispatch(...intentsFor(name.trim()));
    if (ids === null) field.current?.querySelector('input')?.focus();
    if (!ids) return;
    onKept?.(ids);
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" isBusy={isDispatching} onPress={() => void save()}>
            {action}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-text-2">{t('folders.in', { path: [t('folders.share'), ...path].join(' › ') })}</p>
      <div ref={field}>
        <TextField
          label={t('common.word.name')}
          value={name}
          onChange={(text) => {
            setName(text);
            clearError();
          }}
          onSubmit={() => void save()}
          error={error}
          description={description}
          isRequired
          // The only field of a dialog that the user opened.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </div>
    </Dialog>
  );
}
