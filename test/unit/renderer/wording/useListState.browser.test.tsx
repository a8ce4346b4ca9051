import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { useListState } from '#wording/useListState.ts';
import { drawOver } from '../overCache.tsx';

const applications = { entity: 'Dossier' } as const;

function State({ isServed }: { readonly isServed: boolean }) {
  const { isComing } = useListState(applications, isServed);
  return <p>{isComing ? 'coming' : 'unknown'}</p>;
}

test('a list that was never received is awaited while it waits for its turn, not while only others come, nor where it failed', async () => {
  const cache = await aCache();
  const receiving = { [requestKey({ entity: 'Planification' })]: { received: 1, startedAt: 0 } };
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), connection: { kind: 'online', lastAnswerAt: 1 } });
  await drawOver(cache, <State isServed />);
  await expect.element(page.getByText('unknown')).toBeVisible();
  useSyncStatus.setState({ pulls: receiving });
  await page.getByText('unknown').element().ownerDocument.fonts.ready;
  expect(page.getByText('unknown').elements()).toHaveLength(1);
  useSyncStatus.setState({ waitingPulls: [requestKey(applications)] });
  await expect.element(page.getByText('coming')).toBeVisible();
  useSyncStatus.setState({ pullFailures: { [requestKey(applications)]: 'serviceError' } });
  await expect.element(page.getByText('unknown')).toBeVisible();
  useSyncStatus.setState({ pullFailures: {} });
  await drawOver(cache, <State isServed={false} />);
  await expect.element(page.getByText('unknown')).toBeVisible();
  useSyncStatus.setState(useSyncStatus.getInitialState());
  await cache.close();
});
