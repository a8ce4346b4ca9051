import { useState } from 'react';
import { useDraft } from '#cache/queries/useDraft.ts';
import { useQuickMemory } from '#stores/quickMemory.ts';
import { useFormat, useNow } from '#ui/index.ts';

/** The line of the quick field, closed without saving; stored with its day before it, as an earlier Carnet does. */
export const lineDraft = 'event/phrase';
const dayBefore = /^\d{4}-\d\d-\d\d /u;

/** The text of the quick field: what another screen gives, or what was typed and not created. */
export function useLine() {
  const { dayOf } = useFormat();
  const today = dayOf(useNow());
  const draft = useDraft(lineDraft);
  const [text, setTyped] = useState(() => useQuickMemory.getState().text || (draft.text ?? '').replace(dayBefore, ''));
  /** Stored over a close, a lock and a crash; '' where nothing of it is left to do. */
  const keep = (left: string): void => draft.keep(left.trim() === '' ? null : `${today} ${left}`);
  return {
    text,
    setText: (next: string): void => {
      setTyped(next);
      keep(next);
    },
    keep,
  };
}
