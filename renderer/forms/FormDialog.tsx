import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, leaveField, Notice, useShortcut } from '#ui/index.ts';
import { DraftNotices } from './form/DraftNotices.tsx';
import { EnterForm } from './form/EnterForm.tsx';
import { useFocusOnFirstField } from './form/useFocusOnFirstField.ts';
import type { Form } from './form/useForm.ts';
import type { FormState } from './form/useFormState.ts';

interface FormDialogProps {
  readonly form: Pick<Form, 'save' | 'isSaving' | 'box'> | FormState;
  readonly title: string;
  readonly action: string;
  readonly width?: 'md' | 'lg';
  readonly byEnter?: boolean;
  /** The main action acts: by default, it always does, and says what is missing. */
  readonly isReady?: boolean;
  readonly error?: string | null;
  /** Above the buttons: what comes while the user types moves no field there. */
  readonly aside?: ReactNode;
  readonly resumed?: string;
  readonly onClose: () => void;
  /** « Annuler », where that is more than closing. */
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}

export function FormDialog({
  form,
  title,
  action,
  width = 'md',
  byEnter = false,
  isReady = true,
  error = null,
  aside,
  resumed,
  onClose,
  onCancel = onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const close = (): void => {
    // A field that stores its text as it is left, such as a day, still has the focus at Échap.
    leaveField();
    onClose();
  };
  const fields = (
    <>
      {'typed' in form && (
        <div className="mb-3 flex flex-col gap-2 empty:hidden">
          <DraftNotices form={form} isNew resumed={resumed} />
        </div>
      )}
      <Fields>{children}</Fields>
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
      onClose={close}
      footer={
        <>
          {aside && <div className="scroll-thin max-h-[34vh] basis-full">{aside}</div>}
          <Buttons {...{ form, action, isReady, onCancel }} {...(byEnter && { formId: id })} />
        </>
      }
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

/** An element of its own: the first section in it has no line above it. */
function Fields({ children }: Pick<FormDialogProps, 'children'>) {
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnFirstField(fields);
  return <div ref={fields}>{children}</div>;
}

function Buttons({
  form,
  action,
  isReady,
  formId,
  onCancel,
}: Required<Pick<FormDialogProps, 'form' | 'action' | 'isReady' | 'onCancel'>> & { readonly formId?: string }) {
  const { t } = useTranslation();
  useShortcut('mod+Enter', form.save);
  return (
    <>
      <Button onPress={onCancel}>{t('common.cancel')}</Button>
      <Button
        variant="primary"
        kbd="mod+Enter"
        isDisabled={!isReady}
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
