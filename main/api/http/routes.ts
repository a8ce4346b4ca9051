/** One route from this workstation to a service. `uri`: « http://proxy.ecole.fr:8080 », or with https or socks5. */
export type Route = { readonly kind: 'direct' } | { readonly kind: 'proxy'; readonly uri: string };

/** The routes to an address as a proxy script writes them (« PROXY a:8080; DIRECT »), from `session.resolveProxy`. */
export type FindRoutes = (address: string) => Promise<string>;

/** Proxies that a route can lead through. SOCKS alone means version 4, which cannot look a name up: not used. */
const schemes: Readonly<Record<string, string>> = { PROXY: 'http', HTTP: 'http', HTTPS: 'https', SOCKS5: 'socks5' };

/** The routes in their order; [] where none of them can be used. An empty answer is a direct route. */
export function routesOf(answer: string): readonly Route[] {
  const parts = answer.split(';').flatMap((part) => part.trim() || []);
  if (parts.length === 0) return [{ kind: 'direct' }];
  return parts.flatMap((part): Route | readonly [] => {
    const [word = '', host = ''] = part.split(/\s+/u);
    if (word.toUpperCase() === 'DIRECT') return { kind: 'direct' };
    const scheme = schemes[word.toUpperCase()];
    const uri = scheme === undefined || host === '' ? null : URL.parse(`${scheme}://${host}`);
    return uri === null ? [] : { kind: 'proxy', uri: `${scheme}://${uri.host}` };
  });
}
