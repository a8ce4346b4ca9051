import { endpoint, listOfValue } from '#shared/endpoints/index.ts';
import { isProvenGone } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import type { CacheStore, Clock, Gateway, PullEnd, PullRequest } from '../ports.ts';
import { requestKey } from '../rules/request.ts';
import { within } from './within.ts';

const pullsAtOnce = 2;
/** A pull that has not ended by then has failed. */
const longestMs = 30 * 60_000;
/** How often a pull says how far it has come: a list of 100,000 rows is 500 batches, and screens draw each of them. */
const progressEveryMs = 500;

export interface RunningDataset {
  readonly request: PullRequest;
  readonly received: number;
  /** Epoch ms. */
  readonly startedAt: number;
}

interface Job {
  readonly request: PullRequest;
  readonly abort: AbortController;
  readonly done: Promise<void>;
  readonly begin: () => void;
  /** The acknowledgement counter when it began; null while it waits for a free place. */
  begunAt: number | null;
}

interface PullPorts {
  readonly gateway: Gateway;
  readonly cache: CacheStore;
  readonly clock: Clock;
  connectionNumber(): number;
  /** Before they are stored. Rejects where what they show of creations here cannot be stored (R3.9). */
  arrived(request: PullRequest, rows: readonly PulledRow[]): Promise<void>;
  ended(request: PullRequest, connectionNumber: number, end: PullEnd): void;
  changed(): void;
}

/** Receives datasets: a few at once, each dataset once at a time. */
export class Pulls {
  readonly #parts: PullPorts;
  readonly #jobs = new Map<string, Job>();
  readonly #queue: Job[] = [];
  #over = false;
  #progressAt = -Infinity;
  readonly #running = new Map<string, RunningDataset>();
  readonly #failures = new Map<string, { readonly request: PullRequest; readonly kind: FailureKind }>();

  constructor(parts: PullPorts) {
    this.#parts = parts;
  }

  get running(): readonly RunningDataset[] {
    return [...this.#running.values()];
  }

  get waiting(): readonly PullRequest[] {
    return this.#queue.map(({ request }) => request);
  }

  /** The last failure of each dataset, until it is received. */
  get failures(): readonly { readonly request: PullRequest; readonly kind: FailureKind }[] {
    return [...this.#failures.values()];
  }

  /**
   * Joins a pull that is under way; resolves at its end, also on failure. `first`: before waiting pulls, and after one
   * that began before an acknowledgement, which ignores that row (I17).
   */
  receive(request: PullRequest, first = false): Promise<void> {
    if (this.#over) return Promise.resolve();
    const key = requestKey(request);
    const known = this.#jobs.get(key);
    if (known) {
      // One that was cancelled brings nothing any more.
      if (known.abort.signal.aborted) return known.done.then(() => this.receive(request, first));
      if (!first) return known.done;
      if (known.begunAt !== null && known.begunAt < this.#parts.cache.acknowledgements()) {
        return known.done.then(() => this.receive(request, true));
      }
      this.#hurry(known);
      return known.done;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const abort = new AbortController();
    const run = async (): Promise<void> => {
      const connectionNumber = this.#parts.connectionNumber();
      const end = await this.#run(request, abort.signal);
      // Removed before its promise settles: a caller that then requests the dataset must not join a finished job.
      this.#jobs.delete(key);
      this.#running.delete(key);
      this.#parts.ended(request, connectionNumber, end);
      resolve();
      this.#next();
      this.#parts.changed();
    };
    const job: Job = { request, abort, done: promise, begin: () => void run(), begunAt: null };
    this.#jobs.set(key, job);
    if (first) this.#queue.unshift(job);
    else this.#queue.push(job);
    this.#next();
    if (job.begunAt === null) this.#parts.changed();
    return promise;
  }

  cancel(request: PullRequest): void {
    this.#jobs.get(requestKey(request))?.abort.abort();
  }

  cancelAll(): void {
    this.#over = true;
    for (const job of this.#jobs.values()) job.abort.abort();
  }

  #hurry(job: Job): void {
    const at = this.#queue.indexOf(job);
    if (at > 0) this.#queue.unshift(...this.#queue.splice(at, 1));
  }

  #next(): void {
    while (this.#running.size < pullsAtOnce) {
      const job = this.#queue.shift();
      if (!job) return;
      const { request } = job;
      this.#running.set(requestKey(request), { request, received: 0, startedAt: this.#parts.clock.now() });
      job.begunAt = this.#parts.cache.acknowledgements();
      job.begin();
      this.#parts.changed();
    }
  }

  #progressed(): void {
    const now = this.#parts.clock.now();
    // The clock may have been set back meanwhile.
    if (Math.abs(now - this.#progressAt) < progressEveryMs) return;
    this.#progressAt = now;
    this.#parts.changed();
  }

  async #run(request: PullRequest, signal: AbortSignal): Promise<PullEnd> {
    const { clock } = this.#parts;
    const end = await within(clock, longestMs, this.#read(request, signal), (detail) => ({
      kind: 'failed' as const,
      failure: { kind: 'storage' as const, detail },
    }));
    const failure = end.kind === 'failed' ? end.failure : null;
    if (failure && failure.kind !== 'cancelled')
      this.#failures.set(requestKey(request), { request, kind: failure.kind });
    else if (!failure) this.#failures.delete(requestKey(request));
    return end;
  }

  async #read(request: PullRequest, signal: AbortSignal): Promise<PullEnd> {
    const { gateway, cache, clock } = this.#parts;
    if (signal.aborted) return { kind: 'failed', failure: { kind: 'cancelled' } };
    // Read before the request leaves: what is acknowledged from now on is newer than this list (I17).
    const begunAt = cache.acknowledgements();
    const held = { known: await cache.known(request), due: await cache.due(request) };
    const end = await gateway.pull(
      request,
      held,
      async (rows, received) => {
        if (rows.length > 0) {
          await this.#parts.arrived(request, rows);
          await cache.absorb(request, rows, begunAt);
        }
        const running = this.#running.get(requestKey(request));
        if (running) this.#running.set(requestKey(request), { ...running, received });
        this.#progressed();
      },
      signal,
    );
    if (end.kind === 'done') {
      const { received, complete, said, coverage, gone, provenGone, unreadable } = end;
      await cache.finish(
        request,
        { at: clock.now(), received, complete, said, unreadable, ...(held.due.size > 0 && { coverage }) },
        gone,
        provenGone,
      );
    } else if (isProvenGone(end.failure)) await this.#markGone(request);
    return end;
  }

  /** Only where the request reads one row by its id: of any other it would say that the list is missing. */
  async #markGone({ entity, of, by }: PullRequest): Promise<void> {
    const list = of === undefined ? undefined : listOfValue(entity, by);
    if (of !== undefined && list && endpoint(list.name).kind === 'one') await this.#parts.cache.markGone(entity, of);
  }
}
