import { endpoint, families } from '#shared/endpoints/index.ts';
import type { Family } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { standings } from '#shared/ipc/compatibility.ts';
import type { CompatibilityReport, EndpointReport, MetadataReport, Standing } from '#shared/ipc/compatibility.ts';

/** How many stand how, those that are there at all. */
export const countsOf = ({
  endpoints,
}: CompatibilityReport): readonly { readonly standing: Standing; readonly count: number }[] =>
  standings
    .map((standing) => ({ standing, count: endpoints.filter((row) => row.standing === standing).length }))
    .filter(({ count }) => count > 0);

/** Documented, and not served: what Carnet counts on and does not get. */
export const missed = ({ endpoints, metadata }: CompatibilityReport): number =>
  endpoints.filter(({ documented, standing }) => documented && isMissing(standing)).length +
  (isMissing(metadata.standing) ? 1 : 0);

const isMissing = (standing: Standing): boolean => standing === 'refused' || standing === 'absent';

/** Works rows say nothing that a person has to read. */
export const isNotable = ({ standing }: Pick<EndpointReport | MetadataReport, 'standing'>): boolean =>
  standing !== 'works';

/** Rows by family, in the order of the interface; families without any are left out. */
export function byFamily(
  rows: readonly EndpointReport[],
): readonly { readonly family: Family; readonly rows: readonly EndpointReport[] }[] {
  const names = Object.keys(families) as Family[]; // keys forgets the names
  return names
    .map((family) => ({ family, rows: rows.filter((row) => row.endpoint in families[family]) }))
    .filter((part) => part.rows.length > 0);
}

/** Whose ids a person may know, where none was found to ask with. */
export function unknownIds({ endpoints }: CompatibilityReport): readonly EntityName[] {
  const untried = endpoints.filter(({ standing }) => standing === 'untried').map((row) => endpoint(row.endpoint));
  return [...new Set(untried.filter(({ path }) => path.includes('{id}')).map((row) => row.idOfParent ?? row.entity))];
}
