import type { Cache } from '#cache/open.ts';
import { datasetKey } from '#cache/writes/datasetKey.ts';
import { callBridge } from '#gateway/bridge.ts';
import { shownLists } from '#stores/health.ts';
import type { HealthFacts, ListHealth } from '#stores/health.ts';

/** The condition of Carnet now: what main says, and what the page knows of its own storage. Never rejects. */
export async function readHealth({ memory, schema }: Pick<Cache, 'memory' | 'schema'>): Promise<HealthFacts> {
  const [main, { usage = 0, quota = 0 }, isPersisted] = await Promise.all([
    callBridge('health.read', {}),
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return {
    main: main.ok ? main.value : null,
    failure: main.ok ? null : main.failure.kind,
    storage: { used: usage, quota, isPersisted },
    schema,
    lists: shownLists.map((request): ListHealth => {
      const key = datasetKey(memory.base, request);
      const last = key === undefined ? null : memory.status(key);
      return {
        entity: request.entity,
        at: last?.at ?? null,
        isComplete: last?.complete ?? false,
        received: last?.received ?? 0,
        unreadable: last?.unreadable.length ?? 0,
      };
    }),
  };
}
