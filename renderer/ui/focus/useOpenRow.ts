import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { focusOpened, isFocusGiven, successionEvent } from './keeper.ts';
import type { Succession } from './keeper.ts';

interface OpenRowOptions {
  /** What contains the rows. */
  readonly within: RefObject<HTMLElement | null>;
  /** The row whose panel is open; null when none is. */
  readonly selected: string | null;
  /** Shows another row in the panel. */
  readonly onSelect: (id: string) => void;
}

/**
 * What a panel shows and what keys act on are the same row (I26). An open panel follows the focus, also to the
 * successor of a row that left (`keepFocus`); the focus follows what is opened otherwise, such as a row that was just
 * created. Returns what to call with the row that takes the focus; null is none.
 */
export function useOpenRow({ within, selected, onSelect }: OpenRowOptions): (focused: string | null) => void {
  const succeed = useEffectEvent(({ left, id }: Succession) => selected === left && onSelect(id));
  useEffect(() => {
    const hear = (event: Event): void => {
      if (event.target instanceof Node && within.current?.contains(event.target))
        succeed((event as CustomEvent<Succession>).detail); // of `keepFocus` alone
    };
    document.addEventListener(successionEvent, hear);
    return () => document.removeEventListener(successionEvent, hear);
  }, [within]);
  useEffect(() => {
    if (selected !== null && within.current) focusOpened(selected, within.current);
  }, [within, selected]);
  return (focused) => {
    if (focused !== null && selected !== null && selected !== focused && !isFocusGiven()) onSelect(focused);
  };
}
