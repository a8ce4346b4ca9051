import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { strict } from './strict.ts';

type Listener = Parameters<IpcMain['handle']>[1];
const handlers = new Map<string, Listener>();

export const ipcMain = strict('ipcMain', {
  handle: (channel, listener) => {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, listener);
  },
} satisfies Pick<IpcMain, 'handle'>);

/** Carries out a page's call. Arguments and answer are JSON text; what the handler throws goes back as its message. */
export async function invoke(event: IpcMainInvokeEvent, channel: string, args: string): Promise<string> {
  try {
    const handler = handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const given: unknown = JSON.parse(args);
    // parsed just above
    const value: unknown = await handler(event, ...(Array.isArray(given) ? (given as unknown[]) : [given]));
    return JSON.stringify({ value });
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}
