import type { Session, Shell, WebContents } from 'electron';
import { isAppAddress } from './appOrigin.ts';

/** The only addresses that may be handed to the system's browser, spelled exactly. None so far (S5). */
export const outsideAddresses: ReadonlySet<string> = new Set();

/** https: only, and only an address that is on the list to the letter (S5). */
export const mayOpenOutside = (address: string, allowed: ReadonlySet<string>): boolean =>
  address.startsWith('https://') && allowed.has(address);

/** Where a page may navigate: nowhere but to itself, as a reload does (S5). */
export const mayNavigate = (address: string): boolean => isAppAddress(address);

/** Denies navigation, redirects, new windows and webviews for a page that was just made (S5). */
export function guardNavigation(
  page: Pick<WebContents, 'on' | 'setWindowOpenHandler'>,
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
}

type Guarded = Pick<
  Session,
  | 'webRequest'
  | 'setPermissionCheckHandler'
  | 'setPermissionRequestHandler'
  | 'setDevicePermissionHandler'
  | 'setSpellCheckerEnabled'
>;

/**
 * Whether the page may ask for this address. The page reaches no network at all: only main does (S4). Chromium's own
 * inspector loads from devtools:, which is let through in development builds only.
 */
export function mayRequest(address: string, development: boolean): boolean {
  return isAppAddress(address) || (development && address.startsWith('devtools://'));
}

/**
 * What the page may have: that its storage is not thrown away when the disk fills up, since changes that wait are
 * nowhere else (I2); and to put text into the clipboard when a person asks for it, never to read it.
 */
const granted: ReadonlySet<string> = new Set(['persistent-storage', 'clipboard-sanitized-write']);

export const mayHave = (permission: string, origin: string): boolean => granted.has(permission) && isAppAddress(origin);

/** Closes a session: no request off app://, no device, no permission but those two (S4, S5). */
export function guardSession(session: Guarded, development: boolean): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !mayRequest(url, development) }));
  session.setPermissionCheckHandler((_page, permission, origin) => mayHave(permission, origin));
  session.setPermissionRequestHandler((_page, permission, answer, { requestingUrl }) =>
    answer(mayHave(permission, requestingUrl)),
  );
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false); // Chromium would fetch its dictionaries from the network
}
