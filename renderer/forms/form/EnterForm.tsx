import type { ReactNode } from 'react';
import type { Form } from './useForm.ts';

interface EnterFormProps {
  readonly form: Pick<Form, 'save' | 'box'>;
  readonly id?: string;
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Around the fields of a form that Entrée saves from any of them, as the browser does it. */
export function EnterForm({ form, id, label, className, children }: EnterFormProps) {
  return (
    <form
      {...form.box}
      id={id}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {children}
    </form>
  );
}
