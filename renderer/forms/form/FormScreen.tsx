import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, Screen, TextAction, useShortcut, ViewHeader } from '#ui/index.ts';
import { formShortcuts } from '#wording/shortcuts.ts';
import { DraftNotices } from './DraftNotices.tsx';
import { useFocusOnFirstField } from './useFocusOnFirstField.ts';
import type { FormState } from './useFormState.ts';

interface FormScreenProps {
  readonly title: string;
  /** It is about something new: the focus goes to its first field. */
  readonly isNew?: boolean;
  readonly form: FormState;
  /** The verb of the button that saves; « Enregistrer » by default. */
  readonly action?: string;
  readonly error: string | null;
  /** What was typed stays as a draft, unless the user cancelled. */
  readonly onClose: () => void;
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** A form in place of its screen: saved by its button or Ctrl Entrée, left by Échap with a draft. */
export function FormScreen({ title, isNew = false, form, action, error, onClose, notices, children }: FormScreenProps) {
  const { t } = useTranslation();
  useShortcut(formShortcuts.save, form.save);
  useShortcut('Escape', () => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && focused.matches('input, textarea')) focused.blur();
    else onClose(); // the draft is being saved
  });
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnFirstField(fields, isNew);
  const problems = form.count();
  const cancel = (): void => {
    form.startOver();
    onClose();
  };
  return (
    <Screen
      header={
        <ViewHeader
          back={{ label: t('forms.leave'), kbd: 'Escape', onPress: onClose }}
          title={title}
          detail={t('forms.changed', { count: Object.keys(form.changed).length })}
        >
          <Button onPress={cancel}>{t('common.cancel')}</Button>
          <Button variant="primary" kbd="mod+Enter" isBusy={form.isSaving} onPress={form.save}>
            {action ?? t('common.save')}
          </Button>
        </ViewHeader>
      }
    >
      <div {...form.box} data-form className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="flex flex-col gap-2 px-5 pt-4 pb-1 empty:hidden">
          {problems > 0 && (
            <Notice tone="stop" live title={t('forms.problems', { count: problems })}>
              <TextAction onPress={() => form.toFirst('problem')}>{t('forms.first')}</TextAction>
            </Notice>
          )}
          {form.clashes.length > 0 && (
            <Notice tone="ask" title={t('forms.meanwhile.some', { count: form.clashes.length })}>
              <TextAction onPress={() => form.toFirst('question')}>{t('forms.first')}</TextAction>
            </Notice>
          )}
          <DraftNotices form={form} isNew={isNew} />
          {error && <Notice tone="stop" live title={error} />}
          {notices}
        </div>
        <div ref={fields} {...form.typing} className="scroll-thin min-h-0 flex-1 px-5 pb-8">
          {children}
        </div>
      </div>
    </Screen>
  );
}

export function FormGroup({
  title,
  note,
  children,
}: {
  /** '' under a heading that says it. */
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <section className="border-b border-line py-5 last:border-0">
      {title !== '' && <h2 className="mb-3 text-body font-bold">{title}</h2>}
      <div className="grid grid-cols-3 gap-x-5 gap-y-4 min-[1900px]:grid-cols-4 max-[999.98px]:grid-cols-2 max-[699.98px]:grid-cols-1">
        {children}
      </div>
      {note !== undefined && <p className="mt-3 max-w-[85ch] text-help text-text-3">{note}</p>}
    </section>
  );
}
