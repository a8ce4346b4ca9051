import { useCallback, useEffect, useMemo, useState } from 'react';
import { useOutbox } from '#cache/queries/hooks.ts';
import { unsentIn } from '#cache/queries/outbox.ts';
import type { HealthFacts } from '#stores/health.ts';
import { usePolicy } from '#stores/policy.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { checkHealth } from './checks.ts';
import type { HealthCheck, HealthContext } from './checks.ts';

interface Health {
  /** Null until main has answered for the first time. */
  readonly facts: HealthFacts | null;
  readonly context: HealthContext;
  readonly checks: readonly HealthCheck[] | null;
  readonly refresh: () => void;
}

/** The condition of Carnet as it was when the page opened, or when the user asked for it again. */
export function useHealth(): Health {
  const { readHealth } = useCommands();
  const [facts, setReading] = useState<HealthFacts | null>(null);
  const outbox = useOutbox();
  const policy = usePolicy();
  const isStorageFailing = useSyncStatus((status) => status.storageFailingSince !== null);
  const isRepaired = useSyncStatus((status) => status.repaired !== null);
  const refresh = useCallback((): void => {
    void readHealth().then(setReading);
  }, [readHealth]);
  useEffect(refresh, [refresh]);
  return useMemo(() => {
    const context = {
      unsent: unsentIn(outbox).length,
      toDecide: outbox.toDecide.length,
      isRepaired,
      isStorageFailing,
      policy,
    };
    return { facts, context, checks: facts && checkHealth(facts, context), refresh };
  }, [facts, outbox, policy, isRepaired, isStorageFailing, refresh]);
}
