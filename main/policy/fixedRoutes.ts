import type { ProxyConfig } from 'electron';
import type { FindRoutes } from '#main/api/http/routes.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { PolicyValues } from '#shared/policy/settings.ts';
import { isLoopback } from '#shared/text/serviceAddress.ts';

const scriptScheme = 'pac+';

/** The same for a session of Electron, which then fetches and asks the script; null: as the system says. */
export function proxyConfig(proxy: PolicyValues['proxy']): ProxyConfig | null {
  if (proxy === undefined || proxy === 'system' || proxy === 'none') return null;
  if (proxy === 'direct') return { mode: 'direct' };
  return proxy.startsWith(scriptScheme)
    ? { mode: 'pac_script', pacScript: proxy.slice(scriptScheme.length) }
    : { mode: 'fixed_servers', proxyRules: proxy };
}

const words: Readonly<Record<string, string>> = { 'http:': 'PROXY', 'https:': 'HTTPS', 'socks5:': 'SOCKS5' };

/** Where the policy fixes the proxy the system is not asked (S14); this machine is always reached directly. */
export function fixedRoutes(proxy: PolicyValues['proxy'], findRoutes: FindRoutes): FindRoutes {
  if (proxy === undefined || proxy === 'system') return findRoutes;
  if (proxy.startsWith(scriptScheme)) {
    return async (address) => {
      const answer = await findRoutes(address);
      // Where the script cannot be had, Chromium answers nothing: that is no leave to go directly.
      if (answer.trim() === '') throw new FailureError({ kind: 'proxyRefused' });
      return answer;
    };
  }
  return async (address) => {
    if (proxy === 'direct' || isLoopback(new URL(address).hostname)) return 'DIRECT';
    if (proxy === 'none') throw new FailureError({ kind: 'policy' });
    const { protocol, host } = new URL(proxy);
    return `${words[protocol]} ${host}`;
  };
}
