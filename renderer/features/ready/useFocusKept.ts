import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const buttonsIn = (place: HTMLElement | null): readonly HTMLButtonElement[] => [...(place?.querySelectorAll('button') ?? [])];

/**
 * For lines that go by themselves: the focus of a button that went is given to the one that took its place, to the last
 * one, or else to the place itself, which can take it (WCAG 2.4.3).
 */
export function useFocusKept(place: RefObject<HTMLElement | null>): void {
  const had = useRef<{ readonly button: HTMLButtonElement; readonly index: number } | null>(null);
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      const buttons = buttonsIn(place.current);
      const index = buttons.findIndex((button) => button === target);
      const button = buttons[index];
      had.current = button ? { button, index } : null;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [place]);
  useLayoutEffect(() => {
    if (!had.current || had.current.button.isConnected || document.activeElement !== document.body) return;
    const buttons = buttonsIn(place.current);
    (buttons[had.current.index] ?? buttons.at(-1) ?? place.current)?.focus();
  });
}
