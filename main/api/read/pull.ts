import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor, listOfValue } from '#shared/endpoints/index.ts';
import { hasBuckets } from '#shared/entities/buckets.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import type { Coverage } from '#shared/ipc/write.ts';
import { JsonTextError, rawJson } from '#shared/json/rawJson.ts';
import type { Connection } from '../http/connection.ts';
import { RollCall } from './completeness.ts';
import { parentList } from './folderRow.ts';
import { listRows } from './list.ts';
import type { ListEnd } from './list.ts';
import { readRow, rowBucket, rowHash } from './row.ts';
import { readOrGone } from './served.ts';

export interface PullRequest {
  readonly entity: EntityName;
  /** For an entity that is listed by parent: folder names below the share; no name is the root. */
  readonly path?: readonly string[] | undefined;
  /** The entity to read, or whose rows to read; the whole set without it. */
  readonly of?: string | undefined;
  /** The member that `of` is compared with, where it is not the usual one. */
  readonly by?: string | undefined;
  /** Ids that a complete list must hold (R3.6). */
  readonly due?: ReadonlySet<string>;
}

export interface PullBatch {
  /** Rows that are new or differ from the known ones. */
  readonly rows: readonly PulledRow[];
  /** Rows read so far, changed or not. */
  readonly received: number;
}

export interface PullEnd {
  readonly received: number;
  /** False when the list was cut or holds more that cannot be read: absence proves nothing then (R1.4, I18). */
  readonly complete: boolean;
  /** What the service says of what is missing. */
  readonly said?: string | undefined;
  readonly coverage: Coverage;
  /** Ids that were expected and that no list is expected to hold any more. */
  readonly gone: readonly string[];
  /** Those of them that the service itself says are not there (R3.1b). */
  readonly provenGone: readonly string[];
  /** At most the first 500. */
  readonly unreadable: readonly { readonly text: string; readonly reason: string }[];
}

const batchRows = 200;
/** The greatest number of rows that are set aside (I24). */
const maxUnreadable = 500;

/** Streams the rows of unknown hash in batches, not ahead of the consumer. Throws FailureError; batches stay valid. */
export async function* pull(
  connection: Connection,
  request: PullRequest,
  idsByHash: ReadonlyMap<string, string>,
  signal?: AbortSignal,
): AsyncGenerator<PullBatch, PullEnd, undefined> {
  const { rows, shown, name } = await asked(connection, request, signal);
  const roll = new RollCall(connection, name, request.due ?? []);
  const unreadable: { text: string; reason: string }[] = [];
  /** Ids of the rows that differ: of a row that a list gives twice, the last text counts, each time it is read. */
  const changed = new Set<string>();
  let readable = 0;
  let batch: PulledRow[] = [];
  let received = 0;

  const take = (given: string): void => {
    const text = shown(given);
    if (text === null) return;
    received += 1;
    const hash = rowHash(text);
    // The text contains the id: an equal hash is the same row, unchanged, which was valid before.
    const known = idsByHash.get(hash);
    const isUnchanged = known !== undefined && !changed.has(known);
    const row = isUnchanged ? { ok: true as const, id: known } : readRow(request.entity, text);
    if ('text' in row) {
      changed.add(row.id);
      const bucket = hasBuckets(request.entity) && { bucket: rowBucket(request.entity, row) };
      batch.push({ id: row.id, hash, text: row.text, ...bucket });
    }
    if (row.ok) {
      readable += 1;
      return roll.came(row.id);
    }
    roll.cameUnreadable();
    if (unreadable.length < maxUnreadable) unreadable.push({ text, reason: row.reason });
  };

  try {
    for (;;) {
      const next = await rows.next();
      if (next.done) {
        if (batch.length > 0) yield { rows: batch, received };
        const notKept = received - readable - unreadable.length;
        // Many rows and none of them valid: this list is not understood at all.
        if (notKept > 0 && readable === 0) throw new FailureError({ kind: 'unreadable' });
        const { isWhole, coverage, gone, provenGone } = await roll.end(signal);
        const { complete, said } = next.value;
        return {
          received,
          complete: complete && isWhole && notKept === 0,
          said: said || undefined,
          coverage,
          gone,
          provenGone,
          unreadable,
        };
      }
      for (const row of next.value) {
        take(row);
        if (batch.length < batchRows) continue;
        yield { rows: batch, received };
        batch = [];
      }
    }
  } finally {
    // A consumer that stops early closes the connection. The return value is not used.
    await rows.return({ complete: false });
  }
}

interface PulledList {
  readonly name: EndpointName;
  readonly rows: AsyncGenerator<readonly string[], ListEnd, undefined>;
  /** The row as it may be stored; null when it is not to be shown. */
  readonly shown: (text: string) => string | null;
}

const asIs = (text: string): string => text;

/** Throws FailureError `badRequest` for a set that the service does not list in this way. */
async function asked(
  connection: Connection,
  request: PullRequest,
  signal: AbortSignal | undefined,
): Promise<PulledList> {
  const { entity, of } = request;
  if (of !== undefined) return askedOf(connection, { ...request, of }, signal);
  const name = endpointFor(entity, 'list');
  if (!name) throw new FailureError({ kind: 'badRequest' });
  const { expand } = endpoint(name);
  if (describeEntity(entity).listedBy === 'set')
    return { name, rows: listRows(connection, name, { query: expand ? { expand } : {}, signal }), shown: asIs };
  const list = await parentList(connection, request.path);
  const shown = (text: string): string | null => {
    try {
      return list.shown(rawJson(text));
    } catch (error) {
      if (error instanceof JsonTextError) return text; // set aside with its reason, like any row that cannot be read
      throw error;
    }
  };
  return { name, rows: listRows(connection, name, { query: { filter: list.filter }, signal }), shown };
}

/** The rows of one value: the entity itself, the list below it, or the list filtered by it (R1.1). */
function askedOf(
  connection: Connection,
  { entity, of, by }: PullRequest & { readonly of: string },
  signal: AbortSignal | undefined,
): PulledList {
  const list = listOfValue(entity, by);
  const { references } = describeEntity(entity);
  const isText = by !== undefined && !references.includes(by);
  if (!list || !(isText || /^\d{1,20}$/u.test(of))) throw new FailureError({ kind: 'badRequest' });
  const { name, member } = list;
  const { kind, filterOn, receivedInParts, expand, orderBy = [] } = endpoint(name);
  if (kind === 'one') return { name, rows: theOne(connection, entity, of), shown: asIs };
  const isFiltered = member !== undefined && filterOn?.includes(member);
  const filter = isFiltered ? ({ eq: [member, isText ? of : { integer: of }] } as const) : undefined;
  // Of a list that the service cuts, the latest rows have come.
  const latestFirst = receivedInParts && { orderBy: orderBy.map((field) => ({ field, descending: true })) };
  const input = filter ? { query: { filter, ...(expand && { expand }), ...latestFirst }, signal } : { id: of, signal };
  return { name, rows: listRows(connection, name, input), shown: asIs };
}

async function* theOne(
  connection: Connection,
  entity: EntityName,
  id: string,
): AsyncGenerator<readonly string[], ListEnd, undefined> {
  const read = await readOrGone(connection, entity, id);
  if (read.kind !== 'row') throw new FailureError({ kind: 'gone' });
  yield [read.row];
  return { complete: true };
}
