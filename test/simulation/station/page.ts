import { callBy } from '#gateway/bridge.ts';
import { createGateway } from '#gateway/gateway.ts';
import type { Rejection } from '#intents/intent.ts';
import type { Intent } from '#intents/intent.ts';
import type { Snapshot } from '#intents/snapshot.ts';
import { neededFor, stepsFor, withRealIds } from '#intents/stepsFor.ts';
import { entityNames } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { ChannelName } from '#shared/ipc/channels.ts';
import { advance } from '#sync/core/index.ts';
import type { Engine, EngineStatus } from '#sync/engine/engine.ts';
import { createEngine } from '#sync/engine/index.ts';
import type { CacheStore, Commit, OutboxStore } from '#sync/ports.ts';
import type { NewStep } from '#sync/step.ts';
import type { Profile } from './profile.ts';
import type { Station } from './station.ts';

/** What a user requests: by an intent, or, for what has no screen yet, by its steps. */
export type StationIntent = Intent | { readonly kind: 'steps'; readonly steps: readonly NewStep[] };

const never = <T>(): Promise<T> => new Promise(() => undefined);
/** A failure may be so long on its way to what the page says of it, while the machine is awake. */
const longestWayMs = 10_000;
const longestAfterDiskMs = 30_000;
const causeOf = (status: EngineStatus | null): FailureKind | null =>
  status?.connection.kind === 'offline' ? status.connection.cause : null;
const entityIn = (args: unknown): string =>
  typeof args === 'object' && args !== null && 'entity' in args ? String(args.entity) : 'Mail';

const datasets = entityNames
  .filter((entity) => ['Planification', 'Dossier', 'Instance', 'Directory'].includes(entity))
  .map((entity) => (entity === 'Directory' ? { entity, path: [] } : { entity }));

/** One window: the production engine, intents and gateway, which may be gone at any await. */
export class Page {
  readonly id: number;
  readonly profile: Profile;
  alive = true;
  /** Its disk took a commit and never answered. */
  hangs = false;
  status: EngineStatus | null = null;
  /** The outbox was read, and the screens have commands. */
  ready = false;
  readonly engine: Engine<StationIntent, Rejection>;
  readonly #station: Station;
  readonly #gone = Promise.withResolvers<void>();

