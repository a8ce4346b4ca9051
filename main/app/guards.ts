import type { Session, Shell, WebContents } from 'electron';
import { appOrigin, isAppAddress } from './appOrigin.ts';

/** The only addresses that may be passed to the system's browser, spelled exactly. None so far (S5). */
export const outsideAddresses: ReadonlySet<string> = new Set();

/** https: only, and only an address that equals one of the list (S5). */
export const mayOpenOutside = (address: string, allowed: ReadonlySet<string>): boolean =>
  address.startsWith('https://') && allowed.has(address);

/** A page may navigate only to itself, as a reload does (S5). */
export const mayNavigate = (address: string): boolean => isAppAddress(address);

/** Denies navigation, redirects, new windows and webviews for a new page (S5). */
export function guardNavigation(
  page: Pick<WebContents, 'on' | 'setWindowOpenHandler' | 'setWebRTCIPHandlingPolicy'>,
  shell: Pick<Shell, 'openExternal'>,
  onFailure: (error: unknown) => void,
): void {
  page.on('will-navigate', (event) => {
    if (!mayNavigate(event.url)) event.preventDefault();
  });
  page.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !mayNavigate(event.url)) event.preventDefault(); // the page has no frames of its own
  });
  page.on('will-redirect', (event) => event.preventDefault()); // app:// never redirects
  page.on('will-attach-webview', (event) => event.preventDefault());
  page.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url, outsideAddresses)) shell.openExternal(url).catch(onFailure);
    return { action: 'deny' };
  });
  page.setWebRTCIPHandlingPolicy('disable_non_proxied_udp'); // no packet past the proxy, which the CSP does not stop
}

type Guarded = Pick<
  Session,
  | 'webRequest'
  | 'setPermissionCheckHandler'
  | 'setPermissionRequestHandler'
  | 'setDevicePermissionHandler'
  | 'setSpellCheckerDictionaryDownloadURL'
  | 'on'
>;

/** The page has no network access: only main has (S4). devtools: is allowed in development builds only. */
export function mayRequest(address: string, development: boolean): boolean {
  return isAppAddress(address) || (development && address.startsWith('devtools://'));
}

/** Persistent storage, since changes that wait are nowhere else (I2), and writing to the clipboard, never reading. */
const granted: ReadonlySet<string> = new Set(['persistent-storage', 'clipboard-sanitized-write']);

export const mayHave = (permission: string, origin: string): boolean => granted.has(permission) && isAppAddress(origin);

/** Restricts a session: no request outside app://, no device, no permission but those two (S4, S5). */
export function guardSession(session: Guarded, development: boolean): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !mayRequest(url, development) }));
  session.setPermissionCheckHandler((_page, permission, origin) => mayHave(permission, origin));
  session.setPermissionRequestHandler((_page, permission, answer, { requestingUrl }) =>
    answer(mayHave(permission, requestingUrl)),
  );
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault()); // files are saved by main, where the user says
  // Before any language: Chromium would fetch a dictionary that this workstation lacks from a host of Google's.
  session.setSpellCheckerDictionaryDownloadURL(`${appOrigin}/dictionaries/`);
}
