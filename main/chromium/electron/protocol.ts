import type { CustomScheme, Protocol } from 'electron';
import type { Route } from 'playwright';
import { realAddress } from '../addresses.ts';
import { strict } from './strict.ts';

type Handler = Parameters<Protocol['handle']>[1];
const handlers = new Map<string, Handler>();
const privileged = new Set<string>();

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged: (schemes: CustomScheme[]) => {
    for (const { scheme, privileges } of schemes) {
      if (privileges?.bypassCSP) throw new Error('The Chromium host cannot bypass the CSP');
      privileged.add(scheme);
    }
  },
  handle: (scheme: string, handler: Handler) => {
    if (!privileged.has(scheme)) throw new Error(`${scheme}: was not registered before the app was ready`);
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
