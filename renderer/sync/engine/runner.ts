import { Mutex } from 'async-mutex';
import { advance, initialState } from '../core/index.ts';
import type { Advance, Effect, Limits, SyncEvent, SyncState } from '../core/index.ts';
import type { Clock, OutboxStore, Random } from '../ports.ts';
import { backoff } from '../rules/reactions.ts';
import { refusedByDisk, transitionsOf } from './transition.ts';
import type { Trace } from './transition.ts';

const unknown = { kind: 'unknown' } as const;
const hungMs = 60_000;
const longestRetryMs = 30_000;

interface RunnerPorts {
  readonly outbox: OutboxStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly limits: Limits;
  readonly advance?: Advance | undefined;
  readonly trace?: Trace | undefined;
  carryOut(effect: Effect): void;
  changed(): void;
}

/**
 * Takes events one by one. A state holds once its commit is on disk, and then effects run; else the event did not
 * happen (I1, I5, I6).
 */
export class Runner {
  /** So that double submits see each other, and nothing is decided while a state is written. */
  readonly mutex = new Mutex();
  readonly #parts: RunnerPorts;
  readonly #advance: Advance;
  #state: SyncState;
  #storageFailures = 0;
  #storageFailingSince: number | null = null;
  #stopped = false;
  #first: SyncEvent | null = null;
  readonly #waiting = new Set<() => void>();

  constructor(parts: RunnerPorts) {
    this.#parts = parts;
    this.#advance = parts.advance ?? advance;
    this.#state = initialState(parts.limits);
  }

  get state(): SyncState {
    return this.#state;
  }

  /** Epoch ms since when the disk refuses or does not answer; null when it works. */
  get storageFailingSince(): number | null {
    return this.#storageFailingSince;
  }

  stop(): void {
    this.#stopped = true;
    for (const look of this.#waiting) look();
  }

  /** Resolves once the state passes the test, or when this run stops. */
  until(test: (state: SyncState) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.#stopped && !test(this.#state)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /**
   * The first event; call holding `mutex`. Where the disk refuses it, the next one takes it first: nothing is decided
   * without it.
   */
  async begin(event: SyncEvent): Promise<void> {
    this.#first = event;
    try {
      await this.begun();
    } catch (error) {
      if (this.#storageFailingSince === null) throw error;
    }
  }

  get hasBegun(): boolean {
    return this.#first === null;
  }

  /** Takes the first event, unless it is taken: for who looks at the state before taking another. As `take`. */
  async begun(): Promise<void> {
    if (this.#first === null) return;
    await this.#takeNow(this.#first);
    this.#first = null;
  }

  /** Takes an event now; call while holding `mutex`. Rejects and keeps the old state when the disk refuses. */
  async take(event: SyncEvent): Promise<void> {
    if (!this.hasBegun) await this.begun();
    await this.#takeNow(event);
  }

  async #takeNow(event: SyncEvent): Promise<void> {
    const { clock, random, outbox, trace } = this.#parts;
    // What is typed last, as the page ends, is stored and leaves at the next start: nothing would hear its answer.
    const before = this.#stopped ? { ...this.#state, connection: unknown } : this.#state;
    const now = clock.now();
    const outcome = this.#advance(before, event, { now, chance: random() });
    if (outcome.commit) {
      const stop = clock.after(hungMs, () => this.storageFailed());
      try {
        await outbox.commit(outcome.commit);
        this.#storageWorks();
      } catch (error) {
        this.storageFailed();
        trace?.(refusedByDisk(before, event, now));
        throw error;
      } finally {
        stop();
      }
    }
    this.#state = outcome.state;
    if (trace) for (const transition of transitionsOf(before, event, outcome, now)) trace(transition);
    if (this.#stopped) return;
    for (const effect of outcome.effects) this.#parts.carryOut(effect);
    for (const look of this.#waiting) look();
    this.#parts.changed();
  }

  /** Takes an event when its turn comes. Retries answers and timers until the disk stores them. */
  post(event: SyncEvent): void {
    this.untilDone(() => this.take(event));
  }

  /** Runs work on the disk in turn, and repeats it until it succeeds. */
  untilDone(work: () => Promise<void>): void {
    if (this.#stopped) return;
    void this.mutex
      .runExclusive(() => (this.#stopped ? Promise.resolve() : work()))
      .catch(() => {
        this.storageFailed();
        const wait = backoff(this.#storageFailures, this.#parts.random(), 500, longestRetryMs);
        this.#parts.clock.after(wait, () => this.untilDone(work));
      });
  }

  storageFailed(): void {
    this.#storageFailures += 1;
    this.#storageFailingSince ??= this.#parts.clock.now();
    this.#parts.changed();
  }

  #storageWorks(): void {
    this.#storageFailures = 0;
    this.#storageFailingSince = null;
  }
}
