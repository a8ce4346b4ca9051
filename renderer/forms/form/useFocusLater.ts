import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Returns a function: the focus goes to the first element of the box that matches, as soon as it is drawn, and after
 * the key that asked for it: Entrée would otherwise be typed into it, too.
 */
export function useFocusLater(box: RefObject<HTMLElement | null>): (selector: string) => void {
  const wanted = useRef<string | null>(null);
  // At each drawing: what is wanted may come later than the next one.
  useEffect(() => {
    if (wanted.current === null) return undefined;
    const frame = requestAnimationFrame(() => {
      const found = wanted.current === null ? null : box.current?.querySelector<HTMLElement>(wanted.current);
      if (!found) return;
      wanted.current = null;
      found.focus();
    });
    return () => cancelAnimationFrame(frame);
  });
  return (selector) => {
    wanted.current = selector;
  };
}

/** Of lines, the one that is next to the user once another is removed; undefined where none is left. */
export function besideRemoved(keys: readonly string[], removed: string): string | undefined {
  const at = keys.indexOf(removed);
  return keys[at + 1] ?? keys[at - 1];
}
