import type { WebContents } from 'electron';
import type { Log } from '../diagnostics/log.ts';

/** A page that crashes at its start must not do so all day. */
const pauseMs = 60_000;

type Page = Pick<WebContents, 'on' | 'reload' | 'isDestroyed'>;

/** Starts a crashed page anew: at once, or once a minute has passed since the last time. A page that hangs is only noted. */
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
