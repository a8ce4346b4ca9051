import type { FailureKind } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import { JsonTextError } from '#shared/json/rawJson.ts';
import { ExchangeError } from '../http/networkFailure.ts';

/** The service answered and did nothing: the write may be retried when the cause is gone (R3.5). */
const triedAgainLater: ReadonlySet<FailureKind> = new Set(['password', 'forbidden', 'busy']);
/** The service answered and refuses. */
export const saidNo: ReadonlySet<FailureKind> = new Set(['refused', 'gone']);

/** What a failed attempt to write proves. Everything that proves nothing leaves the outcome in doubt (R3.5, I4). */
export function failedWrite(error: unknown): Extract<Verdict, { kind: 'notSent' | 'refused' | 'doubt' }> {
  if (error instanceof JsonTextError) return { kind: 'doubt', failure: { kind: 'unreadable' } };
  if (!(error instanceof FailureError)) throw error;
  const { failure } = error;
  if (error instanceof ExchangeError && !error.left) return { kind: 'notSent', failure };
  if (triedAgainLater.has(failure.kind)) return { kind: 'notSent', failure };
  if (saidNo.has(failure.kind)) return { kind: 'refused', failure };
  // A write that was aborted after it left may still arrive (I8).
  return { kind: 'doubt', failure: failure.kind === 'cancelled' ? { kind: 'timeout' } : failure };
}

/** A write that must not be sent at all: a defect of the caller. */
export const badOrder = (): Verdict => ({ kind: 'notSent', failure: { kind: 'badRequest' } });
