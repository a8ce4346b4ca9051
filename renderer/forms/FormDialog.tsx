import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Notice, TextAction, useShortcut } from '#ui/index.ts';
import { EnterForm } from './form/EnterForm.tsx';
import type { Form } from './form/useForm.ts';
import type { FormState } from './form/useFormState.ts';

interface FormDialogProps {
  readonly form: Pick<Form, 'save' | 'isSaving' | 'box'> | FormState;
  readonly title: string;
  /** The name of the main action: a verb. */
  readonly action: string;
  readonly width?: 'md' | 'lg';
  /** Entrée in a field saves too. */
  readonly byEnter?: boolean;
  /** Why it was not saved, in words. */
  readonly error?: string | null;
  /** What a draft lacks that the fields show again, where it is not all that was typed. */
  readonly resumed?: string;
  readonly onClose: () => void;
  /** « Annuler », where that is more than closing. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, which is open as long as it is rendered. */
export function FormDialog({
  form,
  title,
  action,
  width = 'md',
  byEnter = false,
  error = null,
  resumed,
  onClose,
  onCancel = onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const fields = (
    <>
      {'typed' in form && <DraftNotice form={form} resumed={resumed} />}
      {children}
      {error !== null && (
        <div className="mt-4">
          <Notice tone="stop" live title={error} />
        </div>
      )}
    </>
  );
  return (
    <Dialog
      title={title}
      width={width}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      footer={<Buttons {...{ form, action, onCancel }} {...(byEnter && { formId: id })} />}
    >
      {byEnter ? (
        <EnterForm id={id} form={form}>
          {fields}
        </EnterForm>
      ) : (
        <div {...form.box}>{fields}</div>
      )}
    </Dialog>
  );
}

/** Of a form whose typed texts are a draft: that an earlier one is shown, cannot be read, or is not safe. */
function DraftNotice({ form, resumed }: { readonly form: FormState; readonly resumed: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="mb-3 flex flex-col gap-2 empty:hidden">
      {form.isResumed && (
        <p className="text-help text-text-2">
          {resumed ?? t('newApplication.recovered')}{' '}
          <TextAction onPress={form.startOver}>{t('common.word.startOver')}</TextAction>
        </p>
      )}
      {form.isUnread && <Notice tone="ask" title={t('forms.unread')} />}
      {form.isUnsafe && <Notice tone="ask" title={t('forms.unsafe')} />}
    </div>
  );
}

/** Annuler and the main action, inside the dialog, so that Ctrl Entrée is the dialog's. */
function Buttons({
  form,
  action,
  formId,
  onCancel,
}: Pick<FormDialogProps, 'form' | 'action'> & { readonly formId?: string; readonly onCancel: () => void }) {
  const { t } = useTranslation();
  useShortcut('mod+Enter', form.save);
  return (
    <>
      <Button onPress={onCancel}>{t('common.cancel')}</Button>
      <Button
        variant="primary"
        kbd="mod+Enter"
        isBusy={form.isSaving}
        {...(formId === undefined ? { onPress: form.save } : { type: 'submit', form: formId })}
      >
        {action}
      </Button>
    </>
  );
}

/** What keeps a form from being saved and belongs to none of its fields. */
export const FormProblem = ({ words }: { readonly words: string | null }) =>
  words !== null && (
    <p role="alert" className="mt-2 text-help text-stop">
      {words}
    </p>
  );
