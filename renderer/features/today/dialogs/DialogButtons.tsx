import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useShortcut } from '#ui/index.ts';
import { todayShortcuts } from '../shortcuts.ts';

interface DialogButtonsProps {
  /** A verb. */
  readonly action: string;
  readonly onCancel: () => void;
  /** `isReadable`: nothing that was typed stands there without being understood. */
  readonly onSave: (isReadable: boolean) => void;
}

/** Annuler and the one thing that the dialog is for, also by Ctrl Entrée; what is wrong takes the focus. */
export function DialogButtons({ action, onCancel, onSave }: DialogButtonsProps) {
  const { t } = useTranslation();
  const latest = useRef(onSave);
  useEffect(() => {
    latest.current = onSave;
  });
  const save = (): void => {
    // A field being typed in is understood when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setTimeout(() => {
      latest.current(!isAnyWrong());
      setTimeout(focusFirstWrong);
    });
  };
  useShortcut(todayShortcuts.save, save);
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
