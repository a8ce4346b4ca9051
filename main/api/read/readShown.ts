import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { Literal } from '#shared/odata/query.ts';
import { literalOf } from '#shared/odata/query.ts';
import type { Connection } from '../http/connection.ts';
import { listRows } from './list.ts';
import type { ListedRow, ReadAt } from './listedRows.ts';
import { readNow } from './listedRows.ts';
import type { OneRead } from './readOne.ts';
import { noteNotServed, tagIn } from './readOne.ts';
import { readRow } from './row.ts';
import { readOrGone } from './served.ts';

interface RowToRead {
  readonly entity: EntityName;
  readonly id: string;
  /** A copy of the row, for the values by which a list can be filtered; null where there is none. */
  readonly last: RawJson | null;
  readonly isReadBack?: boolean;
}

type ShownRead = Exclude<OneRead, { kind: 'row' }> | (Extract<OneRead, { kind: 'row' }> & { readonly at: ReadAt });

/**
 * Its single read; else a list, filtered by a value of the last copy or whole (R3.4). Throws `gone` as readOrGone does.
 * Not a row: no read shows it.
 */
export async function readShown(connection: Connection, wanted: RowToRead): Promise<ShownRead> {
  const { generation } = connection.transport;
  const read = await readOrGone(connection, wanted.entity, wanted.id);
  if (read.kind === 'row') return { ...read, at: readNow(connection, generation) };
  const listed = await inList(connection, wanted);
  if (!listed) return read;
  noteNotServed(connection, wanted.entity); // it answered 404 for a row that is there
  return { kind: 'row', row: listed.row, tag: tagIn(listed.row), at: listed.at };
}

async function inList(
  connection: Connection,
  { entity, id, last, isReadBack = false }: RowToRead,
): Promise<ListedRow | null> {
  const list = endpointFor(entity, 'list');
  if (!list || connection.seen.now('served', list) === false) return null;
  for (const [path, value] of last ? filtersOf(list, last) : []) {
    const row = await unless(notFiltered, filtered(connection, list, [path, value], id));
    if (row) return row;
  }
  return hasWholeList(entity) ? unless(notListed, connection.listed.find(connection, list, id, isReadBack)) : null;
}

/** What a list can be filtered by, with the values of a row: members, and members of what was expanded in it. */
function filtersOf(list: EndpointName, row: RawJson): readonly (readonly [path: string, value: Literal])[] {
  return (endpoint(list).filterOn ?? []).flatMap((path) => {
    const raw = path
      .split('/')
      .reduce<RawJson | undefined>((at, member) => (at?.startsWith('{') ? membersOf(at).get(member) : undefined), row);
    const value = raw && literalOf(raw);
    return value ? [[path, value] as const] : [];
  });
}

/** Null where the filtered list does not have the row: it may have another value by now. */
async function filtered(
  connection: Connection,
  list: EndpointName,
  eq: readonly [path: string, value: Literal],
  id: string,
): Promise<ListedRow | null> {
  const { entity, expand } = endpoint(list);
  const { generation } = connection.transport;
  const query = { filter: { eq }, ...(expand && { expand }) };
  for await (const rows of listRows(connection, list, { query, brief: true })) {
    for (const text of rows) {
      const read = readRow(entity, text);
      if (read.ok && read.id === id) return { row: read.text, at: readNow(connection, generation) };
    }
  }
  return null;
}

/** How a list answers that this service does not show, or not to this user, or that no answer can hold. */
const notListed: ReadonlySet<FailureKind> = new Set(['gone', 'refused', 'forbidden', 'tooLarge']);
/** How one answers that cannot be filtered so: 501, as OData has it, or whatever its program makes of a filter. */
const notFiltered: ReadonlySet<FailureKind> = new Set([...notListed, 'serviceError', 'foreignAnswer', 'unreadable']);

async function unless(
  failures: ReadonlySet<FailureKind>,
  reading: Promise<ListedRow | null>,
): Promise<ListedRow | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FailureError && failures.has(error.failure.kind)) return null;
    throw error;
  }
}
