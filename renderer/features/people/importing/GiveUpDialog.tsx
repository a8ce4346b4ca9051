import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/index.ts';

interface GiveUpDialogProps {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** What was stored stays: only the rest of the file is given up. */
export function GiveUpDialog({ isOpen, onCancel, onConfirm }: GiveUpDialogProps) {
  const { t } = useTranslation();
  const confirm = (): void => {
    onCancel();
    onConfirm();
  };
  return (
    <ConfirmDialog
      title={t('people.importing.giveUpTitle')}
      action={t('people.importing.giveUp')}
      isOpen={isOpen}
      onCancel={onCancel}
      onConfirm={confirm}
    >
      {t('people.importing.giveUpBody')}
    </ConfirmDialog>
  );
}
