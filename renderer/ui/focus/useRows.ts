import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { askForMenu } from '../menuEntry.ts';
import { menuKey, shortcutsOf, useShortcut } from '../shortcuts/index.tsx';
import { pageOf } from '../useWindow.ts';
import { focusOpened, isFocusGiven, successionEvent } from './keeper.ts';
import type { Succession } from './keeper.ts';

export const listShortcuts = shortcutsOf('lists', {
  next: 'ArrowDown',
  previous: 'ArrowUp',
  open: 'Enter',
  menu: [menuKey, 'shift+F10'],
  close: 'Escape',
});

interface RowsOptions {
  /** In the order shown. */
  readonly ids: readonly string[];
  /** The row whose panel is open; null when none is. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Entrée; without it, Entrée opens the panel of the row. */
  readonly onOpen?: (id: string) => void;
  /** Where ↓ begins when no row has the focus and none is selected; the first row by default. */
  readonly start?: string | undefined;
}

export interface Rows {
  /** For the element that contains the rows, or several lists of rows that the keys walk as one. */
  readonly list: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly focused: string | null;
  /** The line that Tab reaches. */
  readonly reachable: string | undefined;
  /** Moves the focus to the next row or the one before; returns its id, undefined at the end. */
  readonly go: (by: 1 | -1) => string | undefined;
}

/**
 * Of rows with `data-row={id}`, or `data-event={id}` in a grid: ↑ ↓, Début, Fin, page keys move, Entrée opens the panel
 * and leaves the focus, Tab goes into it.
 */
export function useRows({ ids, selected, onSelect, onOpen, start }: RowsOptions): Rows {
  const ref = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const current = focused !== null && ids.includes(focused) ? focused : selected;

  const goTo = (next: string | undefined): string | undefined => {
    if (next === undefined) return undefined;
    // In a long list the row may be drawn only now that it is selected.
    flushSync(() => {
      setFocused(next);
      onSelect(next);
    });
    const row = rowIn(ref.current, next);
    // Nothing shows the row yet: no key may act on it (I26).
    if (!row) {
      setFocused(null);
      return undefined;
    }
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
    return next;
  };
  const go = (by: 1 | -1): string | undefined => {
    const here = current === null ? -1 : ids.indexOf(current);
    return goTo(here === -1 ? (start ?? (by === 1 ? ids[0] : ids.at(-1))) : ids[here + by]);
  };
  useShortcut(listShortcuts.next, () => go(1), { enabled: ids.length > 0 });
  useShortcut(listShortcuts.previous, () => go(-1), { enabled: ids.length > 0 });
  useShortcut(listShortcuts.open, () => current !== null && (onOpen ?? onSelect)(current), {
    enabled: current !== null,
  });
  useShortcut(listShortcuts.menu, askForMenu, { enabled: ids.length > 0 });

  const follow = useOpenRow({ within: ref, selected, onSelect });

  return {
    list: {
      ref,
      onFocus: ({ target }) => {
        const id = rowAt(target);
        setFocused(id);
        follow(id);
      },
      onBlur: ({ relatedTarget }) => {
        if (rowAt(relatedTarget) === null) setFocused(null);
      },
      onKeyDown: (event) => {
        const { target } = event;
        const row = target instanceof HTMLElement ? target.dataset['row'] : undefined;
        if (!(target instanceof HTMLElement) || row === undefined) return;
        if (row === selected) enterPanel(event);
        const far = farPlace(event, target, { at: ids.indexOf(row), last: ids.length - 1 });
        if (far === null) return;
        event.preventDefault();
        goTo(ids[far]);
      },
    },
    focused: focused !== null && ids.includes(focused) ? focused : null,
    reachable: current !== null && ids.includes(current) ? current : (start ?? ids[0]),
    go,
  };
}

interface OpenRowOptions {
  readonly within: RefObject<HTMLElement | null>;
  /** The row whose panel is open; null when none is. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

/**
 * Panel and keys are of one row (I26): an open panel follows the focus, also to a successor (`keepFocus`); the focus
 * follows what is opened otherwise. Returns what to call with the row that takes the focus; null for none.
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

/** The row of an element: a line, or a block of a week. */
export function rowAt(target: EventTarget | null): string | null {
  const { row, event } =
    (target instanceof Element && target.closest<HTMLElement>('[data-row], [data-event]')?.dataset) || {};
  return row ?? event ?? null;
}

export const rowIn = (within: ParentNode | null, id: string): HTMLElement | null =>
  within?.querySelector<HTMLElement>(`:is([data-row="${CSS.escape(id)}"], [data-event="${CSS.escape(id)}"])`) ?? null;
export const firstRowIn = (within: ParentNode | null): HTMLElement | null =>
  within?.querySelector<HTMLElement>('[data-row], [data-event]') ?? null;

const controls = ':is(a[href], button:not([disabled]), input:not([disabled]), textarea, [tabindex="0"])';

/** Where Début, Fin and a page key lead from a row; null for any other key. The browser would only scroll. */
function farPlace(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  row: HTMLElement,
  { at, last }: { readonly at: number; readonly last: number },
): number | null {
  if (shiftKey || altKey || metaKey) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (ctrlKey || (key !== 'PageDown' && key !== 'PageUp')) return null;
  const page = pageOf(row);
  return key === 'PageDown' ? Math.min(last, at + page) : Math.max(0, at - page);
}

/** Tab on a row goes to the first control of the panel that shows it. Ignores other keys. */
function enterPanel(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  const panel = document.querySelector<HTMLElement>('main [data-panel]');
  if (!panel) return;
  event.preventDefault();
  (
    panel.querySelector<HTMLElement>(`[data-panel-content] ${controls}`) ??
    panel.querySelector<HTMLElement>(controls) ??
    panel
  ).focus();
}
