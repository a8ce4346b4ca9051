import { comesBackIn } from './answer.ts';
import type { Limits } from './limits.ts';
import { ExchangeError } from './networkFailure.ts';
import { RequestRate } from './requestRate.ts';
import type { HttpReply, HttpRequest, Transport } from './transport.ts';
import { untilRead } from './untilRead.ts';

export interface PaceClock {
  /** Monotonic clock, ms: setting the wall clock changes no wait (I21). */
  readonly monotonic: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Until when a service asked to wait (R3.5): a client that takes the place of another one waits as well. */
export interface ServicePause {
  /** Monotonic ms. */
  until: number;
}

export const noPause = (): ServicePause => ({ until: -Infinity });

interface PaceParts {
  readonly limits: Pick<Limits, 'reads' | 'writes' | 'busyMs' | 'requestsPerSecond'>;
  readonly clock: PaceClock;
  /** Epoch ms, for a Retry-After that is a date. */
  readonly now: () => number;
  /** From 0 to below 1: keeps workstations apart that are refused at the same moment. */
  readonly chance: () => number;
  /** Called when the service asks for a pause that a user notices, with its length in ms. */
  readonly onPause?: ((milliseconds: number) => void) | undefined;
  /** Its own by default. */
  readonly pause?: ServicePause | undefined;
}

interface Waiter {
  readonly request: HttpRequest;
  readonly go: () => void;
  readonly refuse: (error: ExchangeError) => void;
  hasWaited: boolean;
}

/** The longest pause that is accepted, whatever the service asks for (I24). */
const longestPauseMs = 60 * 60_000;
/** The pause after the first 429 without a Retry-After; each further one doubles it. */
const firstPauseMs = 1_000;
const longestGuessMs = 30_000;
/** Pauses longer than this are shown to the user. */
const noticedMs = 2_000;
/** One more parallel request is tried after this long. */
const widenMs = 30_000;
/** One list and one other request: a list that waits for its reader delays nothing else. */
const narrowest = 2;
/** Of one more parallel request, what each answer allows at the start and after the network was lost. */
const reachGrows = 0.5;
/** The first requests go one by one: each of many workstations that come back counts its part, and few are refused. */
const firstAlone = 4;
/** No other waits longer than this for the answer to one that goes alone. */
const aloneMs = 1_000;
/** A step that was begun so long ago begins again with its next request. */
const stepMs = 60_000;

/**
 * When requests to one service leave (R3.5, R5.7): not in a pause that it requested, and within rate and parallel
 * number, which a busy answer lowers and which rise again. Writes first.
 */
class Pace {
  readonly #parts: PaceParts;
  readonly #waiting: Waiter[] = [];
  readonly #rate = new RequestRate();
  /** Steps of which a request left, and when: their write and their read-back do not wait for the rate. */
  readonly #begun = new Map<string, number>();
  #lastLeftAt = -Infinity;
  #inFlight = 0;
  /** Of those, how many have no answer, not even the head of one. */
  #unanswered = 0;
  #listsInFlight = 0;
  readonly #pause: ServicePause;
  /** Consecutive busy answers. */
  #streak = 0;
  /** Parallel requests as they were set at `#slowedAt`. */
  #width: number;
  /** Parallel requests that may be tried so far: many workstations may come back at this moment. */
  #reach = narrowest;
  /** Answers at the start and since the network was lost. */
  #answers = 0;
  #slowedAt = -Infinity;
  #wakesAt = Infinity;

  constructor(parts: PaceParts) {
    this.#parts = parts;
    this.#pause = parts.pause ?? noPause();
    this.#width = this.#widest;
  }

