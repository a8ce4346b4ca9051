import type { Network } from '#main/api/http/network.ts';
import type { ProxyLogins } from '#main/secrets/proxyLogins.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { ChannelResult } from '#shared/ipc/channels.ts';
import { schemeAmong } from '#shared/ipc/proxyScheme.ts';
import type { CurrentService } from './currentService.ts';
import type { Family } from './handlers.ts';

type ProxyQuestion = ChannelResult<'proxy.asked'>['asked'];

export interface ProxyParts {
  readonly findRoutes: Network['findRoutes'];
  readonly logins: ProxyLogins;
}

/** How services are reached, and which proxy of the network asked for a login last. */
export interface Proxies {
  readonly network: Network;
  readonly handlers: (current: CurrentService) => Family<'proxy'>;
}

export function proxies({ findRoutes, logins }: ProxyParts): Proxies {
  let asked: ProxyQuestion = null;
  /** Whose login was refused: sent again with each request, it would lock the user's account. */
  const refused = new Set<string>();
  return {
    network: {
      findRoutes,
      loginFor: async (proxy) => (refused.has(proxy) ? null : logins.loginFor(proxy)),
      onAsked: (now) => {
        if (now.isRefused) refused.add(now.proxy);
        asked = { ...now, isRefused: refused.has(now.proxy) };
      },
    },
    handlers: (current) => ({
      'proxy.asked': () => ({ asked }),
      'proxy.signIn': async ({ proxy, user, password }) => {
        // The page names no proxy by itself: a login goes only to one that asked for it.
        if (asked?.proxy !== proxy) throw new FailureError({ kind: 'badRequest', detail: 'proxy' });
        const scheme = schemeAmong(asked.schemes);
        if (scheme === null) throw new FailureError({ kind: 'badRequest', detail: 'scheme' });
        await logins.keep(proxy, { user, password, scheme });
        asked = null;
        refused.delete(proxy);
        await current.reset(); // its tunnels were opened, or refused, with what was known before
        return {};
      },
    }),
  };
}
