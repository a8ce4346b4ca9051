import type { Shell, WebContents } from 'electron';
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
