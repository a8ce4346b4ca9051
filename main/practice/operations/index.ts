import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { createDirectory, listDirectory } from './directory.ts';
import type { Operation } from './operation.ts';
import { listEntities, readEntity } from './read.ts';
import { createEntity, replaceEntity } from './write.ts';

const byKind: Readonly<Record<Endpoint['kind'], Operation>> = {
  list: listEntities,
  one: readEntity,
  create: createEntity,
  replace: replaceEntity,
};

/** Rows of the interface that follow rules of their own. */
const special: Partial<Record<EndpointName, Operation>> = {
  'Directory.list': listDirectory,
  'Directory.create': createDirectory,
};

export const operationOf = (name: EndpointName, row: Endpoint): Operation => special[name] ?? byKind[row.kind];
