import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useShortcut } from '#ui/index.ts';

interface DialogButtonsProps {
  /** The name of the main action: a verb. */
  readonly action: string;
  readonly onCancel: () => void;
  /** `isReadable`: every typed text was parsed without an error. */
  readonly onSave: (isReadable: boolean) => void;
}

/** Annuler and the main action of a dialog, also by Ctrl Entrée. After an error the first field with one takes the focus. */
export function DialogButtons({ action, onCancel, onSave }: DialogButtonsProps) {
  const { t } = useTranslation();
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  const save = (): void => {
    // A field parses its text when it loses the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setTimeout(() => {
      latest.current(!isAnyWrong());
      setTimeout(focusFirstWrong);
    });
  };
  useShortcut('mod+Enter', save);
  return (
    <>
      <Button onPress={onCancel}>{t('common.cancel')}</Button>
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
