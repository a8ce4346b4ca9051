/** What a person typed as the service's address, as the part before /GraphV1; a missing https:// is put in. */
export function tidyAddress(typed: string): string {
  const text = typed.trim();
  const withScheme = text === '' || /^[a-z][\w+.-]*:\/\//iu.test(text) ? text : `https://${text}`;
  return withScheme
    .replace(/\/+$/u, '')
    .replace(/\/GraphV1$/iu, '')
    .replace(/\/+$/u, '');
}

/** What can be said of an address without asking anybody (S10); main judges again. */
export function addressProblem(typed: string): 'badAddress' | 'insecureAddress' | null {
  const address = tidyAddress(typed);
  // Chromium would take a space for a part of the host.
  if (/\s/u.test(address) || !URL.canParse(address)) return 'badAddress';
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '' || hostname === '') return 'badAddress';
  if (protocol === 'https:') return null;
  if (protocol !== 'http:') return 'badAddress';
  return isThisMachine(hostname) ? null : 'insecureAddress';
}

const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/u.test(host);

/** A name to begin with: the host without its common first label. */
export const nameFrom = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^(?:www|api|graph)\./u, '') : '';
