import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { contextOf, setOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { objectOf, rawJson } from '#shared/json/rawJson.ts';
import type { Filter, Query } from '#shared/odata/query.ts';
import type { Connection } from '../http/connection.ts';
import { parentList } from '../read/folderRow.ts';
import type { KnownIds } from './knownIds.ts';
import { leadsTo } from './knownIds.ts';
import { ifServed } from './probe.ts';

/** The input with which an endpoint that reads is called, to see whether it exists. */
export interface Question extends Query {
  readonly id?: string;
  readonly body?: RawJson;
}

/**
 * A small documented input for the endpoint; undefined while no id is known to ask with. With `lastChance` a filter
 * asks for a value that hardly exists: an empty list is an answer too.
 */
export async function questionFor(
  connection: Connection,
  name: EndpointName,
  known: KnownIds,
  lastChance: boolean,
): Promise<Question | undefined> {
  const row = endpoint(name);
  // An id of the plain context may exist in the other too: better than no question (R1.5).
  const idOf = (entity: EntityName) => known.of(entity) ?? (lastChance ? known.of(setOf(entity)) : undefined);
  const id = row.path.includes('{id}') ? idOf(row.idOfParent ?? row.entity) : undefined;
  if (row.path.includes('{id}') && id === undefined) return undefined;
  const filter = await filterFor(connection, name, idOf, lastChance);
  if (row.filterRequired && !filter) return undefined;
  const enrolment =
    row.bodyOnGet &&
    (idOf(row.entity) ?? (contextOf(row.entity) === 'plain' || lastChance ? known.of('Dossier') : undefined));
  if (row.bodyOnGet && enrolment === undefined) return undefined;
  return {
    ...(id !== undefined && { id }),
    ...(filter && { filter }),
    ...(row.expand && { expand: row.expand }),
    ...(row.select && { select: row.select }),
    ...(enrolment !== undefined && { body: objectOf([['Id', rawJson(enrolment)]]) }),
  };
}

async function filterFor(
  connection: Connection,
  name: EndpointName,
  idOf: (entity: EntityName) => string | undefined,
  lastChance: boolean,
): Promise<Filter | undefined> {
  const { entity, filterOn = [], filterRequired, startsWithOn } = endpoint(name);
  if (startsWithOn?.[0] !== undefined) return { startsWith: [startsWithOn[0], 'A'] };
  if (!filterRequired) return undefined;
  if (describeEntity(entity).listedBy === 'parent') return (await ifServed(() => parentList(connection)))?.filter;
  for (const field of filterOn) {
    const to = leadsTo(field, entity);
    const id = to && idOf(to);
    if (id !== undefined) return { eq: [field, { integer: id }] };
  }
  const [field] = filterOn;
  if (!lastChance || field === undefined) return undefined;
  // An address that does not exist (RFC 2606), and a code that does not.
  return { eq: [field, leadsTo(field, entity) ? { integer: '1' } : 'compat@carnet.invalid'] };
}
