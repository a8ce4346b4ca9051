import { isLink, parseLink } from '#shared/ipc/link.ts';
import type { Link } from '#shared/ipc/link.ts';

/** The last link that the user followed, until the page takes it: the page may be loading, or locked. */
export interface Links {
  /** Stores the link among these arguments; false where there is none. */
  offer(texts: readonly string[]): boolean;
  /** A link that Carnet made. */
  put(link: Link): void;
  /** Returns it once. `unknown`: the user followed a link that leads nowhere (S13). */
  take(): Link | 'unknown' | null;
}

export function openLinks(): Links {
  let waiting: Link | 'unknown' | null = null;
  return {
    offer(texts) {
      const text = texts.find(isLink);
      if (text === undefined) return false;
      waiting = parseLink(text) ?? 'unknown';
      return true;
    },
    put(link) {
      waiting = link;
    },
    take() {
      const taken = waiting;
      waiting = null;
      return taken;
    },
  };
}
