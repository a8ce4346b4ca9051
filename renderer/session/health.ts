import type { Cache } from '#cache/open.ts';
import { outboxOf, unsentIn } from '#cache/queries/outbox.ts';
import { datasetKey } from '#cache/writes/datasetKey.ts';
import { callBridge } from '#gateway/bridge.ts';
import type { Health } from '#shared/ipc/health.ts';
import { policyNames } from '#shared/policy/settings.ts';
import { supportFileSchema } from '#shared/support/supportFile.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { supportLines } from '#shared/support/supportLines.ts';
import { shownLists } from '#stores/health.ts';
import type { LookedAt } from '#stores/health.ts';
import { usePolicy } from '#stores/policy.ts';
import type { RunEnd } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { pageTrace } from './trace/pageTrace.ts';

/** The condition of Carnet now: what main says, and what the page knows. Never rejects. */
export async function readHealth({ memory, schema }: Pick<Cache, 'memory' | 'schema'>): Promise<RunEnd<Health>> {
  const [main, { usage = 0, quota = 0 }, isPersisted] = await Promise.all([
    callBridge('health.read', {}),
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  if (!main.ok) return main;
  const { storageFailingSince, repaired } = useSyncStatus.getState();
  const outbox = outboxOf(memory);
  const { values, problems } = usePolicy.getState();
  const value: Health = {
    ...main.value,
    schema,
    storage: { used: usage, quota, isPersisted, isFailing: storageFailingSince !== null },
    changes: { unsent: unsentIn(outbox).length, toDecide: outbox.toDecide.length, isRepaired: repaired !== null },
    lists: shownLists.map((request) => {
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
    policy: { fixed: policyNames.filter((name) => values[name] !== undefined), problems: problems.length },
  };
  return { ok: true, value };
}

/** The support file as it would be saved now (S16). Where main does not answer, without its trace. */
export async function prepareSupport({ health, checks, connection, compatibility }: LookedAt): Promise<SupportFile> {
  const main = await callBridge('trace.read', {});
  return supportFileSchema.parse({
    format: 'carnet-support',
    formatVersion: 3,
    health,
    checks,
    connection: connection.map(({ check, finding, facts: { status = null, apartMs = null } }) => ({
      check,
      finding,
      status,
      apartMs,
    })),
    compatibility: compatibility && {
      metadata: compatibility.metadata.standing,
      endpoints: compatibility.endpoints.map(({ endpoint, standing, failure, differences }) => ({
        endpoint,
        standing,
        status: failure?.status ?? null,
        missing: differences?.missing.length ?? 0,
        retyped: differences?.retyped.length ?? 0,
        added: differences?.added.length ?? 0,
      })),
    },
    trace: supportLines(pageTrace.lines(), main.ok ? main.value.lines : []),
  } satisfies SupportFile);
}
