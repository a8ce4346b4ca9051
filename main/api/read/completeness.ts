import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Coverage } from '#shared/ipc/write.ts';
import type { Connection } from '../http/connection.ts';
import { readOne } from './readOne.ts';

/** What a list that was read to its end proves (R3.6). */
export interface Called {
  /** False: it lacks rows that it must hold, and nothing explains their absence. */
  readonly isWhole: boolean;
  readonly coverage: Coverage;
  /** Ids that were expected and that no list is expected to hold any more. */
  readonly gone: readonly string[];
  /** Those of them that the service itself says are not there (R3.1b). */
  readonly provenGone: readonly string[];
}

/**
 * Nothing is deleted (R3.1): a list that lacks a known row was cut (R5.3), unless its endpoint says that rows may
 * disappear, or the row itself is gone.
 */
export class RollCall {
  readonly #connection: Connection;
  readonly #list: EndpointName;
  readonly #due: number;
  readonly #missing: Set<string>;
  #unreadable = 0;
  #there: string | undefined;

  constructor(connection: Connection, list: EndpointName, due: Iterable<string>) {
    this.#connection = connection;
    this.#list = list;
    this.#missing = new Set(due);
    this.#due = this.#missing.size;
  }

  came(id: string): void {
    this.#missing.delete(id);
    this.#there = id;
  }

  /** A row whose id cannot be read could be any expected row. */
  cameUnreadable(): void {
    this.#unreadable += 1;
  }

  /** Call after the list's end. Reads a few single rows where they can decide. Never throws for the service. */
  async end(signal?: AbortSignal): Promise<Called> {
    const { gone, isProven } = await this.#explained(signal);
    const known = this.#due - gone.length;
    const lacking = this.#missing.size - gone.length;
    const isWhole = lacking <= this.#unreadable || endpoint(this.#list).mayLack === 'any';
    return { isWhole, coverage: { known, came: known - lacking }, gone, provenGone: isProven ? gone : [] };
  }

  async #explained(signal: AbortSignal | undefined): Promise<{ gone: readonly string[]; isProven: boolean }> {
    const missing = [...this.#missing];
    const { mayLack, entity } = endpoint(this.#list);
    const none = { gone: [], isProven: false };
    if (missing.length <= this.#unreadable || mayLack === 'any') return none;
    if (mayLack === 'few') return missing.length <= few(this.#due) ? { gone: missing, isProven: false } : none;
    if (this.#there === undefined) return none;
    return { gone: await goneOf(this.#connection, entity, missing, this.#there, signal), isProven: true };
  }
}

/** How many rows may disappear between two lists without a cut: one in ten, up to a limit. */
const few = (known: number): number => Math.min(16, Math.ceil(known / 10));

/**
 * Missing rows that are really gone (a backup was restored); one that is not proves the cut. A 404 counts only where a
 * listed row can be read by that endpoint (R3.4).
 */
async function goneOf(
  connection: Connection,
  entity: EntityName,
  missing: readonly string[],
  there: string,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const gone: string[] = [];
  for (const id of missing.slice(0, connection.limits.missingReads)) {
    if (signal?.aborted || (await lookFor(connection, entity, id)) !== 'notFound') break;
    if (gone.length === 0 && (await lookFor(connection, entity, there)) !== 'there') break;
    gone.push(id);
  }
  return gone;
}

async function lookFor(
  connection: Connection,
  entity: EntityName,
  id: string,
): Promise<'there' | 'notFound' | 'unknown'> {
  try {
    const { kind } = await readOne(connection, entity, id);
    return kind === 'row' ? 'there' : kind === 'notServedOrGone' ? 'notFound' : 'unknown';
  } catch (error) {
    if (error instanceof FailureError) return error.failure.kind === 'gone' ? 'notFound' : 'unknown';
    throw error;
  }
}
