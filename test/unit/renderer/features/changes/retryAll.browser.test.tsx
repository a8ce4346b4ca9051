import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { ChangesScreen } from '#features/changes/index.tsx';
import { beginOn } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { runShortcut } from '#ui/index.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from './drawn.tsx';

let cache: Cache;
const retry = vi.fn<Commands['retry']>(async () => true);

beforeEach(async () => {
  vi.clearAllMocks();
  cache = await aCache();
  useSession.setState({ open: null, commands: { retry } as unknown as Commands }); // used here: this one
  beginOn('changes');
});
afterEach(async () => {
  await draw(null);
  await cache.close();
});

test('R3.0 « Tout réessayer » is offered, by press and in the palette, only where something leaves by itself', async () => {
  const account = { entity: 'User', target: 'new:u', action: 'create', attended: true } as const;
  await cache.outbox.commit({ putSteps: [aStep({ id: 'u', seq: 1, ...account })] });
  await drawScreen(cache, <ChangesScreen />, 700);
  const all = page.getByRole('button', { name: /^Tout réessayer/u });
  await expect.element(all).toBeDisabled();
  await expect.element(page.getByText('1 à envoyer vous-même', { exact: true })).toBeVisible();
  runShortcut('changes.retryAll');
  await cache.outbox.commit({ putSteps: [aStep({ id: 'e', seq: 2 })] });
  await expect.element(all).toBeEnabled();
  await expect.element(page.getByText('1 en attente, 1 à envoyer vous-même')).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
  runShortcut('changes.retryAll');
  await expect.poll(() => retry.mock.calls.length).toBe(1);
});

test('R3.0 what the user has just sent is counted, listed and shown with what waits, and not sent by a second press', async () => {
  const account = { entity: 'User', target: 'new:u', action: 'create', attended: true } as const;
  await cache.outbox.commit({ putSteps: [aStep({ id: 'u', seq: 1, ...account })] });
  const connection = { kind: 'online', lastAnswerAt: 0 } as const;
  useSyncStatus.setState({ connection });
  await drawScreen(cache, <ChangesScreen />, 1200);
  const row = page.getByRole('region', { name: 'En attente' }).getByRole('button');
  await page.getByRole('region', { name: 'À faire en ligne' }).getByRole('button').click();
  const send = page.getByRole('button', { name: /^Envoyer maintenant/u });
  await expect.element(send).toBeEnabled();
  useSyncStatus.setState({ sentByUser: ['u'] });
  await expect.element(page.getByText('1 en attente', { exact: true })).toBeVisible();
  await expect.element(row).toBeVisible();
  await expect.element(send).toBeDisabled();
  await expect.element(page.getByText(/envoyer vous-même/u)).not.toBeInTheDocument();
  useSyncStatus.setState(useSyncStatus.getInitialState());
});
