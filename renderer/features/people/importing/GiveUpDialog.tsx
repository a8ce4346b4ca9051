import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/index.ts';

interface GiveUpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** What was stored stays: only the rest of the file is given up. */
export function GiveUpDialog({ isOpen, onClose, onConfirm }: GiveUpDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('people.importing.giveUpTitle')}
      action={t('people.importing.giveUp')}
      isOpen={isOpen}
      onAnswer={(isAgreed) => {
        onClose();
        if (isAgreed) onConfirm();
      }}
    >
      {t('people.importing.giveUpBody')}
    </ConfirmDialog>
  );
}
