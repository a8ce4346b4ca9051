import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../../ui/index.ts';

interface SignOutDialogProps {
  readonly isOpen: boolean;
  /** Changes that no service has yet, and that would be lost. */
  readonly waiting: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Signing out destroys the key: what is on this workstation can never be read again (S9). It says how much work that is. */
export function SignOutDialog({ isOpen, waiting, onCancel, onConfirm }: SignOutDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={t(waiting > 0 ? 'settings.signOut.titleLosing' : 'settings.signOut.title', { count: waiting })}
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
            {t(waiting > 0 ? 'settings.signOut.confirmLosing' : 'settings.signOut.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 text-text-2">
        {waiting > 0 && <p className="font-medium text-stop">{t('settings.signOut.lost', { count: waiting })}</p>}
        <p>{t('settings.signOut.effect')}</p>
        {waiting > 0 && <p>{t('settings.signOut.rather')}</p>}
      </div>
    </Dialog>
  );
}
