import { create } from 'zustand';
import { useSession } from '#stores/session.ts';
import type { PaletteItem } from './item.ts';

const longest = 12;

interface Recent {
  /** The last one first. Of one service, and only while it is open: they tell of persons (S8, S9). */
  readonly items: readonly PaletteItem[];
}

export const useRecent = create<Recent>(() => ({ items: [] }));

export const remember = (item: PaletteItem): void =>
  useRecent.setState(({ items }) => ({ items: [item, ...items.filter(({ id }) => id !== item.id)].slice(0, longest) }));

/** Forgets them with the service they were of. Answers how to stop. */
export const followRecent = (): (() => void) =>
  useSession.subscribe(({ open }, before) => {
    if (open?.profile.id !== before.open?.profile.id) useRecent.setState({ items: [] });
  });
