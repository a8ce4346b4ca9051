import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Frames, about half a second: what is asked for is drawn by then, and later the user looks elsewhere. */
const longestWait = 30;

/**
 * Returns a function: the focus goes to the first element of the box that matches, as soon as it is drawn, and after
 * the key that asked for it: Entrée would otherwise be typed into it, too. Where nothing that matches is drawn soon,
 * the focus stays where it is.
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
export function besideRemoved(keys: readonly string[], removed: string): string | undefined {
  const at = keys.indexOf(removed);
  return keys[at + 1] ?? keys[at - 1];
}
