import { act } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { ReceiveByNumber } from '#pages/ReceiveByNumber.tsx';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

let cache: Cache;
/** The answers that are awaited, by number. */
const awaited = new Map<string, PromiseWithResolvers<void>>();
const refresh = vi.fn<Commands['refresh']>(({ of }) => {
  const answer = Promise.withResolvers<void>();
  awaited.set(String(of), answer);
  return answer.promise;
});
const cancelRefresh = vi.fn<Commands['cancelRefresh']>();

beforeEach(async () => {
  vi.clearAllMocks();
  awaited.clear();
  cache = await aCache();
  useSession.setState({ open: null, commands: { refresh, cancelRefresh } as unknown as Commands }); // used here: these alone
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), connection: { kind: 'online', lastAnswerAt: 0 } });
  await drawOver(
    cache,
    <ReceiveByNumber
      entity="BalanceClient"
      member="AffaireId"
      label="Numéro"
      help="De l’affaire"
      action="Recevoir"
      found={(_rows, number) => `Reçu : ${number}`}
    />,
  );
});
afterEach(async () => {
  await draw(null);
  useSyncStatus.setState(useSyncStatus.getInitialState());
  await cache.close();
});

async function ask(number: string): Promise<void> {
  await page.getByRole('textbox').fill(number);
  await page.getByRole('button', { name: 'Recevoir' }).click();
  await expect.poll(() => awaited.has(number)).toBe(true);
}

const said = () => page.getByRole('status');

test('an answer to an earlier number that comes late is not shown', async () => {
  await ask('7');
  await ask('12');
  awaited.get('12')?.resolve();
  await expect.element(said()).toHaveTextContent('Reçu : 12');
  awaited.get('7')?.resolve();
  await awaited.get('7')?.promise;
  await expect.element(said()).toHaveTextContent('Reçu : 12');
});

test('a slow answer is waited for visibly, and can be given up after five seconds; then it is ignored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const after = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
  await ask('7');
  await after(1_000);
  expect(page.getByText('Carnet interroge le service').elements()).toHaveLength(1);
  const stop = page.getByRole('button', { name: 'Ne plus attendre' });
  await after(3_999);
  expect(stop.elements()).toHaveLength(0);
  await after(1);
  expect(stop.elements()).toHaveLength(1);
  vi.useRealTimers();
  await stop.click();
  expect(cancelRefresh).toHaveBeenCalledExactlyOnceWith({ entity: 'BalanceClient', of: '7' });
  expect(stop.elements()).toHaveLength(0);
  awaited.get('7')?.resolve();
  await awaited.get('7')?.promise;
  await expect.element(said()).not.toHaveTextContent('Reçu');
  awaited.clear();
  await ask('7');
  awaited.get('7')?.resolve();
  await expect.element(said()).toHaveTextContent('Reçu : 7');
});

test('I18 a list that the service truncated is said to be incomplete', async () => {
  await cache.store.finish(
    { entity: 'BalanceClient', of: '7' },
    { at: 1, received: 2, complete: false, coverage: { known: 46, came: 2 }, unreadable: [] },
  );
  await ask('7');
  awaited.get('7')?.resolve();
  await expect.element(page.getByText(/Liste incomplète\s: 2 reçus sur 46 connus\./u)).toBeVisible();
});
