import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './Button.tsx';
import { ShortcutScope } from './shortcuts/index.tsx';

interface DialogProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  /** Needs an answer: a click outside does not close it. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly width?: 'md' | 'lg';
  /** Only text: the scrollable part takes the focus, since nothing in it does. */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

/** Modal: holds the focus, restores it on closing, and shortcuts act only inside. */
export function Dialog({
  title,
  isOpen = true,
  onClose,
  footer,
  role = 'dialog',
  width = 'md',
  isText = false,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={() => onClose()}
      isDismissable={role === 'dialog'}
      className="fixed inset-0 z-40 flex items-start justify-center bg-[#0006] pt-[12vh] low:pt-1"
    >
      <Modal
        className={`flex max-h-[76vh] flex-col low:max-h-[calc(100vh-8px)] rounded-hero border border-line bg-surface shadow-overlay max-w-[92vw] ${width === 'md' ? 'w-[440px]' : 'w-[960px]'}`}
      >
        {/*
         * In a low window all of it scrolls as one. It has the focus until the first Tab where nothing in it takes it:
         * a ring around all of it says nothing.
         */}
        <AriaDialog
          role={role}
          className="flex min-h-0 flex-1 flex-col overflow-clip rounded-hero outline-none low:overflow-y-auto low:scroll-pb-16"
        >
          <ShortcutScope modal>
            <header className="flex items-start justify-between gap-2 px-5 pt-4 pb-2">
              <Heading slot="title" className="scroll-thin max-h-[30vh] min-w-0 text-panel font-bold">
                {title}
              </Heading>
              {role === 'dialog' && (
                <IconButton
                  label={t('common.close')}
                  kbd="Escape"
                  icon={<X size={16} aria-hidden />}
                  onPress={() => onClose()}
                />
              )}
            </header>
            <div
              {...(isText ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
              className="scroll-thin min-h-0 flex-1 scroll-pb-16 px-5 pt-1 pb-4 outline-offset-[-2px] low:flex-none low:overflow-visible"
            >
              {children}
            </div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
            )}
          </ShortcutScope>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen: a verb. */
  readonly action: string;
  readonly isOpen: boolean;
  /** Called once: the caller closes the dialog, and acts where it was agreed to. */
  readonly onAnswer: (isAgreed: boolean) => void;
  /** What is lost for good. */
  readonly children: ReactNode;
}

/** Asks before an action that cannot be undone; the focus is on Annuler. */
export function ConfirmDialog({ title, action, isOpen, onAnswer, children }: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button autoFocus onPress={() => onAnswer(false)}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" onPress={() => onAnswer(true)}>
            {action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2 text-text-2">{children}</div>
    </Dialog>
  );
}
