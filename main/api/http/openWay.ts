import { Agent, Pool, ProxyAgent } from 'undici';
import type { Dispatcher } from 'undici';
import type { Failure } from '#shared/failures/failure.ts';
import { basicAuthorization } from './authenticator.ts';
import { boundHandler } from './boundHandler.ts';
import type { Limits } from './limits.ts';
import type { Network } from './network.ts';
import { ExchangeError } from './networkFailure.ts';
import type { Route } from './routes.ts';

/**
 * The connections of one way to a service. A proxy that wants a login is said to the network; `onRefused`: it refused
 * the one that was given.
 */
export async function openWay(
  route: Route,
  limits: Limits,
  network: Network,
  trusted: readonly string[],
  onRefused: () => void,
): Promise<Dispatcher> {
  const connect = { timeout: limits.connectMs, ca: [...trusted] };
  const options = {
    allowH2: false, // one request per connection, so that "a byte left" is known for each request
    pipelining: 1,
    connections: limits.reads + limits.writes,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.idleMs,
    maxResponseSize: limits.wireBytes,
  };
  if (route.kind === 'direct') return new Agent({ ...options, connect });
  const login = await network.loginFor(route.uri);
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
          if (login) onRefused();
          network.onAsked?.({ proxy: route.uri, schemes, isRefused: login !== null });
        }),
      ),
  });
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
