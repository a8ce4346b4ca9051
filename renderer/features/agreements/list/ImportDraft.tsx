import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFileChoice } from '#forms/incoming/useFileChoice.tsx';
import { Button, ConfirmDialog, useShortcut } from '#ui/index.ts';
import { agreementShortcuts } from '../shortcuts.ts';
import type { useImport } from './useImport.ts';

/** Chooses the file of a saved draft, and asks before one that is here is replaced. */
export function ImportDraft({ take, asks, answer }: Omit<ReturnType<typeof useImport>, 'failed'>) {
  const { t } = useTranslation();
  const { choose, input } = useFileChoice({
    label: t('agreements.import.choose'),
    accept: '.json,application/json',
    onFile: (file) => void take(file),
  });
  useShortcut(agreementShortcuts.import, choose);
  return (
    <>
      <Button kbd="i" icon={<Upload size={14} aria-hidden />} onPress={choose}>
        {t('agreements.import.choose')}
      </Button>
      {input}
      <ConfirmDialog
        title={t('agreements.import.replaceTitle')}
        action={t('agreements.import.replace')}
        isOpen={asks !== null}
        onCancel={() => answer(false)}
        onConfirm={() => answer(true)}
      >
        {t('agreements.import.replaceBody', { name: asks?.learnerName || t('common.unnamed') })}
      </ConfirmDialog>
    </>
  );
}
