import { offers } from '#main/tools/practice/differences.ts';
import type { Differences } from '#main/tools/practice/differences.ts';
import { servedRoutes } from '#main/tools/practice/operations/routes.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';

/**
 * Whether a deployment with these differences has this endpoint: some lack what the document does not show (R3.4,
 * R5.5).
 */
export function isServed(name: EndpointName, differences: Differences): boolean {
  const { verb, path } = endpoint(name);
  const route = servedRoutes.find((served) => served.verb === verb && served.path === path);
  return offers(route?.unless, differences);
}

/** Whether a written entity can be read back by its own endpoint (R3.8). */
export function isReadBack(entity: EntityName, differences: Differences): boolean {
  const one = endpointFor(entity, 'one');
  return one !== undefined && isServed(one, differences);
}

/** How many rows a list has at most; nothing shows that one which is cut without notice is not complete (R5.3). */
export const longestList = ({ cutLists }: Differences): number => (cutLists === 'none' ? Infinity : Number(cutLists));
