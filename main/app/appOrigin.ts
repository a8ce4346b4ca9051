import type { Protocol } from 'electron';

/** The page's scheme and host are the app's own: no file:// rights, one fixed origin for IndexedDB (S3). */
export const appScheme = 'app';
const appHost = 'carnet';
export const appOrigin = `${appScheme}://${appHost}`;

/** True for addresses of the app itself; an address that cannot be parsed is foreign. */
export function isAppAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === `${appScheme}:` && host === appHost && username === '' && password === '';
}

/** Before the app is ready. No `bypassCSP`, no service workers: IndexedDB, fetch (S3) and compiled scripts (E15). */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}
