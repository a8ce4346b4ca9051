import type { CustomScheme, Protocol } from 'electron';
import type { Route } from 'playwright';
import { realAddress } from '../addresses.ts';
import { app } from './app.ts';
import { strict } from './strict.ts';

type Handler = Parameters<Protocol['handle']>[1];
const handlers = new Map<string, Handler>();
const privileged = new Map<string, CustomScheme['privileges']>();
/** What a page of a scheme would lack without each, in Electron; here it has everything: it comes over https. */
const needed = [
  ['standard', 'IndexedDB, relative addresses and an origin of their own'],
  ['secure', 'secure context, and with it no crypto.subtle'],
  ['supportFetchAPI', 'fetch'],
] as const;

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged: (schemes: CustomScheme[]) => {
    if (app.isReady()) throw new Error('Electron registers privileged schemes before it is ready only');
    privileged.clear(); // the last call counts
    for (const { scheme, privileges } of schemes) {
      if (privileges?.bypassCSP) throw new Error('The Chromium host cannot bypass the CSP');
      privileged.set(scheme, privileges);
    }
  },
  handle: (scheme: string, handler: Handler) => {
    if (!app.isReady()) throw new Error('Electron takes a protocol once it is ready');
    for (const [name, what] of needed)
      if (privileged.get(scheme)?.[name] !== true)
        throw new Error(`${scheme}: not registered as \`${name}\`: its pages would have no ${what}`);
    handlers.set(scheme, handler);
  },
} satisfies Pick<Protocol, 'registerSchemesAsPrivileged' | 'handle'>);

/** Answers a request of the page as the app's own protocol does; fails without a protocol for it. */
export async function answerByProtocol(route: Route): Promise<void> {
  const request = route.request();
  const url = realAddress(request.url());
  const handler = handlers.get(new URL(url).protocol.slice(0, -1));
  if (!handler) return route.abort('namenotresolved');
  const response = await handler(new Request(url, { method: request.method(), headers: request.headers() }));
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}
