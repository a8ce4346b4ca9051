import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { setOf } from '#shared/entities/context.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { ReplaceOrder } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Connection } from '../http/connection.ts';
import type { ReadAt } from '../read/listedRows.ts';
import { isYoung } from '../read/listedRows.ts';
import { tagIn } from '../read/readOne.ts';
import { readShown } from '../read/readShown.ts';
import { isServed } from '../read/served.ts';
import { samePerson, setAt } from '../read/united.ts';

/** The entity that is written over, and when it was read. */
export interface Fresh {
  readonly row: RawJson;
  /** The same person in the other set; null where there is none (R3.1). */
  readonly other: RawJson | null;
  /** Null when it is the last stored copy and not a read: no read of the service shows the row (R3.4). */
  readonly readAt: ReadAt | null;
  /** The read answered 404 and may not be offered at all. */
  readonly unproven: boolean;
  /** The version of the row at the address that is written, where the service names one. */
  readonly tag: string | null;
}

/** A read before a write waits no longer for a busy service: its queue decides when to retry (R3.2, R3.5). */
const mostBusyMs = 2_000;
const impatient = ({ limits, ...connection }: Connection): Connection => ({
  ...connection,
  limits: {
    ...limits,
    busyWaits: Math.min(limits.busyWaits, 1),
    busyGuesses: Math.min(limits.busyGuesses, 1),
    busyMs: Math.min(limits.busyMs, mostBusyMs),
  },
});

/** The row now, else the last stored copy where no read shows it (R3.4), else undefined. Throws FailureError. */
export async function readFresh(
  given: Connection,
  name: EndpointName,
  { entity, id, base }: ReplaceOrder,
): Promise<Fresh | undefined> {
  const connection = impatient(given);
  const [read, other] = await Promise.all([
    readShown(connection, { entity, id, last: base }),
    readOther(connection, name, id),
  ]);
  // A learner is written among the applicants: the version is that of the row at the address (R5.9).
  const tagAt = (row: RawJson, own: string | null): string | null =>
    other && setAt(name) !== setOf(entity) && samePerson(row, other.row) ? other.tag : own;
  if (read.kind === 'row') {
    const readAt = other && other.at.monotonic < read.at.monotonic ? other.at : read.at;
    return { row: read.row, other: other?.row ?? null, readAt, unproven: false, tag: tagAt(read.row, read.tag) };
  }
  if (base === null) return undefined;
  const unproven = read.kind === 'notServedOrGone';
  return { row: base, other: other?.row ?? null, readAt: null, unproven, tag: tagAt(base, tagIn(base)) };
}

/** The person in the other set; null where that id does not exist there, or no read shows it. */
async function readOther(
  connection: Connection,
  name: EndpointName,
  id: string,
): Promise<{ readonly row: RawJson; readonly at: ReadAt; readonly tag: string | null } | null> {
  const { unitedWith } = endpoint(name);
  if (unitedWith === undefined) return null;
  try {
    const read = await readShown(connection, { entity: unitedWith, id, last: null });
    return read.kind === 'row' ? read : null;
  } catch (error) {
    if (error instanceof FailureError && error.failure.kind === 'gone') return null;
    throw error; // what cannot be read now would be lost by sending without it
  }
}

/**
 * Whether it may be written within so many ms (I10). The last copy stands in after a 404 until single reads are known
 * to be offered: then the row is gone (R3.1b).
 */
export const isFresh = (connection: Connection, entity: EntityName, fresh: Fresh, inMs = 0): boolean =>
  fresh.readAt === null ? !fresh.unproven || !isServed(connection, entity) : isYoung(connection, fresh.readAt, inMs);

/** The lists that may show the row of a replace, and that one list serves all of a burst: see ListedRows. */
export const listsOf = (name: EndpointName): readonly EndpointName[] =>
  [endpoint(name).entity, endpoint(name).unitedWith].flatMap((entity) => (entity && endpointFor(entity, 'list')) ?? []);
