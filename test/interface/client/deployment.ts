import type { Differences } from '#main/practice/differences.ts';
import { servedRoutes } from '#main/practice/operations/routes.ts';
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
  return route?.unless === undefined || differences[route.unless] === 'yes';
}

/** Whether a written entity can be read back by its own endpoint (R3.8). */
export function isReadBack(entity: EntityName, differences: Differences): boolean {
  const one = endpointFor(entity, 'one');
  return one !== undefined && isServed(one, differences);
}

/** How many rows a list has at most, as far as it can be read. */
export const longestList = (differences: Differences): number =>
  Math.min(cutAfter(differences), unfollowedAfter(differences));

/** Lists that are cut without notice: nothing shows that they are not complete (R5.3). */
const cutAfter = ({ cutLists }: Differences): number => (cutLists === 'none' ? Infinity : Number(cutLists));

/** A further page at another name than the service's own is not followed (R1.4, R5.1). */
const unfollowedAfter = ({ pages, context }: Differences): number =>
  pages === 'none' || context !== 'internal' ? Infinity : Number(pages);

/** Whether the client may treat a list of so many rows as complete. */
export const seemsWhole = (differences: Differences, rows: number): boolean =>
  rows < unfollowedAfter(differences) || cutAfter(differences) <= unfollowedAfter(differences);
