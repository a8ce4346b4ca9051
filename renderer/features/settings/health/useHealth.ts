import { useCallback, useEffect, useState } from 'react';
import type { HealthReading } from '#stores/health.ts';
import { useCommands } from '#stores/session.ts';

/** The condition of Carnet as it was when the page opened, or when the user asked for it again. */
export function useHealth(): { readonly reading: HealthReading | null; readonly refresh: () => void } {
  const { readHealth } = useCommands();
  const [reading, setReading] = useState<HealthReading | null>(null);
  const refresh = useCallback((): void => {
    void readHealth().then(setReading);
  }, [readHealth]);
  useEffect(refresh, [refresh]);
  return { reading, refresh };
}
