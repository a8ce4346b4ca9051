import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { useListState } from '#wording/useListState.ts';
import { drawOver } from '../overCache.tsx';

const applications = { entity: 'Dossier' } as const;

function State() {
  const { isComing } = useListState(applications);
  return <p>{isComing ? 'coming' : 'unknown'}</p>;
}

test('a list that was never received is awaited while it waits for its turn, not while only others come, nor where it failed', async () => {
  const cache = await aCache();
  const receiving = { [requestKey({ entity: 'Planification' })]: { received: 1, startedAt: 0 } };
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), connection: { kind: 'online', lastAnswerAt: 1 } });
  await drawOver(cache, <State />);
  await expect.element(page.getByText('unknown')).toBeVisible();
  useSyncStatus.setState({ waitingPulls: [requestKey(applications)] });
  await expect.element(page.getByText('coming')).toBeVisible();
  // It was stopped, or is none of those received without being asked for.
  useSyncStatus.setState({ pulls: receiving, waitingPulls: [] });
  await expect.element(page.getByText('unknown')).toBeVisible();
  useSyncStatus.setState({ waitingPulls: [requestKey(applications)] });
  await expect.element(page.getByText('coming')).toBeVisible();
  useSyncStatus.setState({ pullFailures: { [requestKey(applications)]: 'serviceError' } });
  await expect.element(page.getByText('unknown')).toBeVisible();
  useSyncStatus.setState(useSyncStatus.getInitialState());
  await cache.close();
});
