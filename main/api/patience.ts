import { setTimeout } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { ExchangeError } from './networkFailure.ts';

/**
 * A read, and the read again where the service says that it is busy and when to come back, if that is soon (R3.5, R5.7).
 * Never a write: its queue decides when it goes (R3.2). Throws what the last attempt throws.
 */
export async function patiently<Result>(
  { limits, wait }: Pick<Connection, 'limits' | 'wait'>,
  signal: AbortSignal | undefined,
  read: () => Promise<Result>,
): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await read();
    } catch (error) {
      const pauseMs = waits < limits.busyWaits ? pauseIn(error) : undefined;
      if (pauseMs === undefined || pauseMs > limits.busyMs) throw error;
      await wait(pauseMs, signal);
    }
  }
}

const pauseIn = (error: unknown): number | undefined =>
  error instanceof ExchangeError && error.failure.kind === 'busy' ? error.failure.retryAfterMs : undefined;

/** Ends early where it is taken back: the read that follows says so. */
export async function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, signal ? { signal } : {});
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}
