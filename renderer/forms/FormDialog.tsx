import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, useShortcut } from '#ui/index.ts';

interface ButtonsProps {
  /** The name of the main action: a verb. */
  readonly action: string;
  readonly onClose: () => void;
  /** `isReadable`: every typed text was parsed without an error. */
  readonly onSave: (isReadable: boolean) => void;
}

interface FormDialogProps extends ButtonsProps {
  readonly title: string;
  readonly width?: 'md' | 'lg';
  readonly children: ReactNode;
}

/** A form in a dialog, which is open as long as it is rendered. */
export function FormDialog({ title, width = 'md', children, ...buttons }: FormDialogProps) {
  return (
    <Dialog
      title={title}
      width={width}
      isOpen
      onOpenChange={(open) => !open && buttons.onClose()}
      footer={<Buttons {...buttons} />}
    >
      {children}
    </Dialog>
  );
}

/** Annuler and the main action, also by Ctrl Entrée. After an error the first field with one takes the focus. */
function Buttons({ action, onClose, onSave }: ButtonsProps) {
  const { t } = useTranslation();
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  const save = (): void => {
    // A field parses its text when it loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setTimeout(() => {
      // The errors that saving shows are drawn before the first of them is looked for.
      flushSync(() => latest.current(!isAnyWrong()));
      focusFirstWrong();
    });
  };
  useShortcut('mod+Enter', save);
  return (
    <>
      <Button onPress={onClose}>{t('common.cancel')}</Button>
      <Button variant="primary" kbd="mod+Enter" onPress={save}>
        {action}
      </Button>
    </>
  );
}

const firstWrong = (): HTMLElement | null =>
  document.querySelector('[role=dialog] [data-invalid] :is(input, textarea, button)');
const isAnyWrong = (): boolean => firstWrong() !== null;
const focusFirstWrong = (): void => firstWrong()?.focus();
