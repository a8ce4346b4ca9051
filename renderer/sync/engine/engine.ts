import { setsOfRivals } from '#shared/checks/takenByAnother.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { PulledRow } from '#shared/ipc/channels.ts';
import { JsonTextError } from '#shared/json/rawJson.ts';
import { defaultLimits, duplicateFields, givesWay, isOpenDuplicate, matchesCreation, settling } from '../core/index.ts';
import type { Limits, SyncState } from '../core/index.ts';
import type { PullRequest } from '../ports.ts';
import type { ConnectionState } from '../rules/connection.ts';
import type { AppearedRow, Step } from '../step.ts';
import { sentByUser } from './attempt.ts';
import { createCommands } from './commands.ts';
import type { EngineCommands } from './commands.ts';
import { createEffects } from './effects.ts';
import type { EngineOptions, EnginePorts, KnownRow } from './enginePorts.ts';
import { instantFilter } from './instantFilter.ts';
import { Pulls } from './pulls.ts';
import type { RunningDataset } from './pulls.ts';
import { Runner } from './runner.ts';
import { within } from './within.ts';

const openDuplicates = ({ steps }: Runner['state']): readonly Step[] => [...steps.values()].filter(isOpenDuplicate);

const fiveMinutes = 5 * 60_000;
const unsentMs = 10_000;
/** So many times in a row, receiving again gives way to changes: what others did must not stay unseen. */
const mostSkipped = 3;

export interface EngineStatus {
  readonly connection: ConnectionState;
  readonly pulls: readonly RunningDataset[];
  readonly waitingPulls: readonly PullRequest[];
  readonly pullFailures: readonly { readonly request: PullRequest; readonly kind: FailureKind }[];
  /** Epoch ms since when something could go and does not (I24). */
  readonly stalledSince: number | null;
  /** Changes whose answer was lost, and when it is known at the latest what became of them (epoch ms). */
  readonly settling: { readonly count: number; readonly until: number } | null;
  /** The changes that the user has sent and that have not left yet. */
  readonly sentByUser: readonly string[];
  /** Epoch ms since when this workstation's disk refuses: nothing is sent. */
  readonly storageFailingSince: number | null;
}

export interface Engine<Intent, Rejection> {
  /** Resolves when this is the only runner and the outbox is read; rejects when it cannot be read. */
  start(): Promise<void>;
  /** Ends after the commit under way; a request under way then is in doubt at the next start (I20). */
  stop(): Promise<void>;
  readonly commands: EngineCommands<Intent, Rejection>;
  /** The network may have changed: pings the service now (S11). */
  hint(): void;
  setLimits(limits: Partial<Limits>): void;
  /** Whether the user looks at the screen: then a lost service is pinged every few seconds. */
  watched(isWatched: boolean): void;
  /** The password was accepted: the queue continues. */
  signedIn(): void;
  /** Calls back now and after every change. Returns a function that unsubscribes. */
  onStatus(listener: (status: EngineStatus) => void): () => void;
}

