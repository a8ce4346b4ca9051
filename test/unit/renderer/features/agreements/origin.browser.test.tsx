import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { draftKey, newDraft } from '#features/agreements/draft/draft.ts';
import { AgreementsScreen } from '#features/agreements/index.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { beginOn, go } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

// The sequence of an agreement is asked for with an enrolment of the learner, or with one of their files (R1.6).

const draftId = '6f1b5a0e-41a8-4a55-9a34-3b0e3a9d5a02';
let cache: Cache;
const call = vi.fn<Commands['call']>();
const kept = (entity: EntityName, row: { readonly Id: number; readonly [member: string]: unknown }): Promise<void> =>
  cache.store.absorb({ entity }, [pulled(String(row.Id), JSON.stringify(row))], 0);

beforeEach(async () => {
  vi.clearAllMocks();
  call.mockResolvedValue({
    kind: 'answered',
    answer: { kind: 'collection', rows: [], unreadable: [], complete: true },
  } as unknown as Awaited<ReturnType<Commands['call']>>);
  cache = await aCache();
  await kept('Apprenant', { Id: 3002, Nom: 'ROBERT', Prenoms: 'Baptiste', IndividuId: 77 });
  await kept('Candidat', { Id: 2002, Nom: 'ROBERT', Prenoms: 'Baptiste', IndividuId: 77 });
  await kept('Dossier', { Id: 6002, Numero: 'C02002-1', CandidatId: 2002 });
  await kept('InscriptionSequence', { Id: 12, ApprenantId: 3002, SequenceId: 7 });
  useSession.setState({ open: null, commands: { call, refresh: async () => undefined } as unknown as Commands });
  useSyncStatus.setState({ connection: { kind: 'online' } as never });
  beginOn('agreements');
  const draft = newDraft(draftId, 0, { learnerId: '3002', learnerName: 'ROBERT Baptiste' });
  // A draft of an earlier Carnet knows no file.
  const { fileId: _, ...before } = draft;
  await cache.notes.write('drafts', JSON.stringify({ [draftKey(draftId)]: JSON.stringify(before) }));
  go({ at: 'draft', id: draftId });
  await drawScreen(cache, <AgreementsScreen />, 700);
});
afterEach(async () => {
  await draw(null); // the draft is being saved
  useSyncStatus.setState(useSyncStatus.getInitialState());
  await cache.close();
});

const origin = page.getByRole('button', { name: /Inscription ou dossier/u });
const ask = page.getByRole('button', { name: 'Demander les séquences possibles' });
const bodies = () => call.mock.calls.map(([, input]) => (input as { body?: string }).body);

test('an enrolment or a file is chosen, and the number of the one that was chosen is asked with', async () => {
  await origin.click();
  await page.getByRole('option', { name: /C02002-1/u }).click();
  await ask.click();
  await expect.poll(bodies).toEqual(['{"Id":6002}']);
  await expect.element(page.getByText('Le service n’en propose aucune.')).toBeVisible();
  await origin.click();
  await page
    .getByRole('option', { name: /n°.12|Séquence/u })
    .first()
    .click();
  await expect.element(page.getByText('Le service n’en propose aucune.')).not.toBeInTheDocument();
  await ask.click();
  await expect.poll(bodies).toEqual(['{"Id":6002}', '{"Id":12}']);
});
