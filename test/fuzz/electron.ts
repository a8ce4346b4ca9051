import type { IpcMain, IpcMainInvokeEvent } from 'electron';

type Listener = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

/** The channels that main has bound, by name. */
export const bound = new Map<string, Listener>();

/** Takes the place of the module `electron` for main/ipc, which asks nothing else of it. */
export const ipcMain: Pick<IpcMain, 'handle'> = { handle: (name, listener) => void bound.set(name, listener) };
