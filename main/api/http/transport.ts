import { pipeline } from 'node:stream';
import { getCACertificates } from 'node:tls';
import { createGunzip } from 'node:zlib';
import { Agent } from 'undici';
import type { Dispatcher } from 'undici';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { Limits } from './limits.ts';
import { ExchangeError, networkFailure } from './networkFailure.ts';

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

/** HTTP to one service: bounded in time and size; it never retries and never follows a redirect (S10). */
export class Transport {
  readonly #limits: Limits;
  #agent: Agent;
  /** Increases with every reset: a read from before a reset is not fresh. */
  generation = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#agent = this.#newAgent();
  }

  /** Sends; resolves with the head of the answer. Throws ExchangeError, which says whether a byte left. */
  async open(request: HttpRequest): Promise<HttpReply> {
    let left = false;
    const total = AbortSignal.timeout(request.totalMs);
    const signal = request.signal ? AbortSignal.any([request.signal, total]) : total;
    const failed = (error: unknown): ExchangeError =>
      networkFailure(error, { left, cancelled: request.signal?.aborted ?? false });
    try {
      request.signal?.throwIfAborted(); // before undici begins, so that nothing has left
      const answer = await this.#agent.compose(noticeStart(() => (left = true))).request({
        origin: request.url.origin,
        path: request.url.pathname + request.url.search,
        method: request.verb,
        headers: { ...request.headers, 'user-agent': 'Carnet', 'accept-encoding': 'gzip' },
        body: request.body ?? null,
        signal,
      });
      return replyOf(answer, failed);
    } catch (error) {
      throw failed(error);
    }
  }

  /** Closes every connection: after sleep, none of them can be trusted (S10). */
  async reset(): Promise<void> {
    const old = this.#agent;
    this.#agent = this.#newAgent();
    this.generation += 1;
    await old.destroy();
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  #newAgent(): Agent {
    const limits = this.#limits;
    return new Agent({
      allowH2: false, // one request per connection, so that "a byte left" is known for each request
      pipelining: 1,
      connections: limits.reads + limits.writes,
      headersTimeout: limits.headersMs,
      bodyTimeout: limits.idleMs,
      maxResponseSize: limits.wireBytes,
      connect: { timeout: limits.connectMs, ca: trustedCertificates() },
    });
  }
}

/** Reports when a request is about to be written to a connected socket. Before that, nothing has left (R3.5). */
function noticeStart(onStart: () => void): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) =>
    dispatch(options, {
      ...bound(handler),
      onRequestStart(controller, context: unknown) {
        onStart();
        handler.onRequestStart?.(controller, context);
      },
    });
}

/** The handler's methods live on its prototype and need their `this`. */
function bound(handler: Dispatcher.DispatchHandler): Dispatcher.DispatchHandler {
  return {
    onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
    onResponseStart: (...given) => handler.onResponseStart?.(...given),
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (...given) => handler.onResponseError?.(...given),
  };
}

function replyOf(answer: Dispatcher.ResponseData, failed: (error: unknown) => ExchangeError): HttpReply {
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
      const source = unpacked(answer.body, header('content-encoding'));
      for await (const bytes of source) yield decode(bytes as Uint8Array); // both streams give bytes
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

function unpacked(body: Dispatcher.ResponseData['body'], encoding = 'identity'): NodeJS.ReadableStream {
  if (encoding === 'identity') return body;
  if (encoding !== 'gzip' && encoding !== 'x-gzip') throw new ExchangeError({ kind: 'unreadable' }, true);
  // An error of either stream is thrown by the iteration of the last one.
  return pipeline(body, createGunzip(), () => undefined);
}

let known: string[] | undefined;

/** The certificate authorities of Node and those of this machine, where schools install their own (S10). */
function trustedCertificates(): string[] {
  known ??= [...new Set([...getCACertificates('default'), ...getCACertificates('system')])];
  return known;
}
