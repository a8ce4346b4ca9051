import type { IpcMainInvokeEvent } from 'electron';

/** Accepts the top frame of a page whose origin is the app's own, and nothing else (S6). */
export const trustedSender =
  (appOrigin: string) =>
  ({ senderFrame }: Pick<IpcMainInvokeEvent, 'senderFrame'>): boolean =>
    senderFrame !== null && senderFrame.parent === null && senderFrame.origin === appOrigin;
