import type { Intent, Rejection } from '#intents/intent.ts';
import type { Snapshot } from '#intents/snapshot.ts';
import { neededFor, stepsFor, withRealIds } from '#intents/stepsFor.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { createEngine } from '#sync/engine/index.ts';
import type { EngineStatus } from '#sync/engine/index.ts';
import type { Trace } from '#sync/engine/transition.ts';
import type { Gateway, PullEnd } from '#sync/ports.ts';
import { createMemoryStores } from '#test/contract/fakes/memoryStores.ts';
import type { MemoryStores } from '#test/contract/fakes/memoryStores.ts';
import { World } from '#test/simulation/world/world.ts';

export const row = rawJson(
  '{"Id":7,"Nom":"Cours","EntiteJuridiqueId":1,"TypePlanificationId":2,"Debut":"2026-11-20T10:00:00+01:00",' +
    '"Fin":"2026-11-20T11:00:00+01:00","Annule":false,"Realise":false}',
);
export const rename = (nom: string): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Planification', id: '7', members: { Nom: nom } }],
});
export const done: PullEnd = {
  kind: 'done',
  received: 1,
  complete: true,
  coverage: { known: 0, came: 0 },
  gone: [],
  provenGone: [],
  unreadable: [],
};
export const applied = (id: string): Verdict => ({
  kind: 'applied',
  id,
  row: null,
  receipt: { outcome: 'verified', changedFields: [], gapMs: 1 },
});

/** An engine on a virtual clock; its service answers well unless a test says otherwise. */
export function engineOn(
  change: Partial<Gateway> = {},
  lock: (held: () => Promise<void>) => Promise<void> = (held) => held(),
  more: { readonly trace?: Trace; readonly uuid?: () => string; readonly stores?: MemoryStores } = {},
) {
  const world = new World(1);
  const stores = more.stores ?? createMemoryStores();
  const sent: string[] = [];
  let uuid = 0;
  const newId = more.uuid ?? ((): string => `u${(uuid += 1)}`);
  const gateway: Gateway = {
    replace: async (order) => {
      sent.push(`replace ${order.id} ${order.changes.map(({ mine }) => mine).join(' ')}`);
      return applied(order.id);
    },
    create: async (order) => {
      sent.push(`create ${order.body}`);
      return applied('70');
    },
    act: async (order) => {
      sent.push(`${order.endpoint} ${order.id}`);
      return applied(order.id);
    },
    settle: async () => ({ kind: 'absent' }),
    look: async () => ({ kind: 'absent' }),
    unsent: async () => [],
    ping: async () => null,
    pull: async (request, { known }, onRows) => {
      if (request.entity === 'Planification' && !known.has('7')) await onRows([{ id: '7', hash: 'h', text: row }], 1);
      return done;
    },
    ...change,
  };
  let status: EngineStatus | undefined;
  const engine = createEngine<Intent, Snapshot, Rejection>(
    {
      gateway,
      outbox: stores.outbox,
      cache: stores.store,
      clock: { now: () => world.now, after: (ms, callback) => world.after(ms, callback) },
      random: () => 0.5,
      uuid: newId,
      snapshot: async () => stores.snapshot(),
      planner: {
        needs: neededFor,
        plan: (intent, snapshot, realId) =>
          stepsFor(withRealIds(intent, realId), snapshot, { uuid: newId, schoolZone: 'Europe/Paris' }),
      },
      trace: more.trace,
      lock,
    },
    { datasets: [{ entity: 'Planification' }, { entity: 'Dossier' }], often: [{ entity: 'Planification' }] },
  );
  engine.onStatus((next) => {
    status = next;
  });
  return {
    world,
    stores,
    sent,
    engine,
    status: (): EngineStatus => {
      if (!status) throw new Error('no status yet');
      return status;
    },
    /** Starts, finds the service and receives everything. */
    begin: async (): Promise<void> => {
      await engine.start();
      await world.run(10);
    },
  };
}
