import { Agent, ProxyAgent } from 'undici';
import type { Dispatcher } from 'undici';
import type { Limits } from './limits.ts';
import type { Network } from './network.ts';
import type { Route } from './routes.ts';
import { proxyAgent } from './tunnel/proxyAgent.ts';

/**
 * The connections of one route to a service. A proxy that wants a login is said to the network; `onRefused`: it refused
 * the one that was given.
 */
export async function openRoute(
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
