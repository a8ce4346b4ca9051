import type { WebContents } from 'electron';
import type { Incidents } from '#main/diagnostics/incidents.ts';
import type { Log } from '#main/diagnostics/log.ts';
import { appEventChannel } from '#shared/ipc/channels.ts';
import type { AppEvent } from '#shared/ipc/channels.ts';

/** A page that crashes at its start must not be restarted without end. */
const pauseMs = 60_000;

type Page = Pick<WebContents, 'on' | 'once' | 'send' | 'reload' | 'isDestroyed' | 'forcefullyCrashRenderer'>;

/** Pages that main itself ends: nothing went wrong, and they are reloaded by the one who ended them. */
const ending = new WeakSet<object>();

/** Reloads a crashed page, once a minute at most; one that hangs is only recorded. `onCrash`: before the reload. */
export function reviveWhenGone(
  page: Pick<Page, 'on' | 'reload' | 'isDestroyed'>,
  log: Log,
  incidents: Pick<Incidents, 'note' | 'withdraw'>,
  onCrash: () => void,
  monotonic: () => number = () => performance.now(),
): void {
  let next = -Infinity;
  let waiting = false;
  const revive = (): void => {
    waiting = false;
    if (page.isDestroyed()) return;
    next = monotonic() + pauseMs;
    page.reload();
  };
  page.on('render-process-gone', (_event, { reason }) => {
    if (ending.has(page)) return;
    log.note('page.gone', { reason });
    if (reason === 'clean-exit') return;
    incidents.note('pageGone', reason);
    if (monotonic() >= next) onCrash();
    if (waiting) return;
    waiting = true;
    setTimeout(revive, Math.max(0, next - monotonic())).unref();
  });
  page.on('unresponsive', () => {
    log.note('page.unresponsive');
    incidents.note('pageHung');
  });
  page.on('responsive', () => {
    log.note('page.responsive');
    incidents.withdraw('pageHung');
  });
}

/** Sends one page an event that it did not request. A page that is closing receives nothing. */
export function tellPage(page: Pick<WebContents, 'send' | 'isDestroyed'>, event: AppEvent): void {
  if (!page.isDestroyed()) page.send(appEventChannel, event);
}

/** Long enough for a page to hide and to close its cache, and within the second that S9 allows. */
const graceMs = 500;
/** On Linux the order to end is a message to the page's process, which it may not receive. */
const againMs = 200;
const mostOrders = 20;

/** Notifies a page that it is locked and loads another in a new process, without its rows and key (S9, B17). */
export function renewPage(page: Page): void {
  tellPage(page, { kind: 'locked' });
  setTimeout(() => replaceProcess(page), graceMs).unref();
}

function replaceProcess(page: Page): void {
  if (page.isDestroyed()) return;
  ending.add(page);
  page.once('did-navigate', () => ending.delete(page));
  let isGone = false;
  const load = (): void => {
    if (isGone || page.isDestroyed()) return;
    isGone = true;
    page.reload();
  };
  page.once('render-process-gone', () => setTimeout(load, 0)); // not inside its event
  const end = (left: number): void => {
    if (isGone || page.isDestroyed()) return;
    if (left === 0) return load();
    page.forcefullyCrashRenderer();
    setTimeout(() => end(left - 1), againMs).unref();
  };
  end(mostOrders);
}
