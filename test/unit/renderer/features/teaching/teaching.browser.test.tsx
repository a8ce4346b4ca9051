import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { TeachingScreen } from '#features/teaching/index.tsx';
import { beginOn, go } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

describe('admission paths', () => {
  let cache: Cache;

  beforeEach(async () => {
    cache = await aCache();
    useSession.setState({ open: null, commands: {} as unknown as Commands }); // none is used here
    beginOn('teaching');
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  const whole = {
    Nom: 'BTS MCO',
    ProgrammeId: 70,
    PeriodeRentreeId: 27,
    Debut: '2026-09-01T08:00:00+02:00',
    Fin: '2027-06-30T18:00:00+02:00',
  };
  const lines = (): readonly string[] =>
    [...document.querySelectorAll('tr[data-row]')].map(({ textContent }) => textContent ?? '');

  test('SessionRecrutement.1 the list says which path is complete, and what each other lacks', async () => {
    const SessionRecrutement = [
      { Id: 60, ...whole },
      { Id: 61, ...whole, ProgrammeId: 0 },
      { Id: 62, ...whole, PeriodeRentreeId: null },
      { Id: 63, ...whole, Debut: null },
      { Id: 64, ...whole, Fin: null },
      { Id: 65, ...whole, Nom: '' },
    ];
    await receive(cache, { SessionRecrutement }, 1);
    await drawScreen(cache, <TeachingScreen />, 700);
    await expect.poll(lines).toHaveLength(6);
    expect(lines().filter((line) => line.includes('Dossier complet'))).toHaveLength(1);
    for (const lacks of ['programme', 'période', 'début', 'fin', 'nom'])
      expect(
        lines().filter((line) => new RegExp(`il manque .*${lacks}`, 'u').test(line)),
        lacks,
      ).toHaveLength(1);
  });
});

describe('sequences', () => {
  let cache: Cache;
  beforeEach(async () => {
    vi.stubGlobal('process', { env: { VIRT_ON: '1' } }); // React Stately's virtual list reads it as under Node
    cache = await aCache();
    useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: 1 } });
    beginOn('teaching');
    go({ at: 'rows', entity: 'Sequence' });
  });
  afterEach(async () => {
    await draw(null);
    vi.unstubAllGlobals();
    useSyncStatus.setState(useSyncStatus.getInitialState());
    await cache.close();
  });

  test('R3.4 the sequences that enrolments and agreements name are received and listed; references are for IT', async () => {
    const refresh = vi.fn<Commands['refresh']>(async ({ entity, of = '' }) => {
      if (entity === 'Sequence')
        await cache.store.absorb({ entity, of }, [pulled(of, `{"Id":${of},"Nom":"Séquence ${of}"}`)], 0);
    });
    useSession.setState({ open: null, commands: { refresh } as unknown as Commands }); // used here: this one alone
    await receive(cache, {
      InscriptionSequence: [{ Id: 1, ApprenantId: 3, SequenceId: 21 }],
      Convention: [{ Id: 2, ApprenantId: 3, SequenceId: 22 }],
    });
    await drawScreen(cache, <TeachingScreen />, 700);
    await expect.element(page.getByRole('gridcell', { name: 'Séquence 21' })).toBeVisible();
    await expect.element(page.getByRole('gridcell', { name: 'Séquence 22' })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: 'Références externes' })).not.toBeInTheDocument();
    go({ at: 'rows', entity: 'ReferenceExterne' });
    await expect.element(page.getByRole('tab', { name: 'Références externes' })).toBeVisible();
  });
});
