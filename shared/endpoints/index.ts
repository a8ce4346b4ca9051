import { setOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { DoubtRule, Endpoint } from './endpoint.ts';
import { families } from './families.ts';

export { families };

/** Every endpoint of the service, including the assumed ones, which are marked (R3.4). */
export const endpoints = {
  ...families.calendar,
  ...families.files,
  ...families.people,
  ...families.selection,
  ...families.agreements,
  ...families.companies,
  ...families.users,
  ...families.teaching,
  ...families.finance,
  ...families.folders,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[]; // keys loses the names
export const endpoint = (name: EndpointName): Endpoint => endpoints[name];

export const endpointFor = (entity: EntityName, kind: Endpoint['kind']): EndpointName | undefined =>
  ownRows.get(`${entity} ${kind}`);

const ownRows: ReadonlyMap<string, EndpointName> = new Map(
  endpointNames
    .filter((name) => endpoint(name).idOfParent === undefined)
    .toReversed() // of two, the first wins
    .map((name) => [`${endpoint(name).entity} ${endpoint(name).kind}`, name]),
);

/** Whether all rows of an entity are received as one list: it needs no filter, and is not too long for it. */
export function hasWholeList(entity: EntityName): boolean {
  const list = endpointFor(entity, 'list');
  return list !== undefined && !endpoint(list).filterRequired && !endpoint(list).receivedInParts;
}

/** Reads what belongs to one entity, by its id; undefined where the whole set comes as one list. */
function endpointOfOne(entity: EntityName): EndpointName | undefined {
  const list = endpointFor(entity, 'list');
  const isInParts = list && (endpoint(list).filterRequired || endpoint(list).receivedInParts);
  if (isInParts && !endpointFor(entity, 'one')) return list;
  const below = endpointNames.find((name) => {
    const row = endpoint(name);
    return row.entity === entity && row.kind === 'list' && row.idOfParent !== undefined;
  });
  return endpointFor(entity, 'one') ?? below;
}

/** By which the rows of that list refer to the entity; undefined where the endpoint reads the entity itself. */
function memberOfOne(entity: EntityName): string | undefined {
  const name = endpointOfOne(entity);
  const row = name && endpoint(name);
  if (row?.kind !== 'list') return undefined;
  return row.filterOn?.[0] ?? (row.idOfParent && `${setOf(row.idOfParent)}Id`);
}

/** Where rows of a value are read: filtered by `by` where the list can be, else by the id of an entity. */
export function listOfValue(
  entity: EntityName,
  by: string | undefined,
): { readonly name: EndpointName; readonly member: string | undefined } | undefined {
  if (by === undefined) {
    const name = endpointOfOne(entity);
    return name && { name, member: memberOfOne(entity) };
  }
  const name = endpointFor(entity, 'list');
  return name && endpoint(name).filterOn?.includes(by) ? { name, member: by } : undefined;
}

/** For a look-up (R3.6): the member that its list can be filtered by; undefined where the whole list is read. */
export const lookUpMember = (rule: Extract<DoubtRule, { settledBy: 'lookUp' }>): string | undefined =>
  rule.fields.find((field) =>
    endpointNames.some((name) => name === rule.list && endpoint(name).filterOn?.includes(field)),
  );

/** What is received first of an entity: its whole list; where it is listed by parent, the list of the root (R1.3). */
export const firstList = <Entity extends EntityName>(
  entity: Entity,
): { readonly entity: Entity; readonly path?: readonly string[] } =>
  describeEntity(entity).listedBy === 'parent' ? { entity, path: [] } : { entity };
