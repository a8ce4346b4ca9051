import type { WebContents } from 'electron';
import type { Log } from '#main/diagnostics/log.ts';
import { appEventChannel } from '#shared/ipc/channels.ts';
import type { AppEvent } from '#shared/ipc/channels.ts';

/** A page that crashes at its start must not be restarted without end. */
const pauseMs = 60_000;

type Page = Pick<WebContents, 'on' | 'reload' | 'isDestroyed'>;

/**
 * Reloads a crashed page: at once, or once a minute has passed since the last time. A page that hangs is only logged.
 */
export function reviveWhenGone(page: Page, log: Log, monotonic: () => number = () => performance.now()): void {
  let next = -Infinity;
  let waiting = false;
  const revive = (): void => {
    waiting = false;
    if (page.isDestroyed()) return;
    next = monotonic() + pauseMs;
    page.reload();
  };
  page.on('render-process-gone', (_event, { reason }) => {
    log.note('page.gone', { reason });
    if (waiting || reason === 'clean-exit') return;
    waiting = true;
    setTimeout(revive, Math.max(0, next - monotonic())).unref();
  });
  page.on('unresponsive', () => log.note('page.unresponsive'));
  page.on('responsive', () => log.note('page.responsive'));
}

/** Sends one page an event that it did not request. A page that is closing receives nothing. */
export function tellPage(page: Pick<WebContents, 'send' | 'isDestroyed'>, event: AppEvent): void {
  if (!page.isDestroyed()) page.send(appEventChannel, event);
}

/** Long enough for a page to hide and to close its cache, and within the second that S9 allows. */
const graceMs = 500;

/**
 * Notifies a page that it is locked, and reloads it whether it received the event or not: the contents of its memory
 * are gone then (S9).
 */
export function renewPage(page: Pick<WebContents, 'send' | 'isDestroyed' | 'reload'>): void {
  tellPage(page, { kind: 'locked' });
  setTimeout(() => {
    if (!page.isDestroyed()) page.reload();
  }, graceMs).unref();
}
