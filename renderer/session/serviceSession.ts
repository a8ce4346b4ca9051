import { openCache } from '#cache/open.ts';
import type { Cache } from '#cache/open.ts';
import { liveOf } from '#cache/queries/live.ts';
import { callBridge, onAppEvent } from '#gateway/bridge.ts';
import { createGateway } from '#gateway/gateway.ts';
import { createJournal } from '#gateway/journal.ts';
import { words } from '#i18n/index.ts';
import type { Intent, Rejection } from '#intents/intent.ts';
import type { Snapshot } from '#intents/snapshot.ts';
import { plannerOf } from '#intents/stepsFor.ts';
import { openReadiness } from '#offline/offlineReadiness.ts';
import { firstList } from '#shared/endpoints/index.ts';
import type { AppEvent, OpenService } from '#shared/ipc/channels.ts';
import { defaultZone } from '#shared/time/defaultZone.mjs';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { createEngine } from '#sync/engine/index.ts';
import type { Engine, EngineStatus } from '#sync/engine/index.ts';
import type { Clock } from '#sync/ports.ts';
import { receivedEntities, receivedOften } from '#sync/rules/received.ts';
import { requestKey } from '#sync/rules/request.ts';
import { addToast } from '#ui/index.ts';
import { openChoices } from './choices.ts';
import { commandsOf, limitsOf } from './commands.ts';
import { pageTrace } from './trace/pageTrace.ts';

/** Everything that is open for one (service, user): cache, outbox, engine. */
export interface ServiceSession {
  readonly cache: Cache;
  /** What is stored from now on leaves at the next start. */
  stopSending(): Promise<void>;
  close(): Promise<void>;
}

/** Asked for when the service is found, and again and again while it answers. */
const datasets = receivedEntities.map(firstList);
const often = receivedOften.map(firstList);

/** Around now, whatever day of its week it is, in ms. */
const [lookBack, lookOn] = [6 * 24 * 3_600_000, 7 * 24 * 3_600_000];

const clock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = window.setTimeout(callback, ms);
    return () => window.clearTimeout(timer);
  },
};

/**
 * Opens cache, outbox and engine of a service and gives its commands to the screens. Rejects with CacheError. `onEnd`:
 * called once it is closed, also by itself.
 */
export async function openSession(service: OpenService, onEnd: () => void): Promise<ServiceSession> {
  // Unless storage is persistent, Chromium may delete everything when the disk is full (I2). Where it refuses, the
  // status shows it; nothing else can be done.
  const [info, persisted] = await Promise.all([callBridge('app.info', {}), navigator.storage.persist()]);
  const cache = await openCache({
    ...service,
    journal: createJournal(service.profile.id),
    isPractice: service.profile.practice,
    rootSetting: service.profile.options?.rootStreamid ?? undefined,
    version: info.ok ? info.value.version : undefined,
  });
  // The week that the calendar opens with comes first; the load reports what cannot be read of it.
  cache
    .loadAhead({ campusId: service.profile.campusId, from: clock.now() - lookBack, to: clock.now() + lookOn })
    .catch(() => undefined);
  useSyncStatus.setState({ repaired: repairedOf(cache) });
  const schoolZone = info.ok ? info.value.schoolZone : defaultZone;
  const engine = createEngine<Intent, Snapshot, Rejection>(
    {
      gateway: createGateway(service.profile.id),
      outbox: cache.outbox,
      cache: cache.store,
      clock,
      random: Math.random,
      uuid: () => crypto.randomUUID(),
      trace: pageTrace.push,
      snapshot: (entities) => cache.snapshot(entities),
      planner: plannerOf({ uuid: () => crypto.randomUUID(), schoolZone }),
      lock: (held) => navigator.locks.request(`carnet:${service.databaseName}`, held),
    },
    { datasets, often, limits: limitsOf(service.profile.options) },
  );
  const stopListening = listen(engine, cache);
  const closeChoices = await openChoices(
    cache.notes,
    () => addToast(words.t('common.choiceNotKept')),
    service.proposal,
  );
  const readiness = await openReadiness({
    cache,
    sets: datasets.filter(({ path }) => !path),
    engine: engine.commands,
    campusName: service.profile.campusName,
    persisted,
    now: () => clock.now(),
  });
  /** Ends everything that is open for the service; `forCache`: what becomes of its cache. */
  const end = async (forCache: 'close' | 'destroy'): Promise<void> => {
    readiness.close();
    stopListening();
    await closeChoices();
    if (forCache === 'close') await liveOf(cache).drafts.flush();
    await engine.stop();
    await cache[forCache]();
    onEnd();
  };
  const close = (): Promise<void> => end('close');
  try {
    await engine.start();
  } catch (error) {
    await close();
    throw error;
  }
  const leave = (): Promise<void> => end('destroy');
  const { dataKey: _, ...known } = service; // imported, and not stored here (S8)
  const commands = commandsOf({ engine, cache, service, zone: schoolZone, readiness, leave });
  useSession.setState({ open: known, commands });
  return { cache, stopSending: () => engine.stop(), close };
}

/** Updates the sync status, and listens for hints that the network changed: they never mean online (S11). */
function listen(engine: Engine<Intent, Rejection>, cache: Cache): () => void {
  const hint = (): void => engine.hint();
  const look = (): void => engine.watched(document.visibilityState === 'visible');
  const onEvent = (event: AppEvent): void => {
    if (event.kind === 'resumed') hint();
  };
  const heard = [
    [window, 'online', hint],
    [window, 'offline', hint],
    [window, 'focus', look],
    [document, 'visibilitychange', look],
  ] as const;
  for (const [target, name, listener] of heard) target.addEventListener(name, listener);
  look();
  const stopEvents = onAppEvent(onEvent);
  const stopStatus = engine.onStatus((status) => useSyncStatus.setState(shown(status, cache)));
  return () => {
    for (const [target, name, listener] of heard) target.removeEventListener(name, listener);
    stopEvents();
    stopStatus();
  };
}

function repairedOf({ repaired }: Cache): ReturnType<typeof useSyncStatus.getState>['repaired'] {
  const { restored, uncertain, lost, mayLack } = repaired;
  if (restored.length + uncertain.length + lost.length === 0 && !mayLack) return null;
  return { restored: restored.length, uncertain: uncertain.length, lost: lost.length, mayLack };
}

function shown(status: EngineStatus, cache: Cache): Partial<ReturnType<typeof useSyncStatus.getState>> {
  return {
    connection: status.connection,
    pulls: Object.fromEntries(
      status.pulls.map(({ request, received, startedAt }) => [requestKey(request), { received, startedAt }]),
    ),
    waitingPulls: status.waitingPulls.map(requestKey),
    pullFailures: Object.fromEntries(status.pullFailures.map(({ request, kind }) => [requestKey(request), kind])),
    stalledSince: status.stalledSince,
    settling: status.settling,
    sentByUser: status.sentByUser,
    storageFailingSince: status.storageFailingSince,
    damaged: cache.damaged(),
  };
}
