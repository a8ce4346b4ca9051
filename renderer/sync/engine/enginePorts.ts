import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Advance, Limits } from '../core/index.ts';
import type { CacheStore, Clock, Gateway, OutboxStore, PullRequest, Random } from '../ports.ts';
import type { Plan } from '../step.ts';
import type { Trace } from './transition.ts';

/** What the engine reads of a snapshot of cache and outbox. */
export interface KnownRow {
  /** The row as the service last said it. */
  base(entity: EntityName, id: string): RawJson | undefined;
  all(entity: EntityName): Iterable<readonly [id: string, row: RawJson]>;
}

/** Turns the user's intents into steps; the engine knows no intent. */
interface Planner<Intent, Snapshot, Rejection> {
  needs(intent: Intent): readonly EntityName[];
  /** `realId`: the service's id for a provisional one that was acknowledged meanwhile, else the same id. */
  plan(intent: Intent, snapshot: Snapshot, realId: (id: string) => string): Plan<Rejection>;
}

export interface EnginePorts<Intent, Snapshot extends KnownRow, Rejection> {
  readonly gateway: Gateway;
  readonly outbox: OutboxStore;
  readonly cache: CacheStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly planner: Planner<Intent, Snapshot, Rejection>;
  /** Cache overlaid with outbox; used before the next await. */
  snapshot(entities: readonly EntityName[]): Promise<Snapshot>;
  uuid(): string;
  /** Records what each event did. Called while the engine works: it must only store what it is given. */
  readonly trace?: Trace | undefined;
  /** Calls back once no other runner uses this outbox, and holds the lock until the callback's promise ends. */
  lock(held: () => Promise<void>): Promise<void>;
}

export interface EngineOptions {
  readonly limits?: Partial<Limits>;
  /** Received when the service is found. */
  readonly datasets: readonly PullRequest[];
  /** Received repeatedly while the service is there. */
  readonly often: readonly PullRequest[];
  readonly oftenMs?: number;
  readonly advance?: Advance;
}
