import type { WebContents } from 'electron';
import type { Incidents } from '#main/diagnostics/incidents.ts';
import type { Log } from '#main/diagnostics/log.ts';
import { appEventChannel } from '#shared/ipc/channels.ts';
import type { AppEvent } from '#shared/ipc/channels.ts';

/** A page that crashes at its start must not be restarted without end. */
const pauseMs = 60_000;

type Page = Pick<WebContents, 'on' | 'once' | 'off' | 'send' | 'reload' | 'isDestroyed' | 'forcefullyCrashRenderer'>;

/** Pages that main itself ends: nothing went wrong, and they are reloaded by the one who ended them. */
const ending = new WeakSet<object>();

/**
 * Reloads a crashed page: at once, or once a minute has passed since the last time. A page that hangs is only noted.
 */
export function reviveWhenGone(
  page: Pick<Page, 'on' | 'reload' | 'isDestroyed'>,
  log: Log,
  incidents: Pick<Incidents, 'note' | 'withdraw'>,
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

/** For the new page to be there, on a machine that is very busy. */
const renewalMs = 5_000;

/**
 * Notifies a page that it is locked, and loads a new one in its place (S9). `isLeaving`: the page has answered. One
 * that does not answer hangs: it would not leave for a reload, and its memory would stay, so its process is ended
 * first.
 */
export function renewPage(page: Page, isLeaving: () => boolean): void {
  tellPage(page, { kind: 'locked' });
  setTimeout(() => {
    if (page.isDestroyed()) return;
    if (!isLeaving()) return replaceProcess(page);
    let isNew = false;
    const leave = (event: { preventDefault(): void }): void => event.preventDefault(); // a page cannot refuse to go
    const onNew = (): void => {
      isNew = true;
    };
    page.on('will-prevent-unload', leave);
    page.on('did-navigate', onNew);
    page.reload();
    setTimeout(() => {
      if (page.isDestroyed()) return;
      page.off('will-prevent-unload', leave);
      page.off('did-navigate', onNew);
      if (!isNew) replaceProcess(page);
    }, renewalMs).unref();
  }, graceMs).unref();
}

function replaceProcess(page: Page): void {
  ending.add(page);
  page.once('did-navigate', () => ending.delete(page));
  page.forcefullyCrashRenderer();
  page.reload();
}
