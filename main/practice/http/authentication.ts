import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Differences } from '../differences.ts';
import { ServiceError } from '../serviceError.ts';

/** The credential pair a request carries as `user:password`; undefined where it carries none. */
const pairs: Readonly<Record<Differences['authentication'], (headers: IncomingHttpHeaders) => string | undefined>> = {
  basic(headers) {
    const [, given] = /^basic +([A-Za-z0-9+/=]+) *$/iu.exec(headers.authorization ?? '') ?? [];
    return given === undefined ? undefined : Buffer.from(given, 'base64').toString('utf8');
  },
  headers(headers) {
    const [user, password] = [headers['x-user'], headers['x-password']].map(utf8);
    return user === undefined || password === undefined ? undefined : `${user}:${password}`;
  },
};

/** Node reads a header as Latin-1; what was sent is UTF-8. */
const utf8 = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? Buffer.from(header, 'latin1').toString('utf8') : undefined;

/** A check of a request's headers against the one credential pair (UTF-8), in the scheme of the deployment (R1.7). */
export function authentication(
  user: string,
  password: string,
  scheme: Differences['authentication'],
): (headers: IncomingHttpHeaders) => void {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(`${user}:${password}`);
  return (headers) => {
    const given = pairs[scheme](headers);
    if (given !== undefined && timingSafeEqual(digest(given), wanted)) return;
    throw new ServiceError(401, 'Unauthorized', 'Utilisateur ou mot de passe refusé', {
      headers: scheme === 'basic' ? { 'WWW-Authenticate': 'Basic realm="GraphV1", charset="UTF-8"' } : {},
    });
  };
}
