import type { BrowserWindow } from 'electron';
import { languageOf } from '#shared/text/languages.ts';
import { appOrigin } from './appOrigin.ts';
import { wordsFor } from './words.ts';

/** Below the page's own address. */
export const openingPath = '/opening';
/** An opening that takes longer says what it waits for. */
const silentMs = 1_000;

/** What the window shows until the page itself may be loaded, in the language of the system. Without a script. */
export function openingPage(locale: string): string {
  const words = wordsFor(locale);
  return `<!doctype html>
<html lang="${languageOf(locale)}">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>Carnet</title>
<link rel="stylesheet" href="/opening.css">
<div role="status"><h1>${words.opening}</h1><p>${words.openingDetail}</p></div>
</html>`;
}

/** Waits for the policy (Windows may take ten seconds for each program); the window says so if it is long (E7). */
export async function whileOpening<Awaited>(
  window: Pick<BrowserWindow, 'loadURL' | 'isDestroyed'>,
  what: Promise<Awaited>,
): Promise<Awaited> {
  const timer = setTimeout(() => {
    if (window.isDestroyed()) return;
    window.loadURL(`${appOrigin}${openingPath}`).catch(() => null); // the page replaced it, or it was closed
  }, silentMs);
  try {
    return await what;
  } finally {
    clearTimeout(timer);
  }
}
