import { create } from 'zustand';
import { useSession } from '#stores/session.ts';
import type { PaletteItem } from './item.ts';

const longest = 12;

interface Recent {
  /** The last one first. Only for the open service and only while it is open: recent items name people (S8, S9). */
  readonly items: readonly PaletteItem[];
}

export const useRecent = create<Recent>(() => ({ items: [] }));

export const remember = (item: PaletteItem): void =>
  useRecent.setState(({ items }) => ({ items: [item, ...items.filter(({ id }) => id !== item.id)].slice(0, longest) }));

/** Forgets them when their service closes. Returns the function that stops it. */
export const followRecent = (): (() => void) =>
  useSession.subscribe(({ open }, before) => {
    if (open?.profile.id !== before.open?.profile.id) useRecent.setState({ items: [] });
  });
