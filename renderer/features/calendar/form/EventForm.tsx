import { useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useShortcut } from '#ui/index.ts';

/**
 * A form that is saved with Enter or Ctrl Enter. A field that is parsed on blur is blurred first, so that the last
 * typed text counts; after a refusal the focus goes to the first field with an error.
 */
export function EventForm({
  id,
  onSubmit,
  children,
}: {
  readonly id: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (): void => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) flushSync(() => activeElement.blur());
    form.current?.requestSubmit();
  };
  useShortcut('mod+Enter', submit);
  return (
    // The form receives the keys of its fields; it is not itself pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      id={id}
      ref={form}
      noValidate
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        event.stopPropagation();
        submit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(onSubmit);
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
      }}
    >
      {children}
    </form>
  );
}
