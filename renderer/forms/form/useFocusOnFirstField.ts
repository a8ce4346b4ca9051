import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Where an answer is typed or chosen. */
export const anyField = 'input, textarea, [aria-haspopup="listbox"]';

/**
 * Takes the focus to the first field of a form as it opens, so that what the user types next goes there, unless
 * `autoFocus` gave it to another of its controls. Where that field comes later, as one whose choices are being
 * received: then, if the focus is still on what holds the form.
 */
export function useFocusOnFirstField(form: RefObject<HTMLElement | null>, isNew = true): void {
  const stage = useRef<'opens' | 'waits' | 'begun'>(isNew ? 'opens' : 'begun');
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = stage.current === 'waits' && !activeElement?.contains(form.current);
    if (isElsewhere || form.current?.contains(activeElement)) stage.current = 'begun';
    if (stage.current === 'begun') return;
    const field = form.current?.querySelector<HTMLElement>(anyField);
    field?.focus();
    stage.current = field ? 'begun' : 'waits';
  });
}
