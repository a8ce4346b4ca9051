import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Connection } from '../http/connection.ts';
import { listRows } from './list.ts';
import { readRow } from './row.ts';

/** When a row was read, in ms of both clocks: some systems stop the monotonic one in sleep, and tell it only later. */
export interface ReadAt {
  readonly monotonic: number;
  readonly wallTime: number;
  /** Epoch of the transport as the read began: after the machine slept, no read is fresh. */
  readonly generation: number;
}
export const readNow = ({ monotonic, now }: Connection, generation: number): ReadAt => ({
  monotonic: monotonic(),
  wallTime: now(),
  generation,
});

/** A read is at most 2 s old in so many ms from now, and made since the machine last woke (I10). */
export function isYoung(connection: Connection, at: ReadAt, inMs = 0): boolean {
  const now = readNow(connection, connection.transport.generation);
  const age = Math.max(now.monotonic - at.monotonic, now.wallTime - at.wallTime) + inMs;
  return age <= connection.limits.freshMs && at.generation === now.generation;
}

export interface ListedRow {
  readonly row: RawJson;
  readonly at: ReadAt;
}

/** The replaces under way whose rows are in one list: a burst, from the first to the last. */
interface Burst {
  replaces: number;
  /** Of them, those that have not written yet. */
  unwritten: number;
  readonly whenWritten: (() => void)[];
  /** Until when, by the monotonic clock, a list must not have begun that is to show a row as it is now. */
  readonly outdatedAt: Map<string, number>;
  listRead: ListRead | undefined;
}

interface ListRead {
  readonly begunAt: number;
  readonly rows: Map<string, ListedRow>;
  readonly awaited: Map<string, PromiseWithResolvers<ListedRow | null>>;
  readonly ended: Promise<void>;
  isRunning: boolean;
  /** When it came to its end, and had every row. */
  wholeAt: ReadAt | null;
}

/**
 * Rows in whole lists, for services without a read of one (R3.4). One list serves all replaces that read before they
 * write, and one all that read back after the last.
 */
export class ListedRows {
  readonly #bursts = new Map<EndpointName, Burst>();

  /** A replace begins: call `written` when its write is over or is not sent, and `end` with its verdict. */
  begin(lists: readonly EndpointName[]): { readonly written: () => void; readonly end: () => void } {
    const bursts = lists.map((list) => {
      const burst = this.#bursts.get(list) ?? newBurst();
      burst.replaces += 1;
      burst.unwritten += 1;
      this.#bursts.set(list, burst);
      return { list, burst };
    });
    return {
      written: () => {
        for (const { burst } of bursts) {
          burst.unwritten -= 1;
          if (burst.unwritten === 0) for (const go of burst.whenWritten.splice(0)) go();
        }
      },
      // With the last one the rows go.
      end: () => {
        for (const { list, burst } of bursts) {
          burst.replaces -= 1;
          if (burst.replaces === 0) this.#bursts.delete(list);
        }
      },
    };
  }

  /** What was read of a row until now is not what it is. */
  outdate({ monotonic }: Pick<Connection, 'monotonic'>, lists: readonly EndpointName[], id: string): void {
    for (const list of lists) this.#bursts.get(list)?.outdatedAt.set(id, monotonic());
  }

  /**
   * As a list shows it, read after it was last outdated; null where a complete list lacks it. `isReadBack`: may wait
   * until no replace is on its way. Throws `unreadable` where the row may be in what did not come (I18).
   */
  async find(connection: Connection, list: EndpointName, id: string, isReadBack: boolean): Promise<ListedRow | null> {
    const burst = this.#bursts.get(list) ?? newBurst();
    if (isReadBack && burst.unwritten > 0) await new Promise<void>((resolve) => burst.whenWritten.push(resolve));
    for (;;) {
      const listRead = (burst.listRead ??= begin(connection, list, burst));
      const known = listRead.rows.get(id);
      if (listRead.begunAt >= (burst.outdatedAt.get(id) ?? -Infinity)) {
        if (known && isYoung(connection, known.at)) return known;
        if (!known && listRead.wholeAt && isYoung(connection, listRead.wholeAt)) return null;
        if (!known && listRead.isRunning) return await awaitRow(listRead, id);
      }
      await listRead.ended;
      if (burst.listRead === listRead) burst.listRead = undefined;
    }
  }
}

const newBurst = (): Burst => ({
  replaces: 0,
  unwritten: 0,
  whenWritten: [],
  outdatedAt: new Map(),
  listRead: undefined,
});

function begin(connection: Connection, list: EndpointName, burst: Burst): ListRead {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const begunAt = connection.monotonic();
  const listRead: ListRead = { begunAt, rows: new Map(), awaited: new Map(), ended, isRunning: true, wholeAt: null };
  void readInto(connection, list, listRead, () => burst.replaces > 1)
    // Without anybody who waits, nothing depended on it: who looks next reads another list.
    .catch((error: unknown) => listRead.awaited.forEach(({ reject }) => reject(error)))
    .finally(resolve);
  return listRead;
}

function awaitRow({ awaited }: ListRead, id: string): Promise<ListedRow | null> {
  const waiting = awaited.get(id) ?? Promise.withResolvers<ListedRow | null>();
  awaited.set(id, waiting);
  return waiting.promise;
}

async function readInto(
  connection: Connection,
  list: EndpointName,
  listRead: ListRead,
  isWantedWhole: () => boolean,
): Promise<void> {
  const { entity, expand } = endpoint(list);
  const { rows, awaited } = listRead;
  const { generation } = connection.transport;
  const batches = listRows(connection, list, { query: expand ? { expand } : {} });
  let isReadable = true;
  try {
    for (;;) {
      const next = await batches.next();
      if (next.done) {
        const { complete, said } = next.value;
        if (complete && isReadable) listRead.wholeAt = readNow(connection, generation);
        else if (awaited.size > 0) throw new FailureError({ kind: 'unreadable', ...(said && { detail: said }) });
        for (const { resolve } of awaited.values()) resolve(null);
        return;
      }
      for (const text of next.value) {
        const read = readRow(entity, text);
        isReadable &&= read.ok;
        if (!read.ok) continue;
        const row = { row: read.text, at: readNow(connection, generation) };
        rows.set(read.id, row);
        awaited.get(read.id)?.resolve(row);
        awaited.delete(read.id);
      }
      if (awaited.size === 0 && !isWantedWhole()) return;
    }
  } finally {
    listRead.isRunning = false; // before anything is waited for: who comes now would wait for ever
    await batches.return({ complete: false });
  }
}
