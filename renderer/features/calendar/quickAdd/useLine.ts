import { useState } from 'react';
import { useDraft } from '#cache/queries/useDraft.ts';
import { useQuickMemory } from '#stores/quickMemory.ts';
import { useFormat, useNow } from '#ui/index.ts';

/** The line of the quick field, closed without saving. */
export const lineDraft = 'event/phrase';

/** What was typed, and the school's day on which it was: the day that « demain » counts from. */
interface TypedLine {
  readonly day: string;
  readonly text: string;
}

const draftText = ({ day, text }: TypedLine): string => `${day} ${text}`;

/** Null where there is none, or its day is not known: what « demain » meant in it is lost. */
function readLine(draft: string | null | undefined): TypedLine | null {
  const [, day, text] = /^(\d{4}-\d\d-\d\d) (.*)$/su.exec(draft ?? '') ?? [];
  return day === undefined || text === undefined ? null : { day, text };
}

interface Line {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Stored over a close, a lock and a crash; '' where nothing of it is left to do. */
  readonly keep: (text: string) => void;
  /** One of an earlier day, which is not in the field until the user takes it up: its « demain » is another day now. */
  readonly earlier: TypedLine | null;
  readonly takeUp: () => void;
}

/** The text of the quick field: what another screen gives, or what was typed today and not created. */
export function useLine(): Line {
  const { dayOf } = useFormat();
  const today = dayOf(useNow());
  const draft = useDraft(lineDraft);
  const [kept] = useState(() => readLine(draft.text));
  const [earlier, setEarlier] = useState(kept?.day === today ? null : kept);
  const [text, setTyped] = useState(() => useQuickMemory.getState().text || (earlier ? '' : (kept?.text ?? '')));
  const keep = (left: string, before = earlier): void => {
    const line = left.trim() === '' ? before : { day: today, text: left };
    draft.keep(line && draftText(line));
  };
  return {
    text,
    setText: (next) => {
      setTyped(next);
      keep(next);
    },
    keep,
    earlier,
    takeUp: () => {
      setEarlier(null);
      setTyped(earlier?.text ?? '');
      keep(earlier?.text ?? '', null);
    },
  };
}
