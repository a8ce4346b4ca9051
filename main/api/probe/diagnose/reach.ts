import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { codesOf } from '../../http/networkFailure.ts';
import type { Route } from '../../http/routes.ts';

export interface Bounds {
  readonly signal: AbortSignal;
  readonly ms: number;
}

/** Why a connection was not made. */
type Unreached =
  | 'portClosed'
  | 'hostSilent'
  | 'noNetwork'
  | 'proxySilent'
  | 'proxyPassword'
  | 'proxyRefused'
  | 'proxyUnsupported';

export type Reached =
  | { readonly ok: true; readonly socket: Socket }
  | { readonly ok: false; readonly why: Unreached; readonly status?: number };

/** The number of a machine without the brackets of an IPv6 address in a URL. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/u, '$1');

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/**
 * Opens a connection to the server over a route, and sends nothing to the server. `authorization`: for the proxy. The
 * caller destroys the socket.
 */
export function reach(url: URL, route: Route, bounds: Bounds, authorization: string | null): Promise<Reached> {
  return route.kind === 'direct' ? directly(url, bounds) : throughProxy(url, route.uri, bounds, authorization);
}

function directly(url: URL, bounds: Bounds): Promise<Reached> {
  const socket = connect({ host: hostOf(url), port: portOf(url) });
  return within(bounds, socket, (resolve) => {
    socket.once('connect', () => resolve({ ok: true, socket }));
    socket.once('error', (error) => resolve({ ok: false, why: whyUnreached(error) }));
  });
}

/**
 * The result of an attempt, which is destroyed when the time is over or the user cancels, and not after its result: the
 * caller uses its socket.
 */
export function within<Result>(
  { signal, ms }: Bounds,
  attempt: { destroy(error: Error): unknown },
  begin: (resolve: (result: Result) => void) => void,
): Promise<Result> {
  const bound = AbortSignal.any([signal, AbortSignal.timeout(ms)]);
  return new Promise<Result>((resolve, reject) => {
    const stop = (): void => {
      if (signal.aborted) reject(signal.reason as Error); // an AbortController's reason is an error
      attempt.destroy(bound.reason as Error); // as above; its error event tells that nothing came in time
    };
    if (bound.aborted) return stop();
    bound.addEventListener('abort', stop, { once: true });
    begin((result) => {
      bound.removeEventListener('abort', stop);
      resolve(result);
    });
  });
}

const unroutable = new Set(['ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'EHOSTDOWN', 'EADDRNOTAVAIL']);

function whyUnreached(error: Error): 'portClosed' | 'hostSilent' | 'noNetwork' {
  const codes = codesOf(error);
  if (codes.includes('ECONNREFUSED')) return 'portClosed';
  return codes.some((code) => unroutable.has(code)) ? 'noNetwork' : 'hostSilent';
}

/** Asks the proxy for a tunnel to the server. */
function throughProxy(url: URL, uri: string, bounds: Bounds, authorization: string | null): Promise<Reached> {
  const proxy = new URL(uri);
  const ask = { 'http:': httpRequest, 'https:': httpsRequest }[proxy.protocol];
  if (!ask) return Promise.resolve({ ok: false, why: 'proxyUnsupported' });
  const target = `${url.hostname}:${portOf(url)}`;
  const asked = ask({
    host: hostOf(proxy),
    port: portOf(proxy),
    method: 'CONNECT',
    path: target,
    headers: { host: target, ...(authorization !== null && { 'proxy-authorization': authorization }) },
    agent: false,
  });
  return within(bounds, asked, (resolve) => {
    asked.once('connect', ({ statusCode: status = 0 }, socket) => {
      socket.on('error', () => socket.destroy()); // of a tunnel that is not used any more; TLS over it reports its own
      if (status >= 200 && status < 300) return resolve({ ok: true, socket });
      socket.destroy();
      resolve({ ok: false, why: status === 407 ? 'proxyPassword' : 'proxyRefused', status });
    });
    asked.once('error', () => resolve({ ok: false, why: 'proxySilent' }));
    asked.end();
  });
}
