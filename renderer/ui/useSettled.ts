import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs `save` once every field holds what it shows. A date or an hour is parsed when its field loses the focus, so the
 * field that has it loses it for a moment. Where the text of one cannot be read, nothing is saved: that field takes the
 * focus, and says why. `within`: the element around the fields, where there can be others on the page.
 */
export function useSettled(save: () => void, within?: RefObject<HTMLElement | null>): () => void {
  const latest = useRef(save);
  useLayoutEffect(() => {
    latest.current = save;
  });
  return () => {
    const field = document.activeElement;
    // What the field holds is drawn before it is saved, and no key comes in between: a text that is corrected at once
    // would be saved as it was before.
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
