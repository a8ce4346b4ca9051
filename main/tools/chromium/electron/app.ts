import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { App, CommandLine } from 'electron';
import { z } from 'zod';
import { theHost } from '../doubleState.ts';
import { cancellable, strict } from './strict.ts';
import { keepShown } from './surfaces.ts';

const manifest = z
  .object({ productName: z.string(), version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')));

export const appEvents = new EventEmitter();
const paths = new Map<string, string>([
  ['home', homedir()],
  ['userData', join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), manifest.productName)],
]);
/** Closes every window; set by the double of BrowserWindow. */
let closeWindows: () => Promise<void> = () => Promise.resolve();
/** Asks every window with a page, as Electron does before `will-quit`; false: one of them prevented it. */
let mayCloseWindows: () => boolean = () => true;
let ending = false;
let isReady = false;
const { promise: ready, resolve: sayReady } = Promise.withResolvers<void>();
/** Some time after the app's module has run, as in Electron; never while it still runs. */
export async function becomeReady(): Promise<void> {
  await pause(0);
  isReady = true;
  sayReady();
}

export function onQuitClose(mayClose: () => boolean, close: () => Promise<void>): void {
  mayCloseWindows = mayClose;
  closeWindows = close;
}

const members = {
  get isPackaged() {
    return theHost().arguments.installed;
  },
  getVersion: () => manifest.version,
  getLocale: () => theHost().arguments.locale,
  getPath: (name) => {
    const path = paths.get(name);
    if (path === undefined) throw new Error(`The Chromium host has no path ${name}`);
    return path;
  },
  setPath: (name, path) => {
    paths.set(name, path);
  },
  setAppUserModelId: () => {}, // Windows alone reads it
  setUserTasks: (tasks) => {
    keepShown('tasks.json', tasks);
    return true;
  },
  setBadgeCount: (count = 0) => {
    keepShown('badge.json', { count });
    return true;
  },
  setAboutPanelOptions: (options) => keepShown('about.json', options),
  // Its effect is always on: Chromium's page has no Node at all.
  enableSandbox: () => {},
  commandLine: { hasSwitch: (name: string) => theHost().arguments.all.includes(`--${name}`) },
  whenReady: () => ready,
  isReady: () => isReady,
  requestSingleInstanceLock: () => {
    const { lock, userData } = theHost();
    if (members.getPath('userData') !== userData) throw new Error('the lock was taken for another folder');
    if (lock.held) {
      // As Electron does: emitted once it is ready; where no listener is registered by then, the event is lost.
      void ready.then(() =>
        lock.onKnock(({ argv, workingDirectory }) =>
          appEvents.emit('second-instance', cancellable({}), argv, workingDirectory, undefined),
        ),
      );
    } else {
      secondInstance = lock.knock({ argv: process.argv, workingDirectory: process.cwd() });
    }
    return lock.held;
  },
  setAsDefaultProtocolClient: () => {
    if (theHost().arguments.installed) return true; // pretended, like the rest
    throw new Error('a Carnet that is not installed leaves the system’s links alone');
  },
  // No dock here, as on Windows and Linux.
  dock: undefined,
  relaunch: () => {
    throw new Error('the Chromium host is started by its caller alone');
  },
  quit: () => void quit(),
  exit: (code = 0) => void exit(code),
} satisfies Pick<
  App,
  | 'isPackaged'
  | 'getVersion'
  | 'getLocale'
  | 'getPath'
  | 'setPath'
  | 'enableSandbox'
  | 'whenReady'
  | 'isReady'
  | 'requestSingleInstanceLock'
  | 'dock'
  | 'setAppUserModelId'
  | 'setUserTasks'
  | 'setBadgeCount'
  | 'setAboutPanelOptions'
  | 'setAsDefaultProtocolClient'
  | 'relaunch'
  | 'quit'
  | 'exit'
> & { commandLine: Pick<CommandLine, 'hasSwitch'> };

let secondInstance: Promise<void> = Promise.resolve();

async function quit(): Promise<void> {
  if (ending || !mayCloseWindows()) return;
  const leaving = cancellable({});
  appEvents.emit('will-quit', leaving);
  if (leaving.defaultPrevented) return;
  await exit(0);
}

async function exit(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  await secondInstance;
  await closeWindows();
  process.exit(code);
}

export const app = strict(
  'app',
  Object.assign(members, {
    on: appEvents.on.bind(appEvents),
    once: appEvents.once.bind(appEvents),
  }),
);
