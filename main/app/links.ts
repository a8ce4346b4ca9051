import { isLink, parseLink, screenOf } from '#shared/ipc/place.ts';
import type { Place, TakenLink } from '#shared/ipc/place.ts';
import { hideableScreens } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';

/** The last link that the user followed, until the page takes it: the page may be loading, or locked. */
export interface Links {
  /** Stores the link among these arguments; false where there is none. */
  offer(texts: readonly string[]): boolean;
  put(place: Place): void;
  /** Returns it once. Instead of a link that leads nowhere (S13) or to a hidden screen (S14), only that it does. */
  take(): TakenLink;
}

/** `hiddenScreens`: those that the policy hides now; a link may come before the policy was read. */
export function openLinks(hiddenScreens: () => readonly Screen[]): Links {
  let waiting: Place | 'unknown' | null = null;
  return {
    offer(texts) {
      const text = texts.find(isLink);
      if (text === undefined) return false;
      waiting = parseLink(text) ?? 'unknown';
      return true;
    },
    put(place) {
      waiting = place;
    },
    take() {
      const taken = waiting;
      waiting = null;
      if (taken === null || taken === 'unknown') return taken;
      const screen = hideableScreens.find((hideable) => hideable === screenOf(taken));
      return screen !== undefined && hiddenScreens().includes(screen) ? { hidden: screen } : taken;
    },
  };
}
