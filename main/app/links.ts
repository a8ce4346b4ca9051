import { isLink, parseLink } from '#shared/ipc/link.ts';
import type { Link } from '#shared/ipc/link.ts';

/** The last link that somebody followed, until the page takes it: it may be loading, or locked. */
export interface Links {
  /** Keeps the link among these; false where there is none. */
  offer(texts: readonly string[]): boolean;
  /** A link of our own making. */
  put(link: Link): void;
  /** Hands it out once. `unknown`: somebody followed a link that leads nowhere (S13). */
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
