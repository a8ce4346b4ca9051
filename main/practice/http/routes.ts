import type { Differences } from '../differences.ts';
import { servedRoutes } from '../operations/routes.ts';
import type { ServedRoute } from '../operations/routes.ts';
import { ServiceError } from '../serviceError.ts';

export interface Route {
  readonly route: ServedRoute;
  readonly id: string;
}

const root = '/GraphV1';
export const metadataPath = `${root}/$metadata`;

const patterns = servedRoutes.map((route) => {
  const pattern = route.path.split('/').map((segment) => (segment === '{id}' ? String.raw`(\d{1,19})` : segment));
  return { route, pattern: new RegExp(`^${root}${pattern.join('/')}$`, 'u') };
});

/** The row of the interface that a request names: 404 for a path that is none, 405 for another verb. */
export function routeOf(verb: string, path: string, differences: Differences): Route {
  const onPath = patterns.flatMap(({ pattern, route }) => {
    const served = route.unless === undefined || differences[route.unless] === 'yes';
    const match = served ? pattern.exec(path) : null;
    return match ? [{ route, id: match[1] === undefined ? '' : String(BigInt(match[1])) }] : [];
  });
  const found = onPath.find(({ route }) => route.verb === verb);
  if (found) return found;
  const verbs = onPath.map(({ route }) => route.verb);
  throw verbs.length === 0 ? notServed(path) : wrongVerb(verb, path, verbs);
}

export const notServed = (path: string): ServiceError => new ServiceError(404, 'NotFound', `${path} n’est pas servi`);

export const wrongVerb = (verb: string, path: string, verbs: readonly string[]): ServiceError =>
  new ServiceError(405, 'MethodNotAllowed', `${verb} n’est pas permis sur ${path}`, {
    headers: { Allow: verbs.join(', ') },
  });
