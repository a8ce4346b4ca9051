import { runInNewContext } from 'node:vm';
import type { ProxyConfig } from 'electron';

/**
 * What Chromium answers on Linux without a desktop: `--proxy-server` with its `--proxy-bypass-list`, else the
 * environment. This machine itself is reached directly, unless the list says `<-loopback>`.
 */
export function proxyFor(address: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const { hostname, protocol } = new URL(address);
  const given = (name: string): string | undefined =>
    args.findLast((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const variable = (name: string): string => env[name.toLowerCase()] ?? env[name.toUpperCase()] ?? '';
  const fixed = given('proxy-server');
  const bypassed = (fixed === undefined ? variable('no_proxy') : (given('proxy-bypass-list') ?? ''))
    .split(/[,;]/u)
    .map((each) => each.trim());
  if (isLoopback(hostname) && !bypassed.includes('<-loopback>')) return 'DIRECT';
  if (bypassed.some((each) => each === '*' || isOf(hostname, each))) return 'DIRECT';
  const proxy = fixed ?? (variable(`${protocol.slice(0, -1)}_proxy`) || variable('all_proxy'));
  if (proxy === '') return 'DIRECT';
  const { protocol: scheme, host } = new URL(/:\/\//u.test(proxy) ? proxy : `http://${proxy}`);
  return `${{ 'https:': 'HTTPS', 'socks5:': 'SOCKS5', 'socks:': 'SOCKS5' }[scheme] ?? 'PROXY'} ${host}`;
}

/**
 * What Chromium answers once a session was given its own proxy: of a script, what the script says, and nothing where it
 * cannot be had. Null: no such proxy is set.
 */
export async function fixedProxyFor(address: string, config: ProxyConfig | null): Promise<string | null> {
  if (config === null || config.mode === 'system') return null;
  const { hostname } = new URL(address);
  if (config.mode === 'direct' || isLoopback(hostname)) return 'DIRECT';
  if (config.mode === 'fixed_servers') return proxyFor(address, [`--proxy-server=${config.proxyRules}`], {});
  if (config.mode !== 'pac_script') throw new Error('the Chromium host knows no such proxy');
  const script = await fetch(config.pacScript ?? '').then(
    (answer) => (answer.ok ? answer.text() : null),
    () => null,
  );
  if (script === null) return '';
  const functions = {
    isPlainHostName: (host: string) => !host.includes('.'),
    dnsDomainIs: (host: string, domain: string) => host.endsWith(domain),
    localHostOrDomainIs: (host: string, name: string) => host === name || name.startsWith(`${host}.`),
  };
  return String(
    runInNewContext(`${script};FindProxyForURL(${JSON.stringify(address)}, ${JSON.stringify(hostname)})`, functions),
  );
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

/** The name itself, or below it: « ecole.fr », « .ecole.fr », « *.ecole.fr ». */
function isOf(hostname: string, rule: string): boolean {
  const name = rule.replace(/^\*?\./u, '');
  return name !== '' && (hostname === name || hostname.endsWith(`.${name}`));
}
