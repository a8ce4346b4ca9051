import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { FailureError, mayBeOfOneList } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Connection } from '../http/connection.ts';
import { listRows } from './list.ts';
import { readOne } from './readOne.ts';
import type { OneRead } from './readOne.ts';
import type { GoodRow } from './row.ts';
import { readRow } from './row.ts';

/**
 * Throws `gone` for a 404 where the single read is known to be offered (R3.1b). `notServedOrGone` stays where no listed
 * row can be read and no earlier run saw it work; what keeps that from being tried is thrown.
 */
export async function readOrGone(connection: Connection, entity: EntityName, id: string): Promise<OneRead> {
  const read = await readOne(connection, entity, id);
  if (read.kind !== 'notServedOrGone') return read;
  const served = (): boolean => isServed(connection, entity);
  // Another read may have shown it meanwhile, where the listed row was gone as well.
  if (served() || (await isListedRead(connection, entity)) || served())
    throw new FailureError({ kind: 'gone', status: read.status });
  return read;
}

/** Whether the single read of an entity was seen to be offered, in this run or an earlier one. */
export function isServed({ seen }: Pick<Connection, 'seen'>, entity: EntityName): boolean {
  const name = endpointFor(entity, 'one');
  return name !== undefined && seen.ever('served', name) === true;
}

/** The list does not arrive: not offered, too long, or another program at its path. Waiting could last for ever. */
const notShown: ReadonlySet<FailureKind> = new Set([
  'gone',
  'refused',
  'forbidden',
  'tooLarge',
  'unreadable',
  ...mayBeOfOneList,
]);

/** Whether a listed row can be read alone now; a 404 says nothing, as the list may lag behind. */
async function isListedRead(connection: Connection, entity: EntityName): Promise<boolean> {
  const list = endpointFor(entity, 'list');
  if (!list || endpoint(list).filterRequired || connection.seen.now('served', list) === false) return false;
  try {
    const row = await firstRow(connection, list);
    return row !== undefined && (await readOne(connection, entity, row.id)).kind === 'row';
  } catch (error) {
    if (error instanceof FailureError && notShown.has(error.failure.kind)) return false;
    throw error;
  }
}

/** The first valid row of a list; the rest is not read. */
export async function firstRow(connection: Connection, name: EndpointName): Promise<GoodRow | undefined> {
  for await (const rows of listRows(connection, name, {})) {
    for (const text of rows) {
      const row = readRow(endpoint(name).entity, text);
      if (row.ok) return row;
    }
  }
  return undefined;
}
