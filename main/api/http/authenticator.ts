import { FailureError } from '#shared/failures/failure.ts';
import type { Authentication } from '#shared/ipc/profileOptions.ts';

/** How a request carries credentials. The scheme is not documented, so it is a port (R1.7). */
export interface Authenticator {
  /** Added to every request to the service, and to no other origin. Throws `password` before anything has left. */
  headers(): Readonly<Record<string, string>>;
}

export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** Chosen by the service's profile (R1.7). */
export const authenticatorFor = (authentication: Authentication, credentials: Credentials): Authenticator =>
  authentication.kind === 'basic'
    ? basicAuthenticator(credentials)
    : headerPairAuthenticator(
        { user: authentication.userHeader, password: authentication.passwordHeader },
        credentials,
      );

export const basicAuthorization = ({ user, password }: Credentials): string =>
  `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;

/** HTTP Basic, UTF-8 (RFC 7617): the first colon ends the user name, and control characters are not allowed. */
export function basicAuthenticator({ user, password }: Credentials): Authenticator {
  const authorization = basicAuthorization({ user, password });
  const canBeSent = !user.includes(':') && isPlainText(user + password);
  return { headers: () => (canBeSent ? { authorization } : notSent()) };
}

/** User and password in separate headers; values beyond Latin-1 travel as UTF-8 bytes. */
export function headerPairAuthenticator(
  names: { readonly user: string; readonly password: string },
  { user, password }: Credentials,
): Authenticator {
  const headers = { [names.user]: utf8Bytes(user), [names.password]: utf8Bytes(password) };
  const canBeSent = isPlainText(user + password);
  return { headers: () => (canBeSent ? headers : notSent()) };
}

const isPlainText = (text: string): boolean => !/\p{Cc}/u.test(text);

/** Such a header would be refused on this machine, and look like a network that is down. */
function notSent(): never {
  throw new FailureError({ kind: 'password', detail: 'characters' });
}

/** Header values are bytes: one character for each byte of the UTF-8 text. */
const utf8Bytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
