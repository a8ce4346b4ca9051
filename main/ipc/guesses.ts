import { setTimeout as pause } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import { FailureError } from '#shared/failures/failure.ts';
import { ExchangeError } from '../api/http/networkFailure.ts';

/** So many mistakes cost no time. */
const free = 3;
const firstMs = 1_000;
const longestMs = 30_000;
/** A directory locks an account after five wrong passwords or more, within a quarter of an hour or more. */
const mostAsked = 3;
const askedWithinMs = 15 * 60_000;

/** Passwords that are tried on a locked Carnet, of one profile (B15). */
export interface Guesses {
  /**
   * One by one, each mistake in a row later. `here`: whether this workstation knows the password; else `ask` asks the
   * service, and others do not wait for it (R3.5). What either throws is a mistake. Throws `busy` where the service was
   * asked often enough.
   */
  attempt(id: string, here: () => Promise<boolean>, ask: () => Promise<void>): Promise<void>;
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
  const asked = new Map<string, readonly PendingGuess[]>();
  const recent = (id: string): readonly PendingGuess[] =>
    (asked.get(id) ?? []).filter(({ at }) => monotonic() - at < askedWithinMs);
  /** Only what may have reached the service can lock an account. */
  const counted = async (id: string, ask: () => Promise<void>): Promise<void> => {
    const before = recent(id);
    if (before.length >= mostAsked) throw new FailureError({ kind: 'busy' });
    const question = { at: monotonic() };
    asked.set(id, [...before, question]);
    try {
      await ask();
    } catch (error) {
      const hasLeft = !(error instanceof ExchangeError) || error.left;
      if (!hasLeft)
        asked.set(
          id,
          recent(id).filter((each) => each !== question),
        );
      throw error;
    }
  };
  return {
    async attempt(id, here, ask) {
      const isKnown = await mutex.runExclusive(async () => {
        const before = mistakes.get(id) ?? 0;
        if (before >= free) await wait(Math.min(firstMs * 2 ** (before - free), longestMs));
        mistakes.set(id, before + 1);
        return here();
      });
      if (!isKnown) await counted(id, ask);
      mistakes.delete(id);
      asked.delete(id);
    },
  };
}

/** Of the service, about one password. */
interface PendingGuess {
  readonly at: number;
}
