import { connect, isIP } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { schemeAmong } from '#shared/ipc/proxyScheme.ts';
import type { ProxyLogin } from '../../http/network.ts';
import { codesOf } from '../../http/networkFailure.ts';
import type { Route } from '../../http/routes.ts';
import { openTunnel } from '../../http/tunnel/openTunnel.ts';

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
  | 'proxyScheme'
  | 'proxyRefused'
  | 'proxyUnsupported';

export type Reached =
  | { readonly ok: true; readonly socket: Socket }
  | { readonly ok: false; readonly why: Unreached; readonly status?: number; readonly schemes?: string };

/** The number of a machine without the brackets of an IPv6 address in a URL. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/u, '$1');

export const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/** What a proxy knows this workstation by, and which authorities may have signed the proxy's own certificate. */
export interface ProxyAccess {
  readonly login: ProxyLogin | null;
  readonly trusted: readonly string[];
}

/**
 * Opens a connection to the server over a route, and sends nothing to the server. The caller destroys the socket.
 */
export function reach(url: URL, route: Route, bounds: Bounds, access: ProxyAccess): Promise<Reached> {
  return route.kind === 'direct' ? directly(url, bounds) : throughProxy(url, route.uri, bounds, access);
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
  begin: (resolve: (result: Result | Promise<Result>) => void) => void,
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
async function throughProxy(
  url: URL,
  uri: string,
  bounds: Bounds,
  { login, trusted }: ProxyAccess,
  given = login?.scheme === 'basic' ? null : login,
): Promise<Reached> {
  const proxy = new URL(uri);
  if (!/^https?:$/u.test(proxy.protocol)) return { ok: false, why: 'proxyUnsupported' };
  const socket = await toProxy(proxy, bounds, trusted);
  if (socket === null) return { ok: false, why: 'proxySilent' };
  return within(bounds, socket, (resolve) => {
    socket.on('error', () => socket.destroy()); // of a tunnel that is not used any more; TLS over it reports its own
    openTunnel(socket, `${url.hostname}:${portOf(url)}`, given).then(
      (tunnel) => {
        if (tunnel.isOpen) return resolve({ ok: true, socket });
        const { status, schemes } = tunnel;
        socket.destroy();
        if (tunnel.takesBasic && given !== login)
          return resolve(throughProxy(url, uri, bounds, { login, trusted }, login));
        if (status !== 407) return resolve({ ok: false, why: 'proxyRefused', status });
        const isKnown = schemes === '' || schemeAmong(schemes) !== null;
        return resolve({ ok: false, why: isKnown ? 'proxyPassword' : 'proxyScheme', status, schemes });
      },
      () => resolve({ ok: false, why: 'proxySilent' }),
    );
  });
}

/** Null where the proxy cannot be reached. */
function toProxy(proxy: URL, bounds: Bounds, trusted: readonly string[]): Promise<Socket | null> {
  const host = hostOf(proxy);
  const at = { host, port: portOf(proxy) };
  const isTls = proxy.protocol === 'https:';
  const socket = isTls
    ? connectTls({ ...at, ...(isIP(host) === 0 && { servername: host }), ca: [...trusted], rejectUnauthorized: true })
    : connect(at);
  return within(bounds, socket, (resolve) => {
    socket.once(isTls ? 'secureConnect' : 'connect', () => resolve(socket));
    socket.on('error', () => resolve(null));
  });
}
