/**
 * Chromium serves no app:// pages, so the host serves them under one fixed https origin: a secure context whose
 * IndexedDB is found again at the next start. Main sees only app://carnet.
 */
const shown = 'https://carnet.app.localhost';
const real = 'app://carnet';

/** Whether `address` is at `origin`, and does not merely begin like it. */
const isAt = (address: string, origin: string): boolean => address === origin || address.startsWith(`${origin}/`);

export const shownAddress = (address: string): string =>
  isAt(address, real) ? shown + address.slice(real.length) : address;
export const realAddress = (address: string): string =>
  isAt(address, shown) ? real + address.slice(shown.length) : address;

/** The origin in Electron's form. */
export function realOrigin(address: string): string {
  const url = new URL(address);
  return url.origin === shown ? real : url.origin;
}
