import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen: a verb. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** What is lost for good. */
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back; the focus stands on Annuler. */
export function ConfirmDialog({ title, action, isOpen, onCancel, onConfirm, children }: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      footer={
        <>
          <Button
            // The safe answer of an irreversible act takes the focus by design.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onPress={onCancel}
          >
            {t('common.cancel')}
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 text-text-2">{children}</div>
    </Dialog>
  );
}
