import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { StatusBar } from '#shell/StatusBar.tsx';
import { beginOn, go, here, openScreen } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus, whileBeingSent } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { drawOver } from '../overCache.tsx';

let cache: Cache;
beforeEach(async () => {
  beginOn('today');
  useSession.setState({ commands: {} as Commands }); // none of the bar's buttons is pressed that needs one
  cache = await aCache();
});
afterEach(() => cache.close());

const show = () => drawOver(cache, <StatusBar />);
const keep = (seq: number, attended: boolean) =>
  cache.outbox.commit({
    putSteps: [{ ...aStep({ id: `s${seq}`, seq, target: `${seq}` }), ...(attended && { attended }) }],
  });

test('R3.0 what leaves by itself and what the user sends are counted apart, with the way to the latter', async () => {
  await keep(1, true);
  await show();
  await expect.element(page.getByText('1 à envoyer vous-même')).toBeVisible();
  await expect.element(page.getByText(/en attente/u)).not.toBeInTheDocument();
  await keep(2, false);
  await expect.element(page.getByText('1 modification en attente')).toBeVisible();
  go({ at: 'changes', deciding: 'an old conflict' });
  openScreen('calendar');
  await page.getByRole('button', { name: 'Voir' }).click();
  expect(here(), 'what it speaks of, not the decision that was left open').toEqual({
    at: 'changes',
    tab: 'open',
    deciding: null,
    selected: 's1',
  });
});

test('R3.0 what the user has just sent no longer waits for them, also while something is read before it', async () => {
  await keep(1, true);
  useSyncStatus.setState({ sentByUser: ['s1'] });
  await show();
  await expect.element(page.getByText('1 modification en attente')).toBeVisible();
  await expect.element(page.getByText(/à envoyer vous-même/u)).not.toBeInTheDocument();
  useSyncStatus.setState(useSyncStatus.getInitialState());
});

test('R3.0 what one press stores and sends never waits for the user in between, and does where it was not sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sent = whileBeingSent('i1', () => promise);
  await cache.outbox.commit({
    putSteps: [{ ...aStep({ id: 's1', seq: 1, target: '1', intentId: 'i1' }), attended: true }],
  });
  await show();
  await expect.element(page.getByText('1 modification en attente')).toBeVisible();
  resolve();
  await sent;
  await expect.element(page.getByText('1 à envoyer vous-même')).toBeVisible();
});

const repaired = { restored: 1, uncertain: 0, lost: 0, mayLack: false };
test.each([
  ['nothing', {}, true],
  ['restored changes', { repaired }, false],
  ['something to decide', { toDecide: true }, false],
])('I27 « Aucune modification en attente » stands beside nothing that is pending: %s', async (_what, given, isSaid) => {
  if ('toDecide' in given) {
    const refused = { kind: 'refused', failure: { kind: 'refused' } } as const;
    await cache.outbox.commit({ putSteps: [{ ...aStep({ id: 's1', seq: 1, target: '1' }), state: refused }] });
  }
  useSyncStatus.setState({
    ...useSyncStatus.getInitialState(),
    ...('repaired' in given && { repaired: given.repaired }),
  });
  await show();
  await expect.element(page.getByText(/^(?:Reçu à|Jamais reçu) /u)).toBeVisible();
  await expect.poll(() => page.getByText('Aucune modification en attente').elements().length).toBe(isSaid ? 1 : 0);
  useSyncStatus.setState(useSyncStatus.getInitialState());
});

test('I20 what has no answer yet is counted, with the time until when; once that has passed, nothing is promised', async () => {
  const until = Date.now() + 240_000;
  useSyncStatus.setState({ settling: { count: 2, until } });
  await show();
  await expect.element(page.getByText(/^2 sans réponse, vérifiées avant \d\d:\d\d$/u)).toBeVisible();
  flushSync(() => useSyncStatus.setState({ settling: { count: 2, until: until - 300_000 } }));
  await expect.element(page.getByText(/sans réponse/u)).not.toBeInTheDocument();
  useSyncStatus.setState(useSyncStatus.getInitialState());
});

test('I27 « Tout est gardé » is not said while the disk refuses', async () => {
  const offline = {
    kind: 'offline',
    since: Date.parse('2026-11-23T10:00:00Z'),
    cause: 'offline',
    lastAnswerAt: null,
  } as const;
  useSyncStatus.setState({ connection: offline, storageFailingSince: null });
  await show();
  await expect
    .element(page.getByText(/^Hors ligne depuis le lun\..*\. Tout est gardé sur ce poste\.$/u))
    .toBeInTheDocument();
  useSyncStatus.setState({ storageFailingSince: offline.since });
  await expect.element(page.getByText(/depuis le lun\..*rien de nouveau n’est gardé/u)).toBeInTheDocument();
  await expect.element(page.getByText(/^Hors ligne depuis .*\.$/u)).toBeInTheDocument();
  await expect.element(page.getByText(/Tout est gardé/u)).not.toBeInTheDocument();
  useSyncStatus.setState(useSyncStatus.getInitialState());
});

test.each([
  ['Europe/Berlin', 'Heure de l’école, Paris (UTC+1)'],
  ['Indian/Reunion', 'Heure de l’école, Paris (UTC+1). Ce poste est à l’heure UTC+4'],
  ['UTC', 'Heure de l’école, Paris (UTC+1). Ce poste est à l’heure UTC'],
])('R2.4 another clock than the school’s is said beside the school’s zone: %s', async (timeZone, said) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T10:12:00+01:00'), toFake: ['Date'] });
  const zones = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone } as never);
  await show();
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  zones.mockRestore();
  vi.useRealTimers();
});
