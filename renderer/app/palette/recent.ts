import { create } from 'zustand';
import { useSession } from '../../stores/session.ts';

const longest = 12;

interface Recent {
  /** Ids of items, the last one first. Of one service, and only while it is open: they would tell of persons (S8, S9). */
  readonly ids: readonly string[];
}

export const useRecent = create<Recent>(() => ({ ids: [] }));

export const remember = (id: string): void =>
  useRecent.setState(({ ids }) => ({ ids: [id, ...ids.filter((other) => other !== id)].slice(0, longest) }));

/** Forgets them with the service they were of. Answers how to stop. */
export const followRecent = (): (() => void) =>
  useSession.subscribe(({ open }, before) => {
    if (open?.profile.id !== before.open?.profile.id) useRecent.setState({ ids: [] });
  });
