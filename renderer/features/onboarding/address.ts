/** What the user typed as the service's address, up to /GraphV1; a missing https:// is added. */
export function tidyAddress(typed: string): string {
  const text = typed.trim();
  const withScheme = text === '' || /^[a-z][\w+.-]*:\/\//iu.test(text) ? text : `https://${text}`;
  return withScheme
    .replace(/\/+$/u, '')
    .replace(/\/GraphV1$/iu, '')
    .replace(/\/+$/u, '');
}

/** Errors of an address that are found without a request (S10); main validates it again. */
export function addressProblem(typed: string): 'badAddress' | 'insecureAddress' | null {
  const address = tidyAddress(typed);
  // Chromium would accept a space as a part of the host.
  if (/\s/u.test(address) || !URL.canParse(address)) return 'badAddress';
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '' || hostname === '') return 'badAddress';
  if (protocol === 'https:') return null;
  if (protocol !== 'http:') return 'badAddress';
  return isThisMachine(hostname) ? null : 'insecureAddress';
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/u.test(host);

/** A default name: the host without its common first label. */
export const nameFrom = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^(?:www|api|graph)\./u, '') : '';
