import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

export const anyField = 'input, textarea, [aria-haspopup="listbox"]';

/**
 * Focuses the first field, so that what is typed next goes there, unless `autoFocus` chose another. A field that comes
 * later gets it if the focus is still on what holds the form.
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
