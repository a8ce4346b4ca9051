import { FailureError } from '#shared/failures/failure.ts';

/**
 * The part before /GraphV1 of an address as a person typed or pasted it: `https://` is assumed, a trailing slash and a
 * trailing /GraphV1 are taken off. Throws `badAddress` or `insecureAddress` (S10: http:// to this machine only).
 */
export function normaliseAddress(typed: string): string {
  const text = typed.trim();
  const url = parse(/^[a-z][a-z\d+.-]*:\/\//iu.test(text) ? text : `https://${text}`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) throw new FailureError({ kind: 'insecureAddress' });
  return url.origin + url.pathname.replace(/\/+$/u, '').replace(/\/GraphV1$/iu, '').replace(/\/+$/u, '');
}

function parse(text: string): URL {
  const url = URL.parse(text);
  const usable =
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.hostname !== '' &&
    // Credentials never go into a URL (R1.7).
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === '';
  if (!usable || /\s/u.test(text)) throw new FailureError({ kind: 'badAddress' });
  return url;
}

/** URL writes every form of an IPv4 address as four decimals, and IPv6 in brackets. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/u.test(hostname);
