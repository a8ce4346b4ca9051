import { afterEach, beforeEach, expect, test } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { openReadiness } from '#offline/offlineReadiness.ts';
import { useReadiness } from '#stores/offline.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';

const untouched = useSyncStatus.getState();
beforeEach(() => useSyncStatus.setState(untouched, true));
afterEach(() => useSyncStatus.setState(untouched, true));

const state = () => useReadiness.getState().preparing.state;
const answeredAt = (lastAnswerAt: number): void =>
  useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt } });

async function readinessOf(sets: readonly PullRequest[]) {
  const asked: string[] = [];
  const readiness = await openReadiness({
    cache: {
      memory: new Memory(),
      notes: { read: async () => null, write: async () => undefined, setAside: async () => undefined },
      load: async () => undefined,
    },
    sets,
    engine: {
      // Every list is cut off.
      async refresh(request) {
        asked.push(requestKey(request));
        useSyncStatus.setState({ pullFailures: { [requestKey(request)]: 'timeout' } });
      },
      cancelRefresh: () => undefined,
    },
    persisted: true,
    now: () => 1,
  });
  return { readiness, asked };
}

test('S11 R3.5 what a cut list stopped goes on with the next answer, where the service was never lost', async () => {
  answeredAt(1);
  const { readiness, asked } = await readinessOf([{ entity: 'Planification' }]);
  await readiness.commands.prepare();
  await expect.poll(state).toBe('stopped');
  asked.length = 0;
  answeredAt(2);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  readiness.close();
});
