import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog, useShortcut } from '#ui/index.ts';
import { agreementShortcuts } from '../shortcuts.ts';
import type { useImport } from './useImport.ts';

/** Chooses the file of a saved draft, and asks before one that is here is replaced. */
export function ImportDraft({ take, asks, answer }: Omit<ReturnType<typeof useImport>, 'failed'>) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const choose = (): void => file.current?.click();
  useShortcut(agreementShortcuts.import, choose);
  return (
    <>
      <Button kbd="i" icon={<Upload size={14} aria-hidden />} onPress={choose}>
        {t('agreements.import.choose')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('agreements.import.choose')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = ''; // so that the same file can be chosen again
          if (chosen) void take(chosen);
        }}
      />
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
