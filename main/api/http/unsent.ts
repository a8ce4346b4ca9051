import { FailureError } from '#shared/failures/failure.ts';
import type { Connection } from './connection.ts';
import { ExchangeError } from './networkFailure.ts';

/** Where it is recorded whether an attempt of a step has left: only then may it have been carried out (I20). */
export interface Unsent {
  /** An attempt begins: it reads first, and may end without sending. */
  begin(step: string): void;
  /** Its request is about to leave; resolves once that is recorded durably (I5). Throws FailureError `storage`. */
  leave(step: string): Promise<void>;
}

export const unrecorded: Unsent = { begin: () => undefined, leave: () => Promise.resolve() };

type Open = Connection['transport'];

/** The transport that notes of a write that it is about to leave, or did not after all. Throws ExchangeError. */
export const recordingUnsent = (transport: Open, unsent: Unsent): Open => ({
  get generation() {
    return transport.generation;
  },
  async open(request) {
    const { step, verb, signal, isLate } = request;
    if (step === undefined || verb === 'GET' || signal?.aborted) return transport.open(request);
    await unsent.leave(step).catch((error: unknown) => {
      throw error instanceof FailureError ? new ExchangeError(error.failure, false, { cause: error }) : error;
    });
    try {
      // The disk took its time, and what is written over must be read again (I10).
      if (isLate?.(0)) throw new ExchangeError({ kind: 'busy', retryAfterMs: 0 }, false);
      return await transport.open(request);
    } catch (error) {
      if (error instanceof ExchangeError && !error.left) unsent.begin(step);
      throw error;
    }
  },
});
