import { useRef } from 'react';
import type { FocusEvent, SyntheticEvent } from 'react';

/** What was on the screen when the typing, or the choosing, in the field with the focus began. */
interface Begun<Shown> {
  readonly begun: () => Shown;
  /** For an element around the fields. */
  readonly typing: {
    readonly onInputCapture: () => void;
    readonly onPointerDownCapture: (event: SyntheticEvent) => void;
    readonly onKeyDownCapture: (event: SyntheticEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** What is typed or chosen next begins from what is shown then. */
  readonly forget: () => void;
}

/**
 * A field is read when it is left, perhaps minutes later: the base is the value at the first key, or as the list opened
 * (I12).
 */
export function useBegun<Shown>(shown: Shown): Begun<Shown> {
  const first = useRef<{ readonly shown: Shown } | null>(null);
  const forget = (): void => {
    first.current = null;
  };
  const begin = (): void => {
    first.current ??= { shown };
  };
  const beginAtList = ({ target }: SyntheticEvent): void => {
    if (target instanceof Element && target.closest(list)) begin();
  };
  return {
    begun: () => (first.current ?? { shown }).shown,
    typing: {
      onInputCapture: begin,
      onPointerDownCapture: beginAtList,
      onKeyDownCapture: beginAtList,
      // A list takes the focus as it opens: its field is not left then.
      onBlur: ({ currentTarget }) => {
        if (!currentTarget.querySelector(`:is(${list})[aria-expanded=true]`)) forget();
      },
    },
    forget,
  };
}

/** What opens the list of a field. */
const list = '[aria-haspopup=listbox], [role=combobox]';
