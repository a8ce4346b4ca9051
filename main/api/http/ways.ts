import { getCACertificates } from 'node:tls';
import { Agent, Pool, ProxyAgent } from 'undici';
import type { Dispatcher } from 'undici';
import type { Failure } from '#shared/failures/failure.ts';
import { basicAuthorization } from './authenticator.ts';
import type { Credentials } from './authenticator.ts';
import { boundHandler } from './boundHandler.ts';
import type { Limits } from './limits.ts';
import { ExchangeError } from './networkFailure.ts';
import { routesOf } from './routes.ts';
import type { FindRoutes, Route } from './routes.ts';

interface AskedLogin {
  readonly proxy: string;
  /** The ways in which it can be given: « Basic, NTLM ». */
  readonly schemes: string;
  /** One was given, and is refused. */
  readonly isRefused: boolean;
}

export interface Network {
  readonly findRoutes: FindRoutes;
  /** By the proxy's uri; null where the user gave none. */
  readonly loginFor: (proxy: string) => Promise<Credentials | null>;
  /** Called when a proxy wants a login, or another one. */
  readonly onAsked?: (asked: AskedLogin) => void;
}
export const directly: Network = { findRoutes: async () => 'DIRECT', loginFor: async () => null };

/** For how long the system's answer is used before it is asked again, in ms: a laptop changes its network. */
const freshMs = 20_000;

export interface Way {
  readonly route: Route;
  readonly dispatcher: Dispatcher;
}

interface Found {
  readonly answer: string;
  readonly ways: readonly Way[];
  /** Which of them is used. */
  at: number;
}

/** The ways to one service, each with its connections: directly, or through the proxies that the system names. */
export class Ways {
  readonly #limits: Limits;
  readonly #network: Network;
  #found: Promise<Found> | null = null;
  #foundAt = -Infinity;
  /** A login was refused: the ways are opened again, with what is known then. */
  #isStale = false;

  constructor(limits: Limits, network: Network) {
    this.#limits = limits;
    this.#network = network;
  }

  /** The way to use now. Throws ExchangeError: nothing has left. */
  async to(address: URL): Promise<Way> {
    if (this.#found === null || performance.now() - this.#foundAt > freshMs) {
      this.#foundAt = performance.now();
      this.#found = this.#find(address, this.#found);
    }
    const found = this.#found;
    const { ways, at } = await found.catch((error: unknown) => {
      if (this.#found === found) this.#found = null; // the next request asks again
      throw error;
    });
    const way = ways[at];
    if (!way) throw new ExchangeError({ kind: 'proxyRefused' }, false);
    return way;
  }

  /** Takes the next way where this one led nowhere. Returns false where it was the last: then all begin again. */
  async passOver(way: Way): Promise<boolean> {
    const found = await this.#found;
    if (!found) return false;
    const at = found.ways.indexOf(way);
    if (at === -1 || at !== found.at) return at !== -1; // another request has passed it over, or all are new
    found.at = (at + 1) % found.ways.length;
    return found.at !== 0;
  }

  /** Ends every connection; the next request asks the system again. */
  async destroy(): Promise<void> {
    const found = this.#found;
    this.#found = null;
    const ways = (await found?.catch(() => null))?.ways ?? [];
    await Promise.all(ways.map(({ dispatcher }) => dispatcher.destroy()));
  }

  async #find(address: URL, before: Promise<Found> | null): Promise<Found> {
    // A resolver that fails has no better way than the last one.
    const last = await before?.catch(() => null);
    const answer = await this.#network.findRoutes(address.href).catch((cause: unknown) => {
      if (last) return last.answer;
      throw new ExchangeError({ kind: 'offline' }, false, { cause });
    });
    if (last?.answer === answer && !this.#isStale) return last;
    this.#isStale = false;
    for (const { dispatcher } of last?.ways ?? []) dispatcher.close().catch(() => undefined); // closed already
    const ways = routesOf(answer).map(async (route) => ({ route, dispatcher: await this.#open(route) }));
    return { answer, ways: await Promise.all(ways), at: 0 };
  }

  async #open(route: Route): Promise<Dispatcher> {
    const limits = this.#limits;
    const connect = { timeout: limits.connectMs, ca: trustedCertificates() };
    const options = {
      allowH2: false, // one request per connection, so that "a byte left" is known for each request
      pipelining: 1,
      connections: limits.reads + limits.writes,
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.idleMs,
      maxResponseSize: limits.wireBytes,
    };
    if (route.kind === 'direct') return new Agent({ ...options, connect });
    const login = await this.#network.loginFor(route.uri);
    return new ProxyAgent({
      ...options,
      uri: route.uri,
      ...(login && { token: basicAuthorization(login) }),
      proxyTunnel: true, // the proxy sees the name of the service, and nothing that is sent
      connectTimeout: limits.connectMs,
      requestTls: connect,
      proxyTls: connect,
      clientFactory: (origin, given) =>
        new Pool(origin, { ...given, headersTimeout: limits.connectMs }).compose(
          refusals((schemes) => {
            if (login) [this.#isStale, this.#foundAt] = [true, -Infinity];
            this.#network.onAsked?.({ proxy: route.uri, schemes, isRefused: login !== null });
          }),
        ),
    });
  }
}

/** A tunnel that the proxy does not open: nothing of the request has left (R3.5). */
const refusals =
  (onAsked: (schemes: string) => void): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) =>
    dispatch(options, {
      ...boundHandler(handler),
      onRequestUpgrade(controller, status, headers, socket) {
        if (status >= 200 && status < 300) return handler.onRequestUpgrade?.(controller, status, headers, socket);
        socket.on('error', () => undefined).destroy(); // closing raises an error that no caller waits for
        const failure = refusalOf(status);
        if (failure.kind === 'proxyPassword') onAsked(schemesOf(headers['proxy-authenticate']));
        handler.onResponseError?.(controller, new ExchangeError(failure, false));
      },
    });

/** A 5xx is of a proxy that does not reach the service either. */
const refusalOf = (status: number): Failure =>
  status === 407 ? { kind: 'proxyPassword', status } : { kind: status >= 500 ? 'offline' : 'proxyRefused', status };

/** Their names alone: « Negotiate, NTLM » where a user and a password are not enough. */
const schemesOf = (asked: string | string[] = []): string =>
  [...new Set([asked].flat().flatMap((one) => one.split(/[\s,]/u)[0] || []))].join(', ');

/** The certificate authorities of Node and those of this machine, where schools install their own (S10). */
export const trustedCertificates = (): string[] => [
  ...new Set([...getCACertificates('default'), ...getCACertificates('system')]),
];
