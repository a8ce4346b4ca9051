import { flushSync } from 'react-dom';
import { shortcutsOf, useShortcut } from './shortcuts/index.tsx';

/** The keys of every list of rows. */
export const listShortcuts = shortcutsOf('lists', { next: ['ArrowDown', 'j'], previous: ['ArrowUp', 'k'], open: 'Enter', close: 'Escape' });

interface RowKeys {
  /** In the order shown. */
  readonly ids: readonly string[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Entrée. */
  readonly onOpen?: (id: string) => void;
  /** Where ↓ begins when nothing is selected; the first row unless told. */
  readonly start?: string | undefined;
}

/** ↑ ↓ J K and Entrée for a list of rows; rows carry `data-row={id}` so that the chosen one comes into view. */
export function useRowKeys({ ids, selected, onSelect, onOpen, start }: RowKeys): void {
  const go = (by: 1 | -1): void => {
    const here = selected === null ? -1 : ids.indexOf(selected);
    const next = here === -1 ? (start ?? (by === 1 ? ids[0] : ids.at(-1))) : ids[here + by];
    if (next === undefined) return;
    // Of a long list the row may be drawn only now that it is chosen.
    flushSync(() => onSelect(next));
    const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(next)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  useShortcut(listShortcuts.next, () => go(1), { enabled: ids.length > 0 });
  useShortcut(listShortcuts.previous, () => go(-1), { enabled: ids.length > 0 });
  useShortcut(listShortcuts.open, () => selected !== null && onOpen?.(selected), { enabled: selected !== null && onOpen !== undefined });
}
