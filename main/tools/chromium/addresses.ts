/** One fixed https origin for app:// pages, which Chromium does not serve: secure, with IndexedDB. Main sees app://. */
const shown = 'https://carnet.app.localhost';
const real = 'app://carnet';

/** Whether `address` is at `origin`, and does not merely begin like it. */
const isAt = (address: string, origin: string): boolean => address === origin || address.startsWith(`${origin}/`);

export const shownAddress = (address: string): string =>
  isAt(address, real) ? shown + address.slice(real.length) : address;
export const realAddress = (address: string): string =>
  isAt(address, shown) ? real + address.slice(shown.length) : address;

export function realOrigin(address: string): string {
  const url = new URL(address);
  return url.origin === shown ? real : url.origin;
}
