import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import type { Intent } from '#intents/intent.ts';
import { TextField } from '#ui/index.ts';

interface NameDialogProps {
  readonly title: string;
  /** Names from below the share to the folder that contains it. */
  readonly path: readonly string[];
  readonly name?: string;
  readonly action: string;
  readonly description: string;
  /** Null: it has that name already. */
  readonly intentFor: (name: string) => Intent | null;
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
  intentFor,
  onKept,
  onClose,
}: NameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(before);
  const begin = useBegin();
  const [error, setError] = useState<string | null>(null);
  const form = useForm({
    onSave: async () => {
      const intent = intentFor(name.trim());
      const ids = intent === null ? [] : await begin([]).keep(intent, { onRejected: setError });
      if (!ids) return false;
      onKept?.(ids);
      onClose();
      return true;
    },
  });
  return (
    <FormDialog form={form} title={title} action={action} byEnter onClose={onClose}>
      <p className="mb-3 text-text-2">{t('folders.in', { path: [t('folders.share'), ...path].join(' › ') })}</p>
      <TextField
        label={t('common.word.name')}
        value={name}
        onChange={(text) => {
          setName(text);
          setError(null);
        }}
        error={error}
        description={description}
        isRequired
      />
    </FormDialog>
  );
}
