import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, useSettled, useShortcut } from '#ui/index.ts';

interface SendDialogProps {
  readonly title: string;
  /** The words of its main button. */
  readonly action: string;
  readonly width?: 'md' | 'lg';
  readonly isReady: boolean;
  readonly isSending: boolean;
  /** Why the change was not stored, in words. */
  readonly error: string | null;
  readonly onSend: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog whose change is sent at once (R3.0), also by Ctrl Entrée. */
export function SendDialog({
  title,
  action,
  width = 'md',
  isReady,
  isSending,
  error,
  onSend,
  onClose,
  children,
}: SendDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={title}
      isOpen
      width={width}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <SendButton action={action} isReady={isReady} isSending={isSending} onSend={onSend} />
        </>
      }
    >
      {children}
      {error !== null && <p className="mt-2 text-ask">{error}</p>}
    </Dialog>
  );
}

/** Inside the dialog, so that its key is the dialog's. */
function SendButton({
  action,
  isReady,
  isSending,
  onSend,
}: Pick<SendDialogProps, 'action' | 'isReady' | 'isSending' | 'onSend'>) {
  const settle = useSettled(onSend);
  useShortcut('mod+Enter', settle, { enabled: isReady && !isSending });
  return (
    <Button variant="primary" kbd="mod+Enter" isDisabled={!isReady} isBusy={isSending} onPress={settle}>
      {action}
    </Button>
  );
}
