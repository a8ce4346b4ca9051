import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/index.ts';

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
    <ConfirmDialog
      title={t(waiting > 0 ? 'settings.signOut.titleLosing' : 'settings.signOut.title', { count: waiting })}
      action={t(waiting > 0 ? 'settings.signOut.confirmLosing' : 'settings.signOut.confirm')}
      isOpen={isOpen}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {waiting > 0 && <p className="font-medium text-stop">{t('settings.signOut.lost', { count: waiting })}</p>}
      <p>{t('settings.signOut.effect')}</p>
      {waiting > 0 && <p>{t('settings.signOut.rather')}</p>}
    </ConfirmDialog>
  );
}
