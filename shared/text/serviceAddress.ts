/** What is wrong with an address; `insecureAddress`: plain http to another machine (S10). */
export type AddressProblem = 'badAddress' | 'insecureAddress';

/** The parts of a parsed URL that decide; the parser is each process's own. */
interface UrlParts {
  readonly protocol: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
  readonly search: string;
  readonly hash: string;
}

/** Around a pasted address: blanks, what cannot be seen, quotes, brackets, and the end of a sentence. */
const around = String.raw`[\s\p{Cc}\p{Cf}"'‘’“”«»‹›<>()\[\]{}]`;
const before = new RegExp(`^${around}+`, 'u');
const after = new RegExp(String.raw`(?<!${around}|[.,;:!?])(?:${around}|[.,;:!?])+$`, 'u');
/** A scheme with its slashes missing, doubled, or written the other way round; pasted twice, the last one counts. */
const webScheme = /^(?:(https?)(?::[/\\]*|[/\\]{2,}))+/iu;
const anyScheme = /^[a-z][a-z\d+.-]*:\/\//iu;

/** In characters; what is longer is no address. */
const longest = 2000;

/** The part before /GraphV1, corrected as far as its meaning is certain: `https://`, and what stands around it. */
export function tidyAddress(typed: string): string {
  if (typed.length > longest) return typed;
  // The closing bracket of an IPv6 address is not around it.
  const bare = typed.replace(before, (start) => (/^\[[\da-f:.]+\]/iu.test(typed.slice(start.length - 1)) ? '[' : ''));
  const text = /\[[\da-f:.]+\]$/iu.test(bare.trim()) ? bare.trim() : bare.replace(after, '');
  if (text === '') return '';
  const scheme = webScheme.exec(text);
  const full = scheme
    ? `${(scheme[1] ?? '').toLowerCase()}://${text.slice(scheme[0].length)}`
    : anyScheme.test(text)
      ? text
      : `https://${text.replace(/^[/\\]+/u, '')}`;
  return full.replace(/[/\\]+GraphV1(?:[/\\?#].*)?$/iu, '').replace(/(?<![:/\\])[/\\]+$/u, '');
}

/** Null where it may be used. `url`: the address as parsed, null if it cannot be. */
export function addressProblem(address: string, url: UrlParts | null): AddressProblem | null {
  // A URL parser would encode what has no place in an address, or take it for a part of the host.
  if (address.length > longest || url === null || /[\s\p{Cc}\p{Cf}"<>\\^`{|}]/u.test(address)) return 'badAddress';
  const { protocol, hostname, username, password, search, hash } = url;
  // Credentials never go into a URL (R1.7).
  if (username + password + search + hash !== '' || !isHost(hostname)) return 'badAddress';
  if (protocol === 'https:') return null;
  if (protocol !== 'http:') return 'badAddress';
  return isLoopback(hostname) ? null : 'insecureAddress';
}

/** A name in its ASCII form, or an address in brackets; a scheme that took the place of the host is none. */
const isHost = (hostname: string): boolean =>
  /^(?:\[[\da-f:.]+\]|[a-z\d_](?:[a-z\d_-]|\.(?!\.))*)$/iu.test(hostname) &&
  !/^(?:https?|ftp|www|graphv1)$/iu.test(hostname);

/** URL writes every form of an IPv4 address as four decimals, and IPv6 in brackets. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/u.test(hostname);
