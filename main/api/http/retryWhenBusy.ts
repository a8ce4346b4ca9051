import { setTimeout } from 'node:timers/promises';
import type { Limits } from './limits.ts';
import { ExchangeError } from './networkFailure.ts';

/**
 * A read, tried again where the service says that it is busy; how long that waits is the pace's (R3.5, R5.7). Never a
 * write: its queue decides when it goes (R3.2). Throws what the last attempt throws.
 */
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
