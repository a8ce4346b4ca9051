import { errors } from 'undici';
import { FailureError } from '#shared/failures/failure.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';

/** A failure of one exchange. `left` says whether a byte of the request may have reached the service (R3.5, I4). */
export class ExchangeError extends FailureError {
  readonly left: boolean;
  constructor(failure: Failure, left: boolean, options?: ErrorOptions) {
    super(failure, options);
    this.left = left;
  }
}

export interface Circumstances {
  /** The request had begun to be written. */
  readonly left: boolean;
  readonly cancelled: boolean;
}

export function networkFailure(error: unknown, { left, cancelled }: Circumstances): ExchangeError {
  if (error instanceof ExchangeError) return error;
  const isNoHttp = isUnasked(error) || error instanceof errors.HTTPParserError;
  const kind = isNoHttp ? 'foreignAnswer' : kindOf(codesOf(error), left);
  return new ExchangeError({ kind: cancelled ? 'cancelled' : kind }, left, { cause: error });
}

/** undici stops at an unasked `100 Continue` or `101`; its message alone tells it from a lost connection. */
export const isUnasked = (error: unknown): boolean =>
  error instanceof errors.SocketError && /^bad (?:response|upgrade)$/u.test(error.message);

const certificate =
  /^(?:CERT_|CRL_|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|HOSTNAME_MISMATCH|ERROR_IN_CERT|ERR_TLS_CERT)/u;
/** The server does not speak TLS, or not HTTP; undici's own parser gives no code (see `networkFailure`). */
const otherProtocol = /^(?:EPROTO|ERR_SSL_|HPE_|UND_ERR_HEADERS_OVERFLOW|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)/u;
const overSize = /^(?:UND_ERR_RES_EXCEEDED_MAX_SIZE)/u;
const packing = /^(?:Z_|ERR__ERROR_|ERR_ENCODING_INVALID_ENCODED_DATA|ERR_BUFFER_TOO_LARGE)/u;

function kindOf(codes: readonly string[], left: boolean): FailureKind {
  const has = (form: RegExp): boolean => codes.some((code) => form.test(code));
  if (has(certificate)) return 'certificate';
  if (has(otherProtocol)) return 'foreignAnswer';
  if (has(overSize)) return 'tooLarge';
  if (has(packing)) return 'unreadable';
  // Lost after it left: no answer in time, for any reason (R3.5). Before: nothing reached the service.
  return left ? 'timeout' : 'offline';
}

/** The codes of an error, of its causes, and of the attempts on several addresses. */
export function codesOf(error: unknown, depth = 0): readonly string[] {
  if (!(error instanceof Error) || depth > 5) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  const inner = error instanceof AggregateError ? (error.errors as unknown[]) : []; // typed any[] by the platform
  return [...own, ...[error.cause, ...inner].flatMap((cause) => codesOf(cause, depth + 1))];
}
