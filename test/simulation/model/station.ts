import { createMemoryStores } from '../../contract/fakes/memoryStores.ts';
import type { MemoryStores } from '../../contract/fakes/memoryStores.ts';
import { entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Intent, Rejection } from '../../../renderer/intents/intent.ts';
import type { Snapshot } from '../../../renderer/intents/snapshot.ts';
import { neededFor, stepsFor, withRealIds } from '../../../renderer/intents/stepsFor.ts';
import { advance } from '../../../renderer/sync/core/index.ts';
import type { Advance } from '../../../renderer/sync/core/index.ts';
import { createEngine } from '../../../renderer/sync/engine/index.ts';
import type { Engine } from '../../../renderer/sync/engine/index.ts';
import type { CacheStore, Gateway, OutboxStore } from '../../../renderer/sync/ports.ts';
import type { Checks } from './checks.ts';
import { createModelGateway } from './gateway.ts';
import type { Line } from './gateway.ts';
import type { Service } from './service.ts';
import { checkedTurns } from './turnChecks.ts';
import type { World } from './world.ts';

/** A bug put into one of the ports or around the core, to prove that the simulation would see it. */
export interface Planted {
  readonly advance?: (inner: Advance) => Advance;
  readonly gateway?: (inner: Gateway, service: Service) => Gateway;
  readonly outbox?: (inner: OutboxStore, world: World) => OutboxStore;
  readonly cache?: (inner: CacheStore) => CacheStore;
}

const never = <T>(): Promise<T> => new Promise(() => undefined);

/** One workstation: a disk that survives, and an engine that may be killed at any await. */
export class Station {
  readonly name: string;
  readonly line: Line = { up: true, passwordGood: true };
  readonly disk: MemoryStores = createMemoryStores();
  engine: Engine<Intent, Rejection> | null = null;
  /** Provisional targets of accepted creations, and of those a person took back. */
  readonly accepted = new Set<string>();
  readonly takenBack = new Set<string>();
  readonly receiptIds = new Map<string, string>();
  readonly #world: World;
  readonly #service: Service;
  readonly #checks: Checks;
  readonly #planted: Planted;
  #generation = 0;
  #uuid = 0;

  constructor(name: string, world: World, service: Service, checks: Checks, planted: Planted) {
    this.name = name;
    this.#world = world;
    this.#service = service;
    this.#checks = checks;
    this.#planted = planted;
    checks.watch(name, () => this.disk.snapshot().steps);
  }

  boot(): void {
    const generation = (this.#generation += 1);
    const alive = (): boolean => generation === this.#generation;
    const gate = <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        if (!alive()) return never();
        const result = await work(...args);
        return alive() ? result : never();
      };
    const model = createModelGateway(this.#world, this.#service, this.line, this.name, this.#checks);
    const gateway = this.#planted.gateway?.(model, this.#service) ?? model;
    const outbox = this.#outbox(alive);
    const plantedOutbox = this.#planted.outbox?.(outbox, this.#world) ?? outbox;
    const watched = this.#watchedCache();
    const store = this.#planted.cache?.(watched) ?? watched;
    const core = this.#planted.advance?.(advance) ?? advance;
    const engine = createEngine<Intent, Snapshot, Rejection>(
      {
        gateway: {
          replace: gate((order) => gateway.replace(order)),
          create: gate((order) => gateway.create(order)),
          settle: gate((order) => gateway.settle(order)),
          ping: gate(() => gateway.ping()),
          pull: gate((request, known, onRows, signal) => gateway.pull(request, known, gate(onRows), signal)),
        },
        outbox: { load: gate(() => plantedOutbox.load()), commit: gate((commit) => plantedOutbox.commit(commit)) },
        cache: {
          known: gate((request) => store.known(request)),
          absorb: gate((request, rows, begunAt) => store.absorb(request, rows, begunAt)),
          finish: gate((request, end) => store.finish(request, end)),
          acknowledgements: () => store.acknowledgements(),
        },
        clock: {
          now: () => this.#world.now,
          after: (ms, callback) => this.#world.after(ms, () => (alive() ? callback() : undefined)),
        },
        random: this.#world.random,
        uuid: () => `${this.name}-${(this.#uuid += 1)}`,
        snapshot: gate(async () => this.disk.snapshot()),
        planner: {
          needs: neededFor,
          plan: (intent, snapshot, realId) =>
            stepsFor(withRealIds(intent, realId), snapshot, {
              uuid: () => `${this.name}-${(this.#uuid += 1)}`,
              schoolZone: 'Europe/Paris',
            }),
        },
        lock: (held) => held(),
      },
      {
        areas: entityNames
          .filter((entity) => entity === 'Planification' || entity === 'Dossier' || entity === 'Instance' || entity === 'Directory')
          .map((entity) => (entity === 'Directory' ? { entity, path: [] } : { entity })),
        often: [{ entity: 'Planification' }, { entity: 'Dossier' }],
        advance: checkedTurns(core, this.#checks, (_id, target) => this.takenBack.add(target)),
      },
    );
    this.engine = engine;
    void engine.start().catch(() => this.crash(1_000)); // an outbox that cannot be read now is tried at the next start
  }

  /** The process is gone at once; what it sent may still be carried out. */
  crash(backAfterMs: number): void {
    if (!this.engine) return;
    this.engine = null;
    this.#generation += 1;
    this.#checks.crashed(this.name);
    this.#world.after(backAfterMs, () => this.boot());
  }

  get steps(): Snapshot['steps'] {
    return this.disk.snapshot().steps;
  }

  /** What the service said later must never give way to what it said before (I17). */
  #watchedCache(): CacheStore {
    const inner = this.disk.store;
    const versions = (entity: EntityName, ids: readonly string[]): readonly number[] => {
      const shown = this.disk.snapshot();
      return ids.map((id) => this.#service.versionOf(entity, id, shown.base(entity, id) ?? '') ?? 0);
    };
    return {
      ...inner,
      absorb: async (request, rows, begunAt) => {
        const ids = rows.map((row) => row.id);
        const before = versions(request.entity, ids);
        await inner.absorb(request, rows, begunAt);
        for (const [at, version] of versions(request.entity, ids).entries()) {
          this.#checks.expect(version >= (before[at] ?? 0), `I17: a pull took ${request.entity} ${ids[at]} back`);
        }
      },
    };
  }

  /** A disk that takes its time, refuses now and then, or sees the process die before or after it wrote. */
  #outbox(alive: () => boolean): OutboxStore {
    const world = this.#world;
    const maybeCrash = (): void => {
      if (world.fault(0.004)) this.crash(world.between(500, 20_000));
    };
    return {
      load: () => this.disk.outbox.load(),
      commit: async (commit) => {
        await world.sleep(world.between(0, 4));
        maybeCrash();
        if (!alive()) return never();
        if (world.fault(0.01)) throw new Error('disk full');
        await this.disk.outbox.commit(commit);
        for (const receipt of commit.putReceipts ?? []) {
          if (receipt.action === 'create') {
            this.receiptIds.set(receipt.id, `${receipt.entity} ${receipt.target}`);
            this.#service.known.add(receipt.target);
          }
        }
        maybeCrash();
      },
    };
  }
}