/** The only runner of an outbox: the pure core, with ports around it. */
export function createEngine<Intent, Snapshot extends KnownRow, Rejection>(
  ports: EnginePorts<Intent, Snapshot, Rejection>,
  options: EngineOptions,
): Engine<Intent, Rejection> {
  const { gateway, outbox, cache, clock, random } = ports;
  const listeners = new Set<(status: EngineStatus) => void>();
  const stopped = Promise.withResolvers<void>();
  let stopOften = (): void => undefined;
  let lockEnd: Promise<void> = Promise.resolve();

  const status = (): EngineStatus => ({
    connection: runner.state.connection,
    pulls: pulls.running,
    waitingPulls: pulls.waiting,
    pullFailures: pulls.failures,
    stalledSince: runner.state.stalledSince,
    settling: settling(runner.state),
    sentByUser: sentByUser(runner.state),
    storageFailingSince: runner.storageFailingSince,
  });
  const changed = (): void => {
    for (const listener of listeners) listener(status());
  };
  const receive = (datasets: readonly PullRequest[]): void => {
    for (const dataset of datasets) void pulls.receive(dataset);
  };
  const effects = createEffects({
    gateway,
    cache,
    clock,
    runner: () => runner,
    pulls: () => pulls,
    uuid: () => ports.uuid(),
    snapshot: (step) => ports.snapshot([step.entity, ...setsOfRivals(step.entity)]),
    connected: () => receive(options.datasets),
  });
  /** Rows that newly match a creation of ours go to the core before the cache: a stop in between loses nothing. */
  const arrived = async (request: PullRequest, rows: readonly PulledRow[]): Promise<void> => {
    if (!runner.hasBegun) await runner.mutex.runExclusive(() => runner.begun());
    const alike = likeCreations(runner.state, request, rows);
    if (alike.length === 0) return;
    const known = await ports.snapshot([request.entity]);
    // After a restored backup, the id of something else may be reused for a second row.
    const wasAlike = ({ id }: AppearedRow): boolean => {
      const text = known.base(request.entity, id);
      return text !== undefined && likeCreations(runner.state, request, [{ id, hash: '', text }]).length > 0;
    };
    const fresh = alike.filter((appeared) => !wasAlike(appeared));
    if (fresh.length > 0) await runner.mutex.runExclusive(() => runner.take({ kind: 'appeared', rows: fresh }));
  };
  const runner = new Runner({
    outbox,
    clock,
    random,
    limits: { ...defaultLimits, ...options.limits },
    advance: options.advance,
    trace: ports.trace,
    carryOut: (effect) => effects.carryOut(effect),
    changed,
  });
  const pulls = new Pulls({
    gateway,
    cache,
    clock,
    connectionNumber: () => runner.state.connectionNumber,
    arrived,
    ended: (request, connectionNumber, end) => {
      const isDone = end.kind === 'done';
      runner.post({
        kind: 'pullEnded',
        request,
        connectionNumber,
        failure: isDone ? null : end.failure,
        whole: isDone && end.complete,
      });
    },
    changed,
  });
  const setLimits = (limits: Partial<Limits>): void => runner.post({ kind: 'limits', limits });
  const keepReceiving = (skipped = 0): void => {
    stopOften = clock.after(options.oftenMs ?? fiveMinutes, () => {
      const skips = skipped < mostSkipped && givesWay(runner.state, clock.now());
      if (runner.state.connection.kind === 'online' && !skips) receive(options.often);
      keepReceiving(skips ? skipped + 1 : 0);
    });
  };
  /** Commands wait for the outbox to be read. */
  const loaded = Promise.withResolvers<void>();
  void runner.mutex.runExclusive(() => loaded.promise.catch(() => undefined)); // start() rejects

  /** Rows that arrived before this start and wait for these creations to be settled. */
  const awaitAgain = async (): Promise<void> => {
    await runner.begun();
    const open = openDuplicates(runner.state);
    if (open.length === 0) return;
    const rows = likeOpenCreations(open, await ports.snapshot(open.map(({ entity }) => entity)));
    if (rows.length > 0) await runner.take({ kind: 'appeared', rows });
  };
  const load = async (): Promise<void> => {
    // Records that cannot be read stay where they are; the cache shows them.
    const { steps, receipts, damaged } = await outbox.load();
    const underWay = steps.filter(({ state }) => state.kind === 'sending').map(({ id }) => id);
    // Without an answer, each of them may have left.
    const unsent = underWay.length === 0 ? [] : await within(clock, unsentMs, gateway.unsent(underWay), () => []);
    const unreadable = damaged.some(({ table }) => table === 'steps');
    await runner.begin({ kind: 'started', steps, receipts, unsent: new Set(unsent), unreadable });
    if (!runner.hasBegun || openDuplicates(runner.state).length > 0) runner.untilDone(awaitAgain);
    keepReceiving();
  };
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      lockEnd = ports.lock(async () => {
        // Before the first turn ends, so that no event is decided on an outbox that was not read.
        await load().then(loaded.resolve, loaded.reject);
        await loaded.promise.then(resolve, reject);
        await stopped.promise;
      });
    });

  const stop = async (): Promise<void> => {
    runner.stop();
    pulls.cancelAll();
    effects.stop();
    stopOften();
    loaded.resolve();
    await runner.mutex.waitForUnlock();
    stopped.resolve();
    await lockEnd;
    listeners.clear();
  };

  return {
    start,
    stop,
    commands: createCommands(ports, runner, pulls),
    hint: () => runner.post({ kind: 'hint' }),
    setLimits,
    watched: (isWatched) => runner.post({ kind: 'watched', isWatched }),
    signedIn: () => runner.post({ kind: 'signedIn' }),
    onStatus(listener) {
      listeners.add(listener);
      listener(status());
      return () => void listeners.delete(listener);
    },
  };
}

/** Which of the pulled rows look like a creation of this workstation, acknowledged or still open (R3.9). */
function likeCreations(
  { made, steps }: Pick<SyncState, 'made' | 'steps'>,
  { entity, path }: PullRequest,
  rows: readonly PulledRow[],
): readonly AppearedRow[] {
  const creations = [...made, ...[...steps.values()].filter(isOpenDuplicate)].filter((step) => step.entity === entity);
  if (creations.length === 0) return [];
  const mayMatch = instantFilter(
    entity,
    duplicateFields(entity),
    creations.flatMap(({ body }) => body ?? []),
  );
  return rows.flatMap(({ id, text: row }) => {
    const appeared: AppearedRow = { entity, id, row, ...(path && { path }) };
    return mayMatch(row) && creations.some((creation) => isMatch(creation, appeared)) ? appeared : [];
  });
}

/**
 * Rows here that match an open creation: they waited in memory, the stop lost that, and no pull brings them again
 * (R3.9). Not below a parent: the service refuses a second folder of one name.
 */
function likeOpenCreations(creations: readonly Step[], known: KnownRow): readonly AppearedRow[] {
  return creations.flatMap((creation) => {
    const { id, entity, parentPath, seenBefore } = creation;
    if (parentPath) return [];
    const rows = [...known.all(entity)].flatMap(([rowId]) => {
      const text = seenBefore.includes(rowId) ? undefined : known.base(entity, rowId);
      return text === undefined ? [] : { id: rowId, hash: '', text };
    });
    return likeCreations({ made: [], steps: new Map([[id, creation]]) }, { entity }, rows);
  });
}

/** A row that cannot be parsed matches nothing; it is set aside elsewhere. */
function isMatch(...[creation, appeared]: Parameters<typeof matchesCreation>): boolean {
  try {
    return matchesCreation(creation, appeared);
  } catch (error) {
    if (error instanceof JsonTextError) return false;
    throw error;
  }
}
