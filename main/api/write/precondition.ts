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

interface Write {
  /** The version that was read, where the service names one. */
  readonly tag: string | null;
  /** A read just showed that the row is there. */
  readonly wasRead: boolean;
  readonly send: (ifMatch: string | undefined) => Promise<Answered>;
  /** The row has to be read again before anything is sent (I10). */
  readonly isLate: () => boolean;
}

/**
 * With If-Match (R5.9): the row's tag, or `*` where no read shows that there is one (R3.1b). Whether the service takes
 * or requires it is learned once, by answers that prove nothing was carried out. `late`: nothing was written, the row
 * has to be read again first. Throws what `send` throws; 412 is the caller's.
 */
export async function guarded(
  { seen }: Pick<Connection, 'seen'>,
  { tag, wasRead, send, isLate }: Write,
): Promise<Guarded | 'late'> {
  const ever = (fact: 'ifMatch' | 'needsIfMatch'): boolean | undefined => seen.ever(fact, 'service');
  const named = tag ?? '*';
  const isNamed = (tag !== null || !wasRead || ever('needsIfMatch') === true) && ever('ifMatch') !== false;
  const attempt = async (withIt: boolean): Promise<Guarded> => {
    const answered = await send(withIt ? named : undefined);
    if (withIt) seen.note('ifMatch', 'service', true);
    return { answered, versioned: withIt && tag !== null };
  };
  const asksForIt = (error: unknown): boolean => {
    if (statusOf(error) !== 428) return false;
    for (const fact of ['ifMatch', 'needsIfMatch'] as const) seen.note(fact, 'service', true);
    return true;
  };
  try {
    return await attempt(isNamed);
  } catch (error) {
    const isRefused = isNamed && ever('ifMatch') === undefined && mayBeOfHeader(error, tag);
    if (!isRefused && (isNamed || !asksForIt(error))) throw error;
    if (isLate()) return 'late';
    if (!isRefused) return attempt(true);
    const sent = await attempt(false).catch((second: unknown) => {
      throw asksForIt(second) ? error : second; // where it is required, the first refusal was about something else
    });
    // Another write that was under way may have shown meanwhile that the header is taken.
    if (ever('ifMatch') === undefined) seen.note('ifMatch', 'service', false);
    return sent;
  }
}

/** A refusal may be of the header: not by a service that names versions, nor where it names a member of the body. */
function mayBeOfHeader(error: unknown, tag: string | null): boolean {
  if (!(error instanceof FailureError)) return false;
  const { status, fields = [] } = error.failure;
  return status === 501 || (status === 400 && tag === null && fields.length === 0);
}

/** A call for which the row is read where its version is required (428: it did nothing). Throws like `exchangeText`. */
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

export const statusOf = (error: unknown): number | undefined =>
  error instanceof FailureError ? error.failure.status : undefined;

function fail(error: unknown): never {
  throw error;
}
