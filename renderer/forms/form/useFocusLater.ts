import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Frames, about half a second: what is asked for is drawn by then, and later the user looks elsewhere. */
const longestWait = 30;

/**
 * Moves the focus to the first match once it is drawn, after the key that asked for it: Entrée would be typed into it.
 * Where none comes soon, the focus stays.
 */
export function useFocusLater(box: RefObject<HTMLElement | null>): (selector: string) => void {
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return (selector) => {
    const look = (framesLeft: number): void => {
      frame.current = requestAnimationFrame(() => {
        const found = box.current?.querySelector<HTMLElement>(selector);
        if (found) found.focus();
        else if (framesLeft > 0) look(framesLeft - 1);
      });
    };
    cancelAnimationFrame(frame.current);
    look(longestWait);
  };
}

/** Of lines, the one that is next to the user once another is removed; undefined where none is left. */
export function neighbourOfRemoved(keys: readonly string[], removed: string): string | undefined {
  const at = keys.indexOf(removed);
  return keys[at + 1] ?? keys[at - 1];
}
