import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Answered, Connection, Input } from '../http/connection.ts';
import { exchangeText } from '../http/connection.ts';
import { readOne } from '../read/readOne.ts';

/** A write that was answered. `versioned`: the service compared its version of the row with the one that was read. */
export interface Guarded {
  readonly answered: Answered;
  readonly versioned: boolean;
}

/** Nothing was written, and the row has to be read again before the next attempt (I10). */
interface Late {
  readonly answered: null;
  /** The version was refused, perhaps because of something else: for `wasRefused` of the next attempt. */
  readonly wasRefused: boolean;
}

/** A write of a row that was read. */
interface Write {
  /** The version that was read, where the service names one. */
  readonly tag: string | null;
  /** The attempt just before this one was refused with a version, perhaps because of something else. */
  readonly wasRefused: boolean;
  readonly send: (ifMatch: string | undefined) => Promise<Answered>;
  /** The row has to be read again before anything is sent (I10). */
  readonly isLate: () => boolean;
}

/**
 * Sends a write with If-Match (R5.9): the tag of the row, or `*`, which says that there must be one (R3.1b). A service
 * that refuses the header gets the write without it, and is not sent it again; one that requires it gets it. Each of
 * these answers proves that nothing was carried out. Where it was taken once, a refusal is about something else; where
 * the row has a version, only the second refusal in a row counts: without the header a colleague's change between read
 * and write would be lost (I14). Throws what `send` throws; 412 is the caller's to read again.
 */
export async function guarded(
  { seen }: Pick<Connection, 'seen'>,
  name: EndpointName,
  write: Write,
): Promise<Guarded | Late> {
  const { tag, wasRefused, send, isLate } = write;
  const takes = seen.ever('ifMatch', name);
  const attempt = async (withIt: boolean): Promise<Guarded> => {
    const answered = await send(withIt ? (tag ?? '*') : undefined);
    if (withIt) seen.note('ifMatch', name, true);
    return { answered, versioned: withIt && tag !== null };
  };
  try {
    return await attempt(takes !== false);
  } catch (error) {
    const status = statusOf(error) ?? 0;
    const isRequired = takes === false && status === 428;
    // Another write that was under way may have shown meanwhile that the header is taken.
    const isRefused = takes === undefined && refusesHeader.has(status) && seen.ever('ifMatch', name) !== true;
    // It may be `*` that the service fails on: the next attempt goes without.
    if (takes === undefined && tag === null && status >= 500) seen.suppose('ifMatch', name, false);
    if (!isRequired && !isRefused) throw error;
    const isFirst = isRefused && tag !== null && !wasRefused;
    if (isLate()) {
      if (!isFirst) seen.suppose('ifMatch', name, isRequired);
      return { answered: null, wasRefused: isFirst };
    }
    if (isFirst) return guarded({ seen }, name, { ...write, wasRefused: true });
    const sent = await attempt(isRequired).catch((second: unknown) => {
      if (!isRefused || statusOf(second) !== 428) throw second;
      seen.note('ifMatch', name, true);
      throw error; // the header is required: the first refusal was about something else
    });
    if (isRefused && seen.ever('ifMatch', name) !== true) seen.note('ifMatch', name, false);
    return sent;
  }
}

/**
 * A call of another endpoint: where the service requires the version of the row (428), which proves that it did
 * nothing, the row is read for it. Throws like `exchangeText`.
 */
export async function withVersionIfRequired(
  connection: Connection,
  name: EndpointName,
  input: Input,
): Promise<Answered> {
  try {
    return await exchangeText(connection, name, input);
  } catch (error) {
    if (statusOf(error) !== 428 || input.id === undefined) throw error;
    const read = await readOne(connection, endpoint(name).entity, input.id).catch(() => fail(error));
    return exchangeText(connection, name, { ...input, ifMatch: (read.kind === 'row' && read.tag) || '*' });
  }
}

/** How a service answers a header that it does not take, and as well much else: only a second answer tells. */
const refusesHeader: ReadonlySet<number> = new Set([400, 501]);

export const statusOf = (error: unknown): number | undefined =>
  error instanceof FailureError ? error.failure.status : undefined;

function fail(error: unknown): never {
  throw error;
}
