import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { DayEnd, PreparingStatus } from '#shell/StatusBar.tsx';
import { forgetReadiness, notPreparing, useReadiness } from '#stores/offline.ts';
import { beginOn, here } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { drawOver } from '../overCache.tsx';

let cache: Cache;
beforeEach(async () => {
  const profile = { id: 'p', name: 'École', baseUrl: '', user: 'u', campusId: '1', campusName: 'Lyon', practice: true };
  useSession.setState({ open: { profile, databaseName: '', signedIn: true, keptBefore: false } });
  beginOn('today');
  forgetReadiness();
  cache = await aCache();
  const at = (time: string) => `2026-11-19T${time}:00+01:00`;
  await cache.store.absorb(
    { entity: 'Dossier' },
    ['09:00', '16:00'].map((time, id) => pulled(`${id}`, `{"Id":${id},"CreneauLibre":"${at(time)}"}`)),
    0,
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await cache.close();
});

const showAt = (time: string): Promise<void> => {
  vi.useFakeTimers({ now: Date.parse(`2026-11-19T${time}:00+01:00`), toFake: ['Date'] });
  return drawOver(
    cache,
    <>
      <PreparingStatus />
      <DayEnd />
    </>,
  );
};
const report = () => page.getByRole('button', { name: 'Bilan du jour' });

test('the report is offered once the last interview of the day is over, until it was opened', async () => {
  await showAt('16:44');
  await expect.element(page.getByText('Les entretiens du jour sont passés.')).not.toBeInTheDocument();
  await showAt('16:45');
  await report().click();
  expect(here()).toEqual({ at: 'offline', isReport: true });
  useReadiness.setState({ reportSeen: '2026-11-19' });
  await expect.element(report()).not.toBeInTheDocument();
});

test('preparation is visible from every screen; one that the user stopped is not announced again', async () => {
  await showAt('08:00');
  useReadiness.setState({ preparing: { ...notPreparing, state: 'running' } });
  await page.getByRole('button', { name: 'Préparation en cours' }).click();
  expect(here()).toEqual({ at: 'offline', isReport: false });
  useReadiness.setState({ preparing: { ...notPreparing, state: 'stopped', why: 'offline' } });
  await expect.element(page.getByRole('button', { name: 'Préparation interrompue' })).toBeVisible();
  useReadiness.setState({ preparing: { ...notPreparing, state: 'stopped', why: 'person' } });
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
