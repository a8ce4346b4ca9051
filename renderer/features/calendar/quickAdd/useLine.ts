import { useState } from 'react';
import { useDraft } from '#cache/queries/useDraft.ts';
import { useQuickMemory } from '#stores/quickMemory.ts';

/** The line of the quick field, closed without saving. An earlier Carnet stored its day before it. */
export const lineDraft = 'event/phrase';
const dayBefore = /^\d{4}-\d\d-\d\d /u;

/** The text of the quick field: what another screen gives, or what was typed and not created. */
export function useLine() {
  const draft = useDraft(lineDraft);
  const [text, setTyped] = useState(() => useQuickMemory.getState().text || (draft.text ?? '').replace(dayBefore, ''));
  /** Stored over a close, a lock and a crash; '' where nothing of it is left to do. */
  const keep = (left: string): void => draft.keep(left.trim() === '' ? null : left);
  return {
    text,
    setText: (next: string): void => {
      setTyped(next);
      keep(next);
    },
    keep,
  };
}
