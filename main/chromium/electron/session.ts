import { join } from 'node:path';
import type { OnBeforeRequestListenerDetails, ProxyConfig, Session, WebRequest, WebRequestFilter } from 'electron';
import type { Route } from 'playwright';
import { realAddress } from '../addresses.ts';
import { theHost } from '../doubleState.ts';
import { fixedProxyFor, proxyFor } from './proxyFor.ts';
import { strict } from './strict.ts';

type Listener = (details: OnBeforeRequestListenerDetails, answer: (response: { cancel?: boolean }) => void) => void;
let beforeRequest: Listener | null = null;
let proxy: ProxyConfig | null = null;
/** Null: from Chromium's own host. */
let dictionariesFrom: string | null = null;
type PermissionCheck = Parameters<Session['setPermissionCheckHandler']>[0];
let permissionCheck: PermissionCheck = null;

type Members =
  | 'storagePath'
  | 'clearStorageData'
  | 'clearCache'
  | 'clearCodeCaches'
  | 'setPermissionCheckHandler'
  | 'setPermissionRequestHandler'
  | 'setDevicePermissionHandler'
  | 'availableSpellCheckerLanguages'
  | 'setSpellCheckerEnabled'
  | 'setSpellCheckerLanguages'
  | 'setSpellCheckerDictionaryDownloadURL'
  | 'resolveProxy'
  | 'setProxy'
  | 'on';

/** Set by the double of BrowserWindow, which has the page. */
type Clear = (types: 'indexeddb' | 'all') => Promise<void>;
let clearDatabases: Clear = () => Promise.reject(new Error('no window is open'));
export function onClear(clear: Clear): void {
  clearDatabases = clear;
}

const defaultSession = strict('session.defaultSession', {
  /** Where Chromium itself stores it. */
  get storagePath() {
    return join(theHost().userData, 'chromium', 'Default');
  },
  webRequest: strict('webRequest', {
    onBeforeRequest: (...given: [WebRequestFilter, Listener | null] | [Listener | null]) => {
      const [listener] = given.slice(-1);
      if (listener !== null && typeof listener !== 'function') throw new Error('a filter alone is no listener');
      beforeRequest = listener;
    },
  } satisfies Pick<WebRequest, 'onBeforeRequest'>),
  setPermissionCheckHandler: (handler) => {
    permissionCheck = handler;
  },
  // Chromium calls no handler here: `grant`, in `browserWindow.ts`, grants once what the check allows.
  setPermissionRequestHandler: () => {},
  setDevicePermissionHandler: () => {},
  // Chromium has no dictionary here, and fetches none: it was opened without its background networking.
  availableSpellCheckerLanguages: ['de', 'en-GB', 'en-US', 'fr'],
  setSpellCheckerEnabled: () => {},
  setSpellCheckerLanguages: () => {
    if (dictionariesFrom === null) throw new Error('Electron would fetch dictionaries from a host of Google’s');
  },
  setSpellCheckerDictionaryDownloadURL: (address) => {
    dictionariesFrom = address;
  },
  resolveProxy: async (address) =>
    (await fixedProxyFor(address, proxy)) ?? proxyFor(address, theHost().arguments.all, process.env),
  setProxy: async (config) => {
    proxy = config;
  },
  // Chromium was opened without downloads.
  on(this: Session) {
    return this;
  },
  clearStorageData: async (options) => {
    if (options === undefined) return clearDatabases('all');
    if (options.storages?.join() !== 'indexdb' || options.origin !== undefined)
      throw new Error('the Chromium host clears IndexedDB or everything');
    return clearDatabases('indexeddb');
  },
  // Every answer comes from the app's own protocol, and none is cached.
  clearCache: () => Promise.resolve(),
  clearCodeCaches: async () => {
    await Promise.resolve(); // of the same answers
  },
} satisfies Pick<Session, Members> & { webRequest: Pick<WebRequest, 'onBeforeRequest'> });

export const session = strict('session', { defaultSession });

type Permission = Parameters<NonNullable<PermissionCheck>>[1];

/** Whether the app grants this permission to its own page. */
export const isGranted = (permission: Permission): boolean =>
  // The app reads only permission and origin; `strict` throws if that changes.
  permissionCheck?.(null, permission, 'app://carnet/', strict('details', {}) as never) ?? false;

/** Whether the app allows this request of the page. */
export function passes(route: Route): Promise<boolean> {
  const listener = beforeRequest;
  if (listener === null) return Promise.resolve(true);
  const request = route.request();
  // The app reads only the address; `strict` throws if that changes.
  const details = strict('details', { url: realAddress(request.url()), method: request.method() });
  return new Promise((resolve) => {
    listener(details as OnBeforeRequestListenerDetails, ({ cancel }) => resolve(cancel !== true));
  });
}
