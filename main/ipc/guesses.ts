import { setTimeout as pause } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { FailureError } from '#shared/failures/failure.ts';

/** So many mistakes cost no time. */
const free = 3;
const firstMs = 1_000;
const longestMs = 30_000;
/** A directory locks an account after five wrong passwords or more, within a quarter of an hour or more. */
const mostAsked = 3;
const askedWithinMs = 15 * 60_000;

/** Passwords that are tried on a locked Carnet, of one profile (B15). */
export interface Guesses {
  /** One after the other, each mistake in a row later than the one before. Whatever `work` throws is a mistake. */
  attempt<Result>(id: string, work: () => Promise<Result>): Promise<Result>;
  /** To be called before the service is asked about one. Throws `busy` where it was asked often enough. */
  beforeAsking(id: string): void;
}

export interface GuessClock {
  /** Ms that only rise. */
  readonly monotonic: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const usualClock: GuessClock = {
  monotonic: () => performance.now(),
  wait: (ms) => pause(ms, undefined, { ref: false }),
};

export function openGuesses({ monotonic, wait }: GuessClock = usualClock): Guesses {
  const mutex = new Mutex();
  const mistakes = new Map<string, number>();
  const asked = new Map<string, readonly number[]>();
  const recent = (id: string): readonly number[] =>
    (asked.get(id) ?? []).filter((at) => monotonic() - at < askedWithinMs);
  return {
    attempt: (id, work) =>
      mutex.runExclusive(async () => {
        const before = mistakes.get(id) ?? 0;
        if (before >= free) await wait(Math.min(firstMs * 2 ** (before - free), longestMs));
        mistakes.set(id, before + 1);
        const result = await work();
        mistakes.delete(id);
        asked.delete(id);
        return result;
      }),
    beforeAsking: (id) => {
      const before = recent(id);
      if (before.length >= mostAsked) throw new FailureError({ kind: 'busy' });
      asked.set(id, [...before, monotonic()]);
    },
  };
}
