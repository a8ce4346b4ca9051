import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { ServiceError } from '../serviceError.ts';

export interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly id: string;
}

const root = '/GraphV1';
export const metadataPath = `${root}/$metadata`;

const patterns = endpointNames.map((name) => {
  const row = endpoint(name);
  const pattern = row.path.split('/').map((segment) => (segment === '{id}' ? String.raw`(\d{1,19})` : segment));
  return { name, endpoint: row, pattern: new RegExp(`^${root}${pattern.join('/')}$`, 'u') };
});

/** The row of the interface that a request names: 404 for a path that is none, 405 for another verb. */
export function routeOf(verb: string, path: string): Route {
  const onPath = patterns.flatMap(({ pattern, name, endpoint }) => {
    const match = pattern.exec(path);
    return match ? [{ name, endpoint, id: match[1] === undefined ? '' : String(BigInt(match[1])) }] : [];
  });
  const found = onPath.find((route) => route.endpoint.verb === verb);
  if (found) return found;
  const verbs = onPath.map((route) => route.endpoint.verb);
  throw verbs.length === 0 ? notServed(path) : wrongVerb(verb, path, verbs);
}

const notServed = (path: string): ServiceError => new ServiceError(404, 'NotFound', `${path} n’est pas servi`);

export const wrongVerb = (verb: string, path: string, verbs: readonly string[]): ServiceError =>
  new ServiceError(405, 'MethodNotAllowed', `${verb} n’est pas permis sur ${path}`, {
    headers: { Allow: verbs.join(', ') },
  });
