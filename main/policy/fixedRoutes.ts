import { isLoopback } from '#main/api/http/address.ts';
import type { FindRoutes } from '#main/api/http/routes.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { PolicyValues } from '#shared/policy/settings.ts';

const words: Readonly<Record<string, string>> = { 'http:': 'PROXY', 'https:': 'HTTPS', 'socks5:': 'SOCKS5' };

/**
 * The ways to a service where the policy fixes the proxy: the system is then not asked (S14). This machine itself is
 * always reached directly, the practice service among it.
 */
export function fixedRoutes(proxy: PolicyValues['proxy'], findRoutes: FindRoutes): FindRoutes {
  if (proxy === undefined || proxy === 'system') return findRoutes;
  return async (address) => {
    if (proxy === 'direct' || isLoopback(new URL(address).hostname)) return 'DIRECT';
    if (proxy === 'none') throw new FailureError({ kind: 'policy' });
    const { protocol, host } = new URL(proxy);
    return `${words[protocol]} ${host}`;
  };
}
