import type { Desktop, Notice } from '#shared/ipc/desktop.ts';
import type { Link } from '#shared/ipc/link.ts';
import type { Family } from './handlers.ts';

/** What the page may ask of the system around it. */
export interface DesktopHands {
  show(told: Desktop): void;
  notify(notice: Notice): boolean;
  takeLink(): Link | 'unknown' | null;
}

export const desktopHandlers = (hands: DesktopHands): Family<'desktop'> => ({
  'desktop.show': (told) => {
    hands.show(told);
    return {};
  },
  'desktop.notify': (notice) => ({ shown: hands.notify(notice) }),
  'desktop.takeLink': () => ({ link: hands.takeLink() }),
});
