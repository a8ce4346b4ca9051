import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Where an answer is typed or chosen. */
export const anyField = 'input, textarea, [aria-haspopup="listbox"]';

/**
 * Takes the focus to the first field of a form as it opens, so that what the user types next goes there, unless
 * `autoFocus` gave it to another of its controls.
 */
export function useFocusOnFirstField(form: RefObject<HTMLElement | null>, isNew = true): void {
  useEffect(() => {
    if (!isNew || form.current?.contains(document.activeElement)) return;
    form.current?.querySelector<HTMLElement>(anyField)?.focus();
    // As it opens; what the user types into it changes nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
