import { setTimeout } from 'node:timers/promises';
import type { Limits } from './limits.ts';
import { ExchangeError } from './networkFailure.ts';

/** Retries a read as the pace allows (R3.5, R5.7), never a write: its queue does (R3.2). Throws the last failure. */
export async function retryWhenBusy<Result>(
  limits: Pick<Limits, 'busyWaits' | 'busyGuesses' | 'busyMs'>,
  read: () => Promise<Result>,
): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ExchangeError) || !error.left) throw error;
      const { kind, retryAfterMs } = error.failure;
      const most = retryAfterMs !== undefined ? limits.busyWaits : kind === 'busy' ? limits.busyGuesses : 0;
      if (waits >= most || (retryAfterMs ?? 0) > limits.busyMs) throw error;
    }
  }
}

export const waitFor = (milliseconds: number): Promise<void> => setTimeout(milliseconds);
