import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { OnBeforeRequestListenerDetails, ProxyConfig, Session, WebRequest, WebRequestFilter } from 'electron';
import type { Route } from 'playwright';
import { realAddress } from '../addresses.ts';
import { theHost } from '../doubleState.ts';
import { strict } from './strict.ts';

/**
 * Like Chromium on Linux without a desktop: `--proxy-server` with its bypass list, else the environment. This machine
 * is reached directly, unless `<-loopback>`.
 */
export function proxyFor(address: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const { hostname, protocol } = new URL(address);
  const given = (name: string): string | undefined =>
    args.findLast((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const variable = (name: string): string => env[name.toLowerCase()] ?? env[name.toUpperCase()] ?? '';
  const fixed = given('proxy-server');
  const bypassed = (fixed === undefined ? variable('no_proxy') : (given('proxy-bypass-list') ?? ''))
    .split(/[,;]/u)
    .map((each) => each.trim());
  if (isLoopback(hostname) && !bypassed.includes('<-loopback>')) return 'DIRECT';
  if (bypassed.some((each) => each === '*' || isOf(hostname, each))) return 'DIRECT';
  const proxy = fixed ?? (variable(`${protocol.slice(0, -1)}_proxy`) || variable('all_proxy'));
  if (proxy === '') return 'DIRECT';
  const { protocol: scheme, host } = new URL(/:\/\//u.test(proxy) ? proxy : `http://${proxy}`);
  return `${{ 'https:': 'HTTPS', 'socks5:': 'SOCKS5', 'socks:': 'SOCKS5' }[scheme] ?? 'PROXY'} ${host}`;
}

/**
 * Like Chromium with a session's own proxy; of a script, what it says, nothing where it cannot be had. Null: none is
 * set.
 */
async function fixedProxyFor(address: string, config: ProxyConfig | null): Promise<string | null> {
  if (config === null || config.mode === 'system') return null;
  const { hostname } = new URL(address);
  if (config.mode === 'direct' || isLoopback(hostname)) return 'DIRECT';
  if (config.mode === 'fixed_servers') return proxyFor(address, [`--proxy-server=${config.proxyRules}`], {});
  if (config.mode !== 'pac_script') throw new Error('the Chromium host knows no such proxy');
  const script = await fetch(config.pacScript ?? '').then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (script === null) return '';
  const functions = {
    isPlainHostName: (host: string) => !host.includes('.'),
    dnsDomainIs: (host: string, domain: string) => host.endsWith(domain),
    localHostOrDomainIs: (host: string, name: string) => host === name || name.startsWith(`${host}.`),
  };
  return String(
    runInNewContext(`${script};FindProxyForURL(${JSON.stringify(address)}, ${JSON.stringify(hostname)})`, functions),
  );
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

/** The name itself, or below it: « ecole.fr », « .ecole.fr », « *.ecole.fr ». */
function isOf(hostname: string, rule: string): boolean {
  const name = rule.replace(/^\*?\./u, '');
  return name !== '' && (hostname === name || hostname.endsWith(`.${name}`));
}

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
