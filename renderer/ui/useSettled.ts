import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Saves once every field holds what it shows: the field with the focus, of a date or hour, loses it for a moment to be
 * read. If it cannot be, nothing is saved: it takes the focus and says why. `within`: the element around the fields.
 */
export function useSettled(save: () => void, within?: RefObject<HTMLElement | null>): () => void {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  return () => {
    const field = document.activeElement;
    // Drawn before it is saved, with no key in between: a text corrected at once would be saved as before.
    if (field instanceof HTMLInputElement)
      flushSync(() => {
        field.blur();
        field.focus();
      });
    const unread = (within?.current ?? document).querySelector<HTMLElement>('[data-unread] input');
    if (unread) unread.focus();
    else latest.current();
  };
}
