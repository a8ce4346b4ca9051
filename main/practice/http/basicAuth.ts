import { createHash, timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../serviceError.ts';

/** A check of the Authorization header against the one credential pair (HTTP Basic, UTF-8). */
export function basicAuth(user: string, password: string): (header: string | undefined) => void {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  const wanted = digest(`${user}:${password}`);
  return (header) => {
    const [, given] = /^basic +([A-Za-z0-9+/=]+) *$/iu.exec(header ?? '') ?? [];
    if (given !== undefined && timingSafeEqual(digest(Buffer.from(given, 'base64').toString('utf8')), wanted)) return;
    throw new ServiceError(401, 'Unauthorized', 'Utilisateur ou mot de passe refusé', {
      headers: { 'WWW-Authenticate': 'Basic realm="GraphV1", charset="UTF-8"' },
    });
  };
}
