import type { WebContents } from 'electron';
import { appEventChannel } from '#shared/ipc/channels.ts';
import type { AppEvent } from '#shared/ipc/channels.ts';

/** Tells one page something it did not ask for. A page that is going away hears nothing. */
export function tellPage(page: Pick<WebContents, 'send' | 'isDestroyed'>, event: AppEvent): void {
  if (!page.isDestroyed()) page.send(appEventChannel, event);
}
