import { FailureError } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { TraceLine } from '#shared/trace/line.ts';
import type { Connection } from './connection.ts';
import type { HttpReply, HttpRequest, Transport } from './transport.ts';
import { untilRead } from './untilRead.ts';

/** One request to the service, when its answer was read or discarded. Never its address, query or body. */
export interface RequestTrace extends Pick<HttpRequest, 'verb' | 'endpoint'> {
  /** Epoch ms of its end. */
  readonly at: number;
  /** The step of the outbox that the request is for. */
  readonly step: string | null;
  /** Null: no answer arrived. */
  readonly status: number | null;
  readonly failure: FailureKind | null;
  readonly ms: number;
  /** Uncompressed size of the answer, as far as it was read. */
  readonly bytes: number;
}

/** The same as a line: `GET Mail.list` · `200, 34 ms, 1234 bytes`. */
export function requestLine({ at, step, verb, endpoint, status, failure, ms, bytes }: RequestTrace): TraceLine {
  const hasFailed = failure === null ? status !== null && status >= 400 : failure !== 'cancelled';
  const end = [status, failure].filter((part) => part !== null).join(' ');
  const outcome = `${end}, ${ms} ms${status === null ? '' : `, ${bytes} bytes`}`;
  return { at, process: 'main', level: hasFailed ? 'warning' : 'info', step, event: `${verb} ${endpoint}`, outcome };
}

type Open = Pick<Transport, 'open' | 'generation'>;
export type OnRequest = (request: RequestTrace) => void;

interface Hearer {
  /** Monotonic ms. */
  readonly monotonic: () => number;
  /** Epoch ms. */
  readonly now: () => number;
  readonly onRequest?: OnRequest | undefined;
}

/** Reports every request once, when it ends (never its address, query or body). */
export function traced(transport: Open, { monotonic, now, onRequest }: Hearer): Open {
  if (!onRequest) return transport;
  return {
    get generation() {
      return transport.generation;
    },
    async open(request) {
      const leftAt = monotonic();
      let bytes = 0;
      let isReported = false;
      const report = (status: number | null, error: unknown): void => {
        if (isReported) return;
        isReported = true;
        onRequest({
          at: now(),
          step: request.step ?? null,
          verb: request.verb,
          endpoint: request.endpoint,
          status,
          failure: error instanceof FailureError ? error.failure.kind : null,
          ms: Math.round(monotonic() - leftAt),
          bytes,
        });
      };
      try {
        const reply = await transport.open(request);
        const counted = counting(reply, (text) => (bytes += Buffer.byteLength(text)));
        return untilRead(counted, (error) => report(reply.status, error));
      } catch (error) {
        report(null, error);
        throw error;
      }
    },
  };
}

function counting(reply: HttpReply, count: (text: string) => void): HttpReply {
  return {
    status: reply.status,
    header: (name) => reply.header(name),
    async *chunks(maxCharacters) {
      for await (const text of reply.chunks(maxCharacters)) {
        count(text);
        yield text;
      }
    },
    async text(maxCharacters, purpose) {
      const text = await reply.text(maxCharacters, purpose);
      count(text);
      return text;
    },
    discard: () => reply.discard(),
  };
}

/** The connection for one step of the outbox: its requests are traced with that step. */
export const forStep = (connection: Connection, step: string | undefined): Connection =>
  step === undefined
    ? connection
    : {
        ...connection,
        transport: {
          get generation() {
            return connection.transport.generation;
          },
          open: (request) => connection.transport.open({ ...request, step }),
        },
      };
