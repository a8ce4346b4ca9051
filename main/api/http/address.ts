import { FailureError } from '#shared/failures/failure.ts';
import { addressProblem, tidyAddress } from '#shared/text/serviceAddress.ts';

/** The part of a typed address before /GraphV1, as it is stored. Throws `badAddress` or `insecureAddress` (S10). */
export function normaliseAddress(typed: string): string {
  const address = tidyAddress(typed);
  const url = URL.parse(address);
  const problem = addressProblem(address, url);
  if (url === null || problem !== null) throw new FailureError({ kind: problem ?? 'badAddress' });
  return url.origin + url.pathname.replace(/\/+$/u, '');
}

/**
 * Where an answer points within the service (R1.7), else null: credentials may go there. Its own origin, below its
 * path, by segment and case; a front may name the service by an inner scheme, port or host, if the path is one of the
 * interface. Encoded slashes or dots and bytes that are not UTF-8 are outside.
 */
export function ownAddress(baseUrl: string, named: URL): URL | null {
  const base = new URL(baseUrl);
  if (!/^https?:$/u.test(named.protocol) || named.username !== '' || named.password !== '') return null;
  const segments = plainSegments(named);
  const root = [...(plainSegments(base) ?? []), ...(named.origin === base.origin ? [] : ['GraphV1'])];
  if (segments === null || !root.every((segment, at) => segments[at] === segment)) return null;
  return new URL(base.origin + named.pathname + named.search);
}

/** Decoded, without empty ones; null where the path can be read in two ways. URL has resolved plain dots. */
function plainSegments({ pathname }: URL): readonly string[] | null {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map(plain);
  return segments.every((segment) => segment !== null) ? segments : null;
}

/** How many times a chain of servers may decode one address. */
const mostDecodings = 4;

function plain(segment: string): string | null {
  let text = segment;
  try {
    for (let times = 0; text.includes('%'); times += 1) {
      if (times === mostDecodings) return null;
      text = decodeURIComponent(text);
    }
  } catch {
    return null; // not UTF-8, or not encoded at all
  }
  // Servers that support path parameters read `..;x` as `..`.
  return /[/\\\p{Cc}]/u.test(text) || /^\.{1,2}(?:;|$)/u.test(text) ? null : text;
}
