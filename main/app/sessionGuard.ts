import type { Session } from 'electron';
import { isAppAddress } from './appOrigin.ts';

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

/** Closes a session: no request off app://, no permission, no device (S4, S5). */
export function guardSession(session: Guarded, development: boolean): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !mayRequest(url, development) }));
  session.setPermissionCheckHandler(() => false);
  session.setPermissionRequestHandler((_page, _permission, answer) => answer(false));
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false); // Chromium would fetch its dictionaries from the network
}