  constructor(id: number, profile: Profile, station: Station) {
    this.id = id;
    this.profile = profile;
    this.#station = station;
    const { machine, planted, uuid } = station;
    const gateway = createGateway(profile.person, (name, args) =>
      callBy({ call: (channel, given) => this.#call(channel, given) }, name, args),
    );
    const outbox = this.#outbox();
    const cache = this.#cache();
    const core = planted.advance?.(advance) ?? advance;
    this.engine = createEngine<StationIntent, Snapshot, Rejection>(
      {
        gateway: planted.gateway?.(gateway, station) ?? gateway,
        outbox: planted.outbox?.(outbox, machine) ?? outbox,
        cache: planted.cache?.(cache, profile) ?? cache,
        clock: {
          now: () => machine.clock.now(),
          after: (ms, callback) => machine.after(ms, () => (this.alive ? callback() : undefined)),
        },
        random: machine.chance.next,
        uuid,
        snapshot: async (entities) => {
          await this.#at('snapshot', entities[0] ?? 'none');
          return profile.disk.snapshot();
        },
        planner: {
          needs: (intent) => (intent.kind === 'steps' ? [] : neededFor(intent)),
          plan: (asked, snapshot, realId) => {
            const intent = planted.intent?.(asked) ?? asked;
            return intent.kind === 'steps'
              ? { ok: true, steps: intent.steps }
              : stepsFor(withRealIds(intent, realId), snapshot, { uuid, schoolZone: 'Europe/Paris' });
          },
        },
        lock: (held) => profile.lock(held, this.#gone.promise),
      },
      {
        datasets,
        often: [{ entity: 'Planification' }, { entity: 'Dossier' }],
        ...planted.options,
        limits: { heartbeatMs: station.heartbeatMs, ...planted.options?.limits },
        advance: station.oracles.turns(core, profile),
      },
    );
    let diskFailedAt = Number.NEGATIVE_INFINITY;
    this.engine.onStatus((status) => {
      const cause = causeOf(status);
      const isNew = cause !== causeOf(this.status);
      // The page says nothing before its disk takes what came with it, and others of its commits may come first.
      if ((this.status?.storageFailingSince ?? null) !== null) diskFailedAt = machine.awakeMs;
      const waitedForDisk = machine.awakeMs - diskFailedAt <= longestAfterDiskMs;
      this.status = status;
      if (!isNew || waitedForDisk || (cause !== 'password' && cause !== 'offline')) return;
      const failedAt = station.main?.line.failedAt[cause] ?? machine.awakeMs;
      station.oracles.breaches.expect(
        'R3.5',
        machine.awakeMs - failedAt <= longestWayMs,
        () => `${profile.name} says ${cause} of a service that did not fail for its present client`,
      );
    });
    // An outbox that cannot be read now is tried at the next start.
    void this.engine.start().then(
      () => (this.ready = true),
      () => station.reload(this),
    );
  }

  /** The window is gone, at once. */
  close(): void {
    this.alive = false;
    this.#gone.resolve();
  }

  /** An await of this window, at which it may end; what is gone never goes on. */
  async #at(point: string, entity: string): Promise<void> {
    if (this.alive) this.#station.atAwait(point, entity, this);
    if (!this.alive) await never();
  }

  async #call(name: ChannelName, args: unknown): Promise<unknown> {
    const station = this.#station;
    const { machine, faults } = station;
    const entity = entityIn(args);
    const where = { station: machine.name, entity, point: name };
    await this.#at(`${name}.ask`, entity);
    const { main } = station;
    if (!main) return never();
    const there = faults.visit('toMain', where);
    await machine.hop(there === 'ipcLate');
    // What comes from a page that is gone is not heard (S6).
    if (there === 'ipcRequestLost' || main.line.dead || !this.alive) return never();
    if (name === 'write.settle') machine.lookingUp += 1;
    const copies = Array.from({ length: there === 'ipcDoubled' ? 2 : 1 }, () => main.answer(name, args, this.id));
    const answer = await copies[0];
    if (name === 'write.settle') machine.lookingUp -= 1;
    const back = faults.visit('toPage', where);
    if (back === 'ipcAnswerLost' || main.line.dead) return never();
    await machine.hop(back === 'ipcAnswerLate');
    await this.#at(`${name}.answer`, entity);
    return answer;
  }

  /** A disk that takes its time, refuses, is full, or never answers. */
  #outbox(): OutboxStore {
    const { profile } = this;
    const station = this.#station;
    const { machine, faults } = station;
    return {
      load: async () => {
        await machine.pause(machine.chance.between(0, 4));
        await this.#at('load', 'none');
        const { ledger } = station.oracles;
        profile.journal.refuses = station.diskFullUntil > station.world.now;
        const { steps, receipts, damaged, isWhole, lostReceipts } = await profile.open(
          () => this.#at('repair', 'none'),
          (provisional, id) => ledger.acknowledged(provisional, id),
        );
        station.oracles.breaches.expect(
          'I2',
          isWhole,
          () => `${profile.name}: a copy of the outbox was whole, and it is not as it was left`,
        );
        station.oracles.breaches.expect(
          'I6',
          lostReceipts.length === 0,
          () => `${profile.name}: receipts that were shown are gone: ${lostReceipts.join()}`,
        );
        return { steps, receipts, damaged: damaged.map(({ id }) => ({ table: 'steps', key: id, reason: 'not JSON' })) };
      },
      commit: async (commit) => {
        await machine.hop();
        const entity = entityOf(commit);
        await this.#at('commit.before', entity);
        const fault =
          station.diskFullUntil > station.world.now
            ? 'diskFull'
            : faults.visit('commit', { station: machine.name, entity, point: 'commit' });
        profile.journal.refuses = fault === 'journalAborts';
        await profile.commit(commit, async () => {
          await this.#at('commit.between', entity);
          if (fault === 'diskHangs') {
            this.hangs = true;
            await never();
          }
          if (fault === 'diskFull') station.diskFullUntil ||= station.world.now + 15_000;
          if (fault) throw new Error(fault);
          station.diskFullUntil = 0;
          station.oracles.keeping(profile, commit);
        });
        station.world.note(`${profile.name} commits ${described(commit)}`);
        await this.#at('commit.after', entity);
      },
    };
  }

  #cache(): CacheStore {
    const { profile } = this;
    const { machine, oracles } = this.#station;
    return {
      known: async (request) => {
        await this.#at('known', request.entity);
        oracles.receiving.begins(profile, request);
        return profile.disk.store.known(request);
      },
      due: async (request) => {
        const ids = await profile.disk.store.due(request);
        oracles.receiving.expects(profile, request, ids);
        return ids;
      },
      absorb: async (request, rows, begunAt) => {
        await machine.hop();
        await this.#at('absorb.before', request.entity);
        await oracles.absorbing(profile, request, rows, () => profile.absorb(request, rows, begunAt));
        await this.#at('absorb.after', request.entity);
      },
      finish: async (request, end, gone, proven) => {
        await this.#at('finish', request.entity);
        await profile.disk.store.finish(request, end, gone, proven);
        oracles.keeper.pulled(profile, request);
        oracles.receiving.ended(profile, request, end, gone ?? []);
      },
      markGone: (entity, id) => profile.disk.store.markGone(entity, id),
      acknowledgements: () => profile.disk.store.acknowledgements(),
    };
  }
}

const entityOf = ({ putSteps = [], putReceipts = [], putRows = [] }: Commit): string =>
  (putReceipts[0] ?? putSteps[0] ?? putRows[0])?.entity ?? 'none';

const described = ({ putSteps = [], removeSteps = [], putReceipts = [] }: Commit): string =>
  [
    ...putSteps.map(({ target, state }) => `${target} ${state.kind}`),
    ...removeSteps.map(() => '-'),
    ...putReceipts.map(({ target }) => `+${target}`),
  ].join();
