import { useCallback, useEffect, useRef } from 'react';
import { useCommands } from '#stores/session.ts';
import type { Submission } from '#sync/ports.ts';
import { eventIdAt } from '#timeGrid/blocks.ts';
import { isFocusGiven } from '#ui/index.ts';

/** After this pause without another key, the change is sent. */
const holdMs = 1_500;

export interface Gesture {
  /** A key moved these events: the id of the saved change. Other events, or a pause, begin another gesture. */
  readonly press: (ids: readonly string[]) => Submission;
  readonly end: () => void;
}

/** The button that undoes a change must find it not yet sent. */
const isToast = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-toast]') !== null;

/**
 * Steps by keys are one change: one write, undo and receipt. Each is saved here at once (I1), sent after a pause or
 * another act.
 */
export function useGesture(): Gesture {
  const { letGo } = useCommands();
  const current = useRef<{ readonly id: string; readonly events: string; readonly at: number } | null>(null);

  const end = useCallback((): void => {
    if (current.current) letGo(current.current.id);
    current.current = null;
  }, [letGo]);
  const press = useCallback(
    (ids: readonly string[]): Submission => {
      const events = ids.toSorted().join(' ');
      const at = performance.now();
      const before = current.current;
      const goesOn = before?.events === events && at - before.at < holdMs;
      if (before && !goesOn) end();
      const id = goesOn ? before.id : crypto.randomUUID();
      current.current = { id, events, at };
      return { id, holdMs };
    },
    [end],
  );
  useEffect(() => {
    // A block that moves loses the focus for a moment: only a focus that the user takes elsewhere counts.
    const onFocus = (event: FocusEvent): void => {
      if (isToast(event) || isFocusGiven()) return;
      const id = eventIdAt(event.target);
      if (id === null || !current.current?.events.split(' ').includes(id)) end();
    };
    const onKey = (event: KeyboardEvent): void => void (event.key === 'Escape' && end());
    const onPress = (event: PointerEvent): void => (isToast(event) ? undefined : end());
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    window.addEventListener('blur', end, { signal });
    return () => {
      listening.abort();
      end();
    };
  }, [end]);
  return { press, end };
}
