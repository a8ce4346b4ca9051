import { isDeepStrictEqual } from 'node:util';
import type { Dispatcher } from 'undici';
import { Agent, ProxyAgent } from 'undici';
import { FailureError } from '#shared/failures/failure.ts';
import type { Limits } from './limits.ts';
import type { Network } from './network.ts';
import { ExchangeError } from './networkFailure.ts';
import { routesOf } from './routes.ts';
import type { Route } from './routes.ts';
import { trustedCertificates } from './trusted.ts';
import { proxyAgent } from './tunnel/proxyAgent.ts';

/** For how long the system's answer is used before it is asked again, in ms: a laptop changes its network. */
const freshMs = 20_000;

export interface OpenRoute {
  readonly route: Route;
  readonly dispatcher: Dispatcher;
}

interface FoundRoutes {
  readonly answer: string;
  readonly trusted: readonly string[];
  readonly routes: readonly OpenRoute[];
  at: number;
}

/** The routes to one service, each with its connections: directly, or through the proxies that the system names. */
export class OpenRoutes {
  readonly #limits: Limits;
  readonly #network: Network;
  #found: Promise<FoundRoutes> | null = null;
  #foundAt = -Infinity;
  /** A login was refused: the routes are opened again, with what is known then. */
  #isStale = false;

  constructor(limits: Limits, network: Network) {
    this.#limits = limits;
    this.#network = network;
  }

  /** The route to use now. Throws ExchangeError: nothing has left. */
  async to(address: URL): Promise<OpenRoute> {
    if (this.#found === null || performance.now() - this.#foundAt > freshMs) {
      this.#foundAt = performance.now();
      this.#found = this.#find(address, this.#found);
    }
    const found = this.#found;
    const { routes, at } = await found.catch((error: unknown) => {
      if (this.#found === found) this.#found = null; // the next request asks again
      throw error;
    });
    const route = routes[at];
    if (!route) throw new ExchangeError({ kind: 'proxyRefused' }, false);
    return route;
  }

  /** Takes the next route where this one led nowhere. Returns false where it was the last: then all begin again. */
  async passOver(route: OpenRoute): Promise<boolean> {
    const found = await this.#found;
    if (!found) return false;
    const at = found.routes.indexOf(route);
    if (at === -1 || at !== found.at) return at !== -1; // another request has passed it over, or all are new
    found.at = (at + 1) % found.routes.length;
    return found.at !== 0;
  }

  /** The next request looks again whether the route and the authorities are still the same. */
  checkRoutes(): void {
    this.#foundAt = -Infinity;
  }

  /** Ends every connection; the next request asks the system again. */
  async destroy(): Promise<void> {
    const found = this.#found;
    this.#found = null;
    const routes = (await found?.catch(() => null))?.routes ?? [];
    await Promise.all(routes.map(({ dispatcher }) => dispatcher.destroy()));
  }

  /** A proxy script that hangs is no route: the request has a time of its own to be sent in. */
  async #answered(address: URL): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('the system names no route in time')), this.#limits.connectMs);
    });
    try {
      return await Promise.race([this.#network.findRoutes(address.href), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #find(address: URL, before: Promise<FoundRoutes> | null): Promise<FoundRoutes> {
    // A resolver that fails has no better route than the last one.
    const last = await before?.catch(() => null);
    const answer = await this.#answered(address).catch((cause: unknown) => {
      if (last) return last.answer;
      throw new ExchangeError(cause instanceof FailureError ? cause.failure : { kind: 'offline' }, false, { cause });
    });
    const trusted = trustedCertificates();
    if (last?.answer === answer && isDeepStrictEqual(last.trusted, trusted) && !this.#isStale) return last;
    this.#isStale = false;
    for (const { dispatcher } of last?.routes ?? []) dispatcher.close().catch(() => undefined); // closed already
    const onRefused = (): void => {
      this.#isStale = true;
      this.#foundAt = -Infinity;
    };
    const routes = routesOf(answer).map(async (route) => ({
      route,
      dispatcher: await openRoute(route, this.#limits, this.#network, trusted, onRefused),
    }));
    return { answer, trusted, routes: await Promise.all(routes), at: 0 };
  }
}

/** The connections of one route; a proxy that wants a login is reported. `onRefused`: it refused the one sent. */
async function openRoute(
  route: Route,
  limits: Limits,
  network: Network,
  trusted: readonly string[],
  onRefused: () => void,
): Promise<Dispatcher> {
  const connect = { timeout: limits.connectMs, ca: [...trusted], rejectUnauthorized: true as const };
  const options = {
    allowH2: false, // one request per connection, so that "a byte left" is known for each request
    pipelining: 1,
    connections: limits.reads + limits.writes,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.idleMs,
    maxResponseSize: limits.wireBytes,
  };
  if (route.kind === 'direct') return new Agent({ ...options, connect });
  if (!/^https?:/u.test(route.uri)) {
    return new ProxyAgent({
      ...options,
      uri: route.uri,
      connectTimeout: limits.connectMs,
      requestTls: { ...connect, allowH2: false },
    });
  }
  const login = await network.loginFor(route.uri);
  return proxyAgent({ uri: route.uri, login, connect, onAsked: network.onAsked, onRefused }, options);
}
