import type { WebContents } from 'electron';
import { tellPage } from './events.ts';

/** Long enough for a page to hide and to close its cache, and within the second that S9 gives. */
const graceMs = 500;

/** Tells a page that it is locked, and starts it anew whether it heard or not: what its memory held goes with it (S9). */
export function renewPage(page: Pick<WebContents, 'send' | 'isDestroyed' | 'reload'>): void {
  tellPage(page, { kind: 'locked' });
  setTimeout(() => {
    if (!page.isDestroyed()) page.reload();
  }, graceMs).unref();
}
