import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { FinanceScreen } from '#features/finance/index.tsx';
import { beginOn, go } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

// What each payer owes, by the lines that are here; those of the whole school when the user asks for them.

const whole = { entity: 'BalanceClient' } as const;
const refresh = vi.fn<Commands['refresh']>(async () => undefined);
const cancelRefresh = vi.fn<Commands['cancelRefresh']>();
let cache: Cache;

const line = (Id: number, ClientId: number, Montant: number, CreditON: boolean) => ({
  Id,
  AffaireId: 70 + ClientId,
  ClientId,
  Montant,
  CreditON,
  Date: '2026-10-01T12:00:00+02:00',
});

beforeEach(async () => {
  vi.clearAllMocks();
  cache = await aCache();
  await receive(cache, { Client: [{ Id: 3, Nom: 'RAVIER', Prenoms: 'Ateliers' }] }, 1);
  const lines = [line(1, 3, 100, false), line(2, 4, 900, false), line(3, 4, 200.5, true), line(4, 5, 20, true)];
  await receive(cache, { BalanceClient: lines }, Date.parse('2026-11-21T09:44:00+01:00'));
  useSession.setState({ open: null, commands: { refresh, cancelRefresh } as unknown as Commands }); // these alone
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), connection: { kind: 'online', lastAnswerAt: 0 } });
  beginOn('finance');
  await drawScreen(cache, <FinanceScreen />, 700);
  go({ at: 'rows', entity: 'BalanceClient', by: 'client' });
});
afterEach(async () => {
  await draw(null);
  useSyncStatus.setState(useSyncStatus.getInitialState());
  await cache.close();
});

const payers = (): readonly string[] =>
  [...document.querySelectorAll('tr[data-row]')].map(({ textContent }) =>
    (textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' '),
  );
const ask = () => page.getByRole('button', { name: 'Recevoir toute l’école' });

test('R2.11 each payer once, with what their lines add up to; who owes most comes first', async () => {
  await expect.poll(payers).toHaveLength(3);
  const [most, named, paid] = payers();
  expect(most).toMatch(/n° 4.*699,50 €/u);
  expect(named).toMatch(/RAVIER.*100,00 €/u);
  expect(paid).toMatch(/n° 5.*20,00 €/u);
});

test('the lines of the whole school are asked for by a press, without a filter, and stopped by one', async () => {
  await expect.element(page.getByText(/^Reçu/u)).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
  await ask().click();
  expect(refresh.mock.calls).toEqual([[whole]]);
  useSyncStatus.setState({ pulls: { BalanceClient: { received: 1200, startedAt: 0 } } });
  await expect.element(ask()).toBeDisabled();
  await expect.element(page.getByText(/^1\s200 lignes reçues$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Interrompre' }).click({ timeout: 10_000 });
  expect(cancelRefresh.mock.calls).toEqual([[whole]]);
});

test('I18 offline they are as last received, with their day', async () => {
  useSyncStatus.setState({ connection: { kind: 'offline' } as never });
  await expect.element(ask()).toBeDisabled();
  await expect.element(page.getByText(/^Reçu.*09:44/u)).toBeVisible();
  await expect.poll(payers).toHaveLength(3);
});
