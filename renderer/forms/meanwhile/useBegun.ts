import { useRef } from 'react';
import type { FocusEvent, SyntheticEvent } from 'react';

/**
 * A field is read when it is left, perhaps minutes later: the base is the value at the first key, or as the list opened
 * (I12). `typing`: for an element around the fields; `forget`: what is typed next begins from what is shown then.
 */
export function useBegun<Shown>(shown: Shown) {
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
      onBlur: ({ currentTarget }: FocusEvent) => {
        if (!currentTarget.querySelector(`:is(${list})[aria-expanded=true]`)) forget();
      },
    },
    forget,
  };
}

const list = '[aria-haspopup=listbox], [role=combobox]';