  /**
   * Resolves when it may leave. Throws ExchangeError `busy`, `left` false, where a read would wait longer than
   * `busyMs`, or a write leave in a pause or too late: its queue retries (R3.2).
   */
  turn(request: HttpRequest): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const taken = (): void => this.#drop(waiter, new ExchangeError({ kind: 'cancelled' }, false));
      const settled = (settle: () => void): void => {
        request.signal?.removeEventListener('abort', taken);
        settle();
      };
      const waiter: Waiter = {
        request,
        go: () => settled(resolve),
        refuse: (error) => settled(() => reject(error)),
        hasWaited: false,
      };
      const firstRead = this.#waiting.findIndex((other) => other.request.verb === 'GET');
      if (request.verb === 'GET' || firstRead < 0) this.#waiting.push(waiter);
      else this.#waiting.splice(firstRead, 0, waiter);
      if (request.signal?.aborted) {
        taken();
        return;
      }
      request.signal?.addEventListener('abort', taken, { once: true });
      this.#pump();
      waiter.hasWaited = true;
    });
  }

  /** Of a request that had its turn, and is only now about to leave: the disk took its time to note it. */
  mustNotLeave({ isLate }: HttpRequest, inMs: number): boolean {
    return this.#pause.until > this.#parts.clock.monotonic() + inMs || (isLate?.(inMs) ?? false);
  }

  ended({ isList }: HttpRequest): void {
    this.#inFlight -= 1;
    if (isList) this.#listsInFlight -= 1;
    this.#pump();
  }

  /** There is no answer. Of a request that was cancelled or held back, this says nothing about the network. */
  lost(isOurs: boolean): void {
    this.#unanswered -= 1;
    if (isOurs) return;
    this.#reach = narrowest;
    this.#answers = 0;
  }

  /** Records how the service answered a request that left at `leftAt`. */
  answered({ step }: HttpRequest, reply: Pick<HttpReply, 'status' | 'header'>, leftAt: number): void {
    const { status } = reply;
    this.#unanswered -= 1;
    const asked = comesBackIn(reply, this.#parts.now());
    const now = this.#parts.clock.monotonic();
    if (asked === undefined) {
      this.#streak = 0;
      this.#rate.accepted(now);
      if (!this.#isAlone) this.#reach += reachGrows / Math.floor(this.#reach);
      this.#answers += 1;
      this.#pump();
      return;
    }
    if (step !== undefined) this.#begun.delete(step);
    // A request that left before the rate was lowered says nothing about the new one.
    const isFresh = leftAt >= this.#slowedAt;
    if (isFresh) this.#slowDown(now);
    // Others may have been answered since it left, which ended the streak.
    const guessMs = Math.min(firstPauseMs * 2 ** Math.max(0, this.#streak - 1), longestGuessMs);
    const pauseMs = Math.min(asked ?? guessMs, longestPauseMs);
    // Any other answer with a Retry-After speaks of a service that is down: it says nothing about a rate.
    if (isFresh && status === 429) this.#rate.refused(now, pauseMs, this.#parts.chance());
    this.#pause.until = Math.max(this.#pause.until, now + pauseMs);
    if (pauseMs >= noticedMs) this.#parts.onPause?.(pauseMs);
    this.#pump();
  }

  /** One request at a time: nothing is known yet of the service, or of how many others are there. */
  get #isAlone(): boolean {
    return this.#answers < firstAlone;
  }

  get #widest(): number {
    return Math.max(narrowest, this.#parts.limits.reads + this.#parts.limits.writes);
  }

  #slowDown(now: number): void {
    this.#streak += 1;
    this.#width = Math.max(narrowest, Math.floor(Math.min(this.#widthAt(now), this.#inFlight) / 2));
    this.#slowedAt = now;
  }

  #widthAt(now: number): number {
    const learned = this.#width + Math.floor((now - this.#slowedAt) / widenMs);
    return Math.min(this.#widest, learned, Math.floor(this.#reach));
  }

  /** Starts the requests that may leave, rejects those that must not wait, and sets the timer for the next one. */
  #pump(): void {
    const now = this.#parts.clock.monotonic();
    for (;;) {
      // In the past for a request that only waited for a slot: it may be retried at once.
      const waitMs = (waiter: Waiter): number => Math.max(0, Math.ceil(this.#dueAt(waiter, now) - now));
      for (const waiter of this.#waiting.filter((one) => !this.#mayWait(one, waitMs(one), now)))
        this.#drop(waiter, new ExchangeError({ kind: 'busy', retryAfterMs: waitMs(waiter) }, false));
      const next = this.#first(now);
      if (!next) return;
      const dueAt = this.#dueAt(next, now);
      if (dueAt > now) return this.#wakeAt(dueAt, now);
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#leaves(next.request, now);
      next.go();
    }
  }

  /** The first of those that are due, where there is one; else the one that is due next. */
  #first(now: number): Waiter | undefined {
    let next: Waiter | undefined;
    for (const waiter of this.#waiting) {
      if (!this.#hasRoom(waiter.request, now)) continue;
      if (this.#dueAt(waiter, now) <= now) return waiter;
      if (!next || this.#dueAt(waiter, now) < this.#dueAt(next, now)) next = waiter;
    }
    return next;
  }

  #leaves({ step, isList }: HttpRequest, now: number): void {
    this.#inFlight += 1;
    this.#unanswered += 1;
    if (isList) this.#listsInFlight += 1;
    this.#lastLeftAt = now;
    this.#rate.left(now);
    if (step === undefined || this.#begun.has(step)) return;
    for (const [begun, at] of this.#begun) if (now - at > stepMs) this.#begun.delete(begun);
    this.#begun.set(step, now);
  }

  #dueAt({ request }: Waiter, now: number): number {
    const { step, isLate } = request;
    const follows =
      isLate !== undefined || (step !== undefined && now - (this.#begun.get(step) ?? -Infinity) <= stepMs);
    const byPolicy = this.#lastLeftAt + 1_000 / this.#parts.limits.requestsPerSecond;
    const alone = this.#isAlone && this.#unanswered > 0 ? this.#lastLeftAt + aloneMs : -Infinity;
    return Math.max(this.#pause.until, byPolicy, alone, this.#rate.dueAt(now, follows));
  }

  #hasRoom({ isList }: HttpRequest, now: number): boolean {
    const width = this.#widthAt(now);
    return this.#inFlight < width && (!isList || this.#listsInFlight < width - 1);
  }

  #mayWait({ request, hasWaited }: Waiter, waitMs: number, now: number): boolean {
    const { verb, isLate, busyMs = this.#parts.limits.busyMs } = request;
    // A request that leaves at once was checked just before.
    if (waitMs === 0 && !hasWaited) return true;
    if (isLate?.(waitMs)) return false;
    if (waitMs === 0) return true;
    return verb === 'GET' ? waitMs <= busyMs : this.#pause.until <= now;
  }

  #drop(waiter: Waiter, error: ExchangeError): void {
    const at = this.#waiting.indexOf(waiter);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    waiter.refuse(error);
  }

  #wakeAt(time: number, now: number): void {
    if (this.#wakesAt <= time && this.#wakesAt > now) return;
    this.#wakesAt = time;
    void this.#wakeAfter(Math.ceil(time - now));
  }

  async #wakeAfter(milliseconds: number): Promise<void> {
    await this.#parts.clock.wait(milliseconds);
    this.#wakesAt = Infinity;
    this.#pump();
  }
}

type Open = Pick<Transport, 'open' | 'generation'>;

/** It was not sent on purpose, see `mustNotLeave`. */
const isHeldBack = (error: unknown): boolean =>
  error instanceof ExchangeError && !error.left && error.failure.kind === 'busy';

export function paced(transport: Open, parts: PaceParts): Open {
  const pace = new Pace(parts);
  return {
    get generation() {
      return transport.generation;
    },
    async open(request) {
      await pace.turn(request);
      let isOver = false;
      const over = (): void => {
        if (!isOver) pace.ended(request);
        isOver = true;
      };
      const leftAt = parts.clock.monotonic();
      try {
        const reply = await transport.open({ ...request, isLate: (inMs) => pace.mustNotLeave(request, inMs) });
        pace.answered(request, reply, leftAt);
        return untilRead(reply, over);
      } catch (error) {
        pace.lost((request.signal?.aborted ?? false) || isHeldBack(error));
        over();
        throw error;
      }
    },
  };
}
