import { pipeline } from 'node:stream';
import type { Duplex, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { deadlineIn } from './deadline.ts';
import type { Limits } from './limits.ts';
import { directly } from './network.ts';
import type { Network } from './network.ts';
import { ExchangeError, networkFailure } from './networkFailure.ts';
import { OpenRoutes } from './openRoutes.ts';
import type { OpenRoute } from './openRoutes.ts';

export interface HttpRequest {
  /** What is asked for, as the trace names it. */
  readonly endpoint: EndpointName | '$metadata';
  /** The step of the outbox that it is for. */
  readonly step?: string;
  readonly verb: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The user cancelled it. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from here to the last byte of the answer. */
  readonly totalMs: number;
  /** How long it may wait while the service is busy, in ms; by default the limit of limits.ts. */
  readonly busyMs?: number;
  /** A list that may take long. */
  readonly isList?: boolean;
  /** Whether it must no longer be sent in so many ms from now (I10). */
  readonly isLate?: ((inMs: number) => boolean) | undefined;
}

export interface HttpReply {
  readonly status: number;
  header(name: string): string | undefined;
  /** The text of the answer as it arrives, uncompressed, without a byte order mark. Throws ExchangeError. */
  chunks(maxCharacters: number): AsyncGenerator<string, void, undefined>;
  /** The whole text. Throws ExchangeError. */
  text(maxCharacters: number): Promise<string>;
  /** Discards the answer unread. */
  discard(): void;
}

/** HTTP to one service: bounded in time and size; it sends once, and never follows a redirect (S10). */
export class Transport {
  readonly #limits: Limits;
  readonly #routes: OpenRoutes;
  /** Increases with every reset: a read from before a reset is not fresh. */
  generation = 0;

  constructor(limits: Limits, network: Network = directly) {
    this.#limits = limits;
    this.#routes = new OpenRoutes(limits, network);
  }

  /**
   * Sends; resolves with the head of the answer. Where a route leads nowhere the next one is tried, as nothing has
   * left. Throws ExchangeError, which says whether a byte left.
   */
  async open(request: HttpRequest): Promise<HttpReply> {
    const total = deadlineIn(request.totalMs);
    const signal = request.signal ? AbortSignal.any([request.signal, total.signal]) : total.signal;
    for (;;) {
      let left = false;
      const failed = (error: unknown): ExchangeError =>
        networkFailure(error, { left, cancelled: request.signal?.aborted ?? false });
      let route: OpenRoute | null = null;
      try {
        request.signal?.throwIfAborted(); // before undici begins, so that nothing has left
        route = await this.#routes.to(request.url);
        const answer = await route.dispatcher.compose(noticeStart(() => (left = true))).request({
          origin: request.url.origin,
          path: request.url.pathname + request.url.search,
          method: request.verb,
          headers: { ...request.headers, 'user-agent': 'Carnet', 'accept-encoding': 'gzip' },
          body: request.body ?? null,
          signal,
        });
        answer.body.once('close', () => total.clear());
        return replyOf(answer, failed, this.#limits.compression);
      } catch (error) {
        const failure = failed(error);
        if (failure.failure.kind === 'certificate') this.#routes.lookAgain(); // the school may install its authority now
        const isLost = failure.left || failure.failure.kind !== 'offline' || signal.aborted;
        if (isLost || route === null || !(await this.#routes.passOver(route))) {
          total.clear();
          throw failure;
        }
      }
    }
  }

  /** Closes every connection: after sleep, none of them can be trusted (S10). */
  async reset(): Promise<void> {
    this.generation += 1;
    await this.#routes.destroy();
  }

  async close(): Promise<void> {
    await this.#routes.destroy();
  }
}

/** Reports when a request is about to be written to a connected socket. Before that, nothing has left (R3.5). */
function noticeStart(onStart: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(options, {
      ...boundHandler(handler),
      onRequestStart(controller, context: unknown) {
        onStart();
        handler.onRequestStart?.(controller, context);
      },
    });
}

interface Unpacked {
  readonly source: NodeJS.ReadableStream;
  /** How much of the answer was unpacked so far; Infinity where nothing is compressed. */
  readonly wireBytes: () => number;
}

/** By name in lower case. gzip is what Carnet asks for; a proxy may answer otherwise. */
const decoders: Readonly<Record<string, () => Duplex & { readonly bytesWritten: number }>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
/** Each coding multiplies what a few bytes may become (B4). */
const mostCodings = 3;

/**
 * The answer without its content codings (RFC 9110, 8.4): names in any case, several in the order in which they were
 * applied, none where the header is empty or says identity. Throws ExchangeError `unreadable` for any other.
 */
function unpacked(body: Readable, encoding: string | readonly string[] = ''): Unpacked {
  const codings = [encoding]
    .flat()
    .flatMap((line) => line.split(','))
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
  const streams = codings.toReversed().map((coding) => decoders[coding]?.());
  const known = streams.filter((stream) => stream !== undefined);
  const [first] = known;
  if (known.length < codings.length || codings.length > mostCodings)
    throw new ExchangeError({ kind: 'unreadable' }, true);
  if (!first) return { source: body, wireBytes: () => Infinity };
  // An error of any of the streams is thrown by the iteration of the last one.
  const source = known.reduce<Readable>((from, to) => pipeline(from, to, () => undefined), body);
  return { source, wireBytes: () => first.bytesWritten };
}

/** A short answer of spaces may compress better than any list: counted from here on. */
const countedFrom = 256 * 1024;

function replyOf(
  answer: Dispatcher.ResponseData,
  failed: (error: unknown) => ExchangeError,
  compression: number,
): HttpReply {
  const header = (name: string): string | undefined => {
    const value = answer.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };

  const discard = (): void => {
    answer.body.on('error', () => undefined); // closing raises an error that no caller waits for
    answer.body.destroy();
  };

  async function* chunks(maxCharacters: number): AsyncGenerator<string, void, undefined> {
    // Fatal: bytes that are not UTF-8 must not turn into other text (I11). Removes a byte order mark.
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let length = 0;
    const decode = (bytes: Uint8Array | undefined): string => {
      const text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
      length += text.length;
      if (length > maxCharacters) throw new ExchangeError({ kind: 'tooLarge' }, true);
      return text;
    };
    try {
      const { source, wireBytes } = unpacked(answer.body, answer.headers['content-encoding']);
      for await (const bytes of source) {
        yield decode(bytes as Uint8Array); // both streams give bytes
        if (length > countedFrom && length > compression * wireBytes()) {
          throw new ExchangeError({ kind: 'tooLarge' }, true);
        }
      }
      yield decode(undefined);
    } catch (error) {
      throw failed(error);
    } finally {
      discard();
    }
  }

  return {
    status: answer.statusCode,
    header,
    chunks,
    async text(maxCharacters) {
      let text = '';
      for await (const chunk of chunks(maxCharacters)) text += chunk;
      return text;
    },
    discard,
  };
}

/** A handler to add to. Its methods live on its prototype and need their `this`. */
function boundHandler(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (...given) => handler.onRequestStart?.(...given),
    onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
    onResponseStart: (...given) => handler.onResponseStart?.(...given),
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (...given) => handler.onResponseError?.(...given),
  };
}
