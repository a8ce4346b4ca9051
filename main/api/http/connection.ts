import type { Semaphore } from 'async-mutex';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import type { Query } from '#shared/odata/query.ts';
import { queryString } from '#shared/odata/query.ts';
import type { Csdl } from '../probe/csdl.ts';
import type { ListedRows } from '../read/listedRows.ts';
import type { Maintained } from '../write/maintained.ts';
import { ownAddress } from './address.ts';
import { foreignOrUnreadable, statusFailure } from './answer.ts';
import type { Authenticator } from './authenticator.ts';
import type { Limits } from './limits.ts';
import { ExchangeError } from './networkFailure.ts';
import { retryWhenBusy } from './retryWhenBusy.ts';
import type { Seen } from './seen.ts';
import type { HttpReply, Transport } from './transport.ts';
import type { Unsent } from './unsent.ts';

export interface Connection {
  /** The part before /GraphV1. */
  readonly baseUrl: string;
  readonly authenticator: Authenticator;
  /** Sends every request, each at its turn (see pace.ts). */
  readonly transport: Pick<Transport, 'open' | 'generation'>;
  readonly limits: Limits;
  /** Reads and writes at once are bounded; the others wait in order (R5.7). */
  readonly reads: Semaphore;
  /** One less than the slots for reads: a list that waits for its reader never delays the read before a write. */
  readonly lists: Semaphore;
  readonly writes: Semaphore;
  /** How a read that carries a body is sent; the service's document does not define it (R1.6). */
  readonly bodyReadVerb: 'GET' | 'POST';
  /** What its answers showed of it: which assumed endpoints work (R3.4), which headers it takes. */
  readonly seen: Seen;
  /** Where it is recorded which attempts have left (I20). */
  readonly unsent: Unsent;
  /** Its `$metadata`, asked for when it is first needed; null where it cannot be read (R5.5). */
  readonly declared: () => Promise<Csdl | null>;
  /** Members that the service was seen to change by itself. */
  readonly maintained: Maintained;
  /** Where rows are found that have no single read (R3.4). */
  readonly listed: ListedRows;
  /** Monotonic clock in ms, for ages and gaps (I10, I14). */
  readonly monotonic: () => number;
  /** Epoch ms: for a dated Retry-After, ages (R4.1) and the machine's sleep (I10). Never for order (I21). */
  readonly now: () => number;
  /** By the clock of the requests, so that a test passes the time itself. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** IANA name; civil dates are read in it (R2.4). */
  readonly schoolZone: string;
  /** The share that every Directory path begins with (R1.3); `through` is a cancellable form of this connection. */
  readonly shareName: (through?: Connection) => Promise<string>;
}

export interface Input {
  readonly id?: string;
  readonly query?: Query;
  readonly body?: string;
  /** The version of the row that a write is meant for: a tag as the service gave it, or `*` for any (I14). */
  readonly ifMatch?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** A list of one row or none: it does not wait behind long lists and has a shorter time limit. */
  readonly brief?: true;
  /** Whether a write must no longer be sent in so many ms from now (I10). */
  readonly isLate?: (inMs: number) => boolean;
}

const maxRedirects = 3;
const maxErrorCharacters = 64 * 1024;

export function urlOf(connection: Connection, name: EndpointName, { id, query }: Input): URL {
  const path = endpoint(name).path.replace('{id}', encodeURIComponent(id ?? ''));
  return new URL(`${connection.baseUrl}/GraphV1${path}${queryString(query ?? {})}`);
}

/**
 * One exchange: a reply with a status of success, its body not read yet. Else throws ExchangeError (R3.5). Retries a
 * read where a busy service says when.
 */
export async function exchange(connection: Connection, name: EndpointName, url: URL, input: Input): Promise<HttpReply> {
  const row = endpoint(name);
  const verb = row.bodyOnGet ? connection.bodyReadVerb : row.verb;
  const once = (): Promise<HttpReply> => exchangeOnce(connection, name, verb, url, input);
  return verb === 'GET' ? retryWhenBusy(connection.limits, once) : once();
}

async function exchangeOnce(
  connection: Connection,
  name: EndpointName,
  verb: Endpoint['verb'],
  url: URL,
  input: Input,
): Promise<HttpReply> {
  const row = endpoint(name);
  const isList = row.answer === 'collection' && !input.brief;
  let at = url;
  for (let redirects = 0; ; redirects += 1) {
    const reply = await connection.transport.open({
      endpoint: name,
      verb,
      url: at,
      headers: {
        ...headersFor(connection, input.body),
        ...(input.ifMatch !== undefined && { 'if-match': input.ifMatch }),
      },
      ...(input.body === undefined ? {} : { body: input.body }),
      signal: input.signal,
      totalMs: isList ? connection.limits.listMs : connection.limits.totalMs,
      busyMs: connection.limits.busyMs,
      isList,
      isLate: input.isLate,
    });
    if (row.success.includes(reply.status)) {
      if (row.assumed) connection.seen.note('served', name, true);
      return reply;
    }
    // Never for a write, never to an address outside the service (R1.7, S10).
    const next = verb === 'GET' && redirects < maxRedirects ? redirectOf(connection, reply, at) : undefined;
    if (!next) throw await refusal(connection, name, reply);
    reply.discard();
    at = next;
  }
}

export async function exchangeText(connection: Connection, name: EndpointName, input: Input): Promise<Answered> {
  const reply = await exchange(connection, name, urlOf(connection, name, input), input);
  return { reply, text: await reply.text(connection.limits.answerCharacters) };
}

export interface Answered {
  readonly reply: HttpReply;
  readonly text: string;
}

/** An answer that the service cannot have sent (R3.7). */
export const notOurs = ({ reply, text }: Answered): ExchangeError =>
  new ExchangeError(foreignOrUnreadable(reply, text), true);

export function headersFor(connection: Connection, body?: string, accept = 'application/json'): Record<string, string> {
  return {
    ...connection.authenticator.headers(),
    accept,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

function redirectOf({ baseUrl }: Connection, reply: HttpReply, from: URL): URL | undefined {
  const location = reply.header('location');
  if (reply.status < 300 || reply.status >= 400 || location === undefined) return undefined;
  const to = URL.parse(location, from.href);
  return (to && ownAddress(baseUrl, to)) ?? undefined;
}

async function refusal(connection: Connection, name: EndpointName, reply: HttpReply): Promise<ExchangeError> {
  const text = await reply.text(maxErrorCharacters, 'words').catch((error: unknown) => {
    if (error instanceof ExchangeError) return ''; // the status is enough; only the message is lost
    throw error;
  });
  const failure = statusFailure(reply, text, connection.now());
  const { assumed, kind } = endpoint(name);
  // Of one entity, 404 alone does not say whether the endpoint or the entity is missing: see readOne and probe.
  const saysMissing = kind === 'list' ? [404, 405, 501] : [405, 501];
  if (assumed && saysMissing.includes(reply.status)) connection.seen.note('served', name, false);
  return new ExchangeError(failure, true);
}
