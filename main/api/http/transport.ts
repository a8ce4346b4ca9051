import type { Dispatcher } from 'undici';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { messageIn } from './answer.ts';
import { deadlineIn } from './deadline.ts';
import { decodeWords } from './decodeWords.ts';
import type { Limits } from './limits.ts';
import { directly } from './network.ts';
import type { Network } from './network.ts';
import { ExchangeError, isUnasked, networkFailure } from './networkFailure.ts';
import { OpenRoutes } from './openRoutes.ts';
import type { OpenRoute } from './openRoutes.ts';
import { unpacked } from './unpack.ts';

export interface HttpRequest {
  readonly endpoint: EndpointName | '$metadata';
  /** The step of the outbox that it is for. */
  readonly step?: string;
  readonly verb: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds from here to the last byte of the answer. */
  readonly totalMs: number;
  /** How long it may wait while the service is busy, in ms; by default the limit of limits.ts. */
  readonly busyMs?: number;
  readonly isList?: boolean;
  /** Whether it must no longer be sent in so many ms from now (I10). */
  readonly isLate?: ((inMs: number) => boolean) | undefined;
}

export interface HttpReply {
  readonly status: number;
  header(name: string): string | undefined;
  /** The text of the answer as it arrives, uncompressed, without a byte order mark. Throws ExchangeError. */
  chunks(maxCharacters: number): AsyncGenerator<string, void, undefined>;
  /** The whole text: data, or words for people in any encoding. Throws ExchangeError. */
  text(maxCharacters: number, purpose?: TextPurpose): Promise<string>;
  discard(): void;
}

type TextPurpose = 'data' | 'words';

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
   * The head of the answer. Tries the next route where one leads nowhere, as nothing has left; a read again after a
   * `100 Continue` not requested. Throws ExchangeError, which says whether a byte left.
   */
  async open(request: HttpRequest): Promise<HttpReply> {
    const total = deadlineIn(request.totalMs);
    const signal = request.signal ? AbortSignal.any([request.signal, total.signal]) : total.signal;
    for (let tries = 1; ; tries += 1) {
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
        if (tries === 1 && request.verb === 'GET' && isUnasked(error)) continue;
        const failure = failed(error);
        if (failure.failure.kind === 'certificate') this.#routes.checkRoutes(); // the school may install its authority now
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

/** The longest character of UTF-8. */
const mostBytes = 4;

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

  async function* received(): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      yield* unpacked(answer.body, answer.headers['content-encoding'], compression);
    } catch (error) {
      throw failed(error);
    } finally {
      discard();
    }
  }

  async function* chunks(maxCharacters: number): AsyncGenerator<string, void, undefined> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let length = 0;
    const decode = (bytes: Uint8Array | undefined): string => {
      try {
        const text = bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
        length += text.length;
        if (length > maxCharacters) throw new ExchangeError({ kind: 'tooLarge' }, true);
        return text;
      } catch (error) {
        throw failed(error);
      }
    };
    for await (const bytes of received()) yield decode(bytes);
    yield decode(undefined);
  }

  return {
    status: answer.statusCode,
    header,
    chunks,
    async text(maxCharacters, purpose = 'data') {
      const pieces: Uint8Array[] = [];
      let length = 0;
      for await (const bytes of received()) {
        length += bytes.length;
        if (length > maxCharacters * mostBytes) throw new ExchangeError({ kind: 'tooLarge' }, true);
        pieces.push(bytes);
      }
      const whole = Buffer.concat(pieces);
      const words = (): string => decodeWords(whole, header('content-type') ?? '');
      const text = purpose === 'words' ? words() : (utf8(whole) ?? unreadable(words()));
      if (text.length > maxCharacters) throw new ExchangeError({ kind: 'tooLarge' }, true);
      return text;
    },
    discard,
  };
}

/** Null where the bytes are not UTF-8: they must not turn into other text (I11). Without a byte order mark. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

function unreadable(words: string): never {
  const detail = messageIn(words);
  throw new ExchangeError({ kind: 'unreadable', ...(detail !== '' && { detail }) }, true);
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
