import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { fromClonedText, toClonedText } from '../structured.ts';
import { strict } from './strict.ts';

type Listener = Parameters<IpcMain['handle']>[1];
const handlers = new Map<string, Listener>();

export const ipcMain = strict('ipcMain', {
  handle: (channel, listener) => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, listener);
  },
} satisfies Pick<IpcMain, 'handle'>);

/** Carries out a page's call. Arguments and answer are cloned; what the handler throws goes back as its words. */
export async function invoke(event: IpcMainInvokeEvent, channel: string, args: string): Promise<string> {
  try {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const given = fromClonedText(args);
    if (!Array.isArray(given)) throw new Error('no list of arguments');
    const value: unknown = await handler(event, ...(given as unknown[])); // of a page: anything
    return toClonedText({ value });
  } catch (error) {
    return toClonedText({ error: String(error) });
  }
}
