import { useEffect, useRef } from 'react';

/**
 * Runs `save` once every field holds what it shows. A date or an hour is parsed when its field loses the focus, so the
 * field that has it loses it for a moment. Where the text of one cannot be read, nothing is saved: that field takes the
 * focus, and says why.
 */
export function useSettled(save: () => void): () => void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  return () => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) {
      field.blur();
      field.focus();
    }
    // What the field holds now is drawn before it is saved.
    setTimeout(() => {
      const unread = document.querySelector<HTMLElement>('[data-unread] input');
      if (unread) unread.focus();
      else latest.current();
    });
  };
}
