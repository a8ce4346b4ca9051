import type { Failure } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Connection } from '../../http/connection.ts';
import type { HttpReply } from '../../http/transport.ts';
import { ping } from '../probe.ts';

/** One request to the service, and everything that the later checks read from its answer. */
export interface FirstExchange {
  /** Null: the answer was the service's, and it was read. */
  readonly failure: Failure | null;
  readonly status: number | undefined;
  /** The host of another place that the answer leads to. */
  readonly leadsTo: string | undefined;
  readonly ms: number;
  /** So late that nothing more was awaited; a connection that is cut ends before. */
  readonly isLate: boolean;
  /** The clock of the server that answered and this workstation's then, epoch ms; null where none was given. */
  readonly clocks: { readonly there: number; readonly here: number } | null;
}

/** Asks the smallest question there is, and keeps the head of the last answer. */
export async function firstExchange(connection: Connection, signal: AbortSignal): Promise<FirstExchange> {
  let head: Pick<FirstExchange, 'status' | 'leadsTo' | 'clocks'> = {
    status: undefined,
    leadsTo: undefined,
    clocks: null,
  };
  const unrecorded: Connection = {
    ...connection,
    transport: {
      generation: connection.transport.generation,
      async open(request) {
        const reply = await connection.transport.open(request);
        head = headOf(reply, request.url, connection.now());
        return reply;
      },
    },
  };
  const begunAt = connection.monotonic();
  const failure = await failureOf(() => ping(unrecorded, signal));
  const ms = Math.round(connection.monotonic() - begunAt);
  return { failure, ms, isLate: ms >= connection.limits.headersMs / 2, ...head };
}

async function failureOf(ask: () => Promise<void>): Promise<Failure | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    if (error instanceof FailureError && error.failure.kind !== 'cancelled') return error.failure;
    throw error;
  }
}

function headOf(reply: HttpReply, asked: URL, here: number): Pick<FirstExchange, 'status' | 'leadsTo' | 'clocks'> {
  const there = Date.parse(reply.header('date') ?? '');
  const to = URL.parse(reply.header('location') ?? '', asked.href);
  return {
    status: reply.status,
    leadsTo: reply.status >= 300 && reply.status < 400 && to?.host !== asked.host ? to?.host : undefined,
    clocks: Number.isNaN(there) ? null : { there, here },
  };
}
