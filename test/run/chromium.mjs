import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where a Chromium is unpacked on a Linux machine whose user may not install packages (see ensureChromium.mjs). */
export const ownChromium = fileURLToPath(new URL('../../.carnet/chromium/', import.meta.url));

/** Where each system keeps a Chromium or Chrome; CARNET_CHROMIUM names another. */
const places = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', `${ownChromium}run`],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** The Chromium to drive, or undefined where none is installed. */
export function chromiumPath() {
  const named = process.env.CARNET_CHROMIUM;
  if (named) return named;
  return (places[process.platform] ?? []).find((path) => existsSync(path));
}

/** Quiet and sandbox-free: the tests run as root in containers, and nothing may reach out to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
