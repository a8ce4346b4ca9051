import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useGivenNames } from '#cache/queries/idNames.ts';
import { draftKey, newDraft } from '#features/agreements/draft/draft.ts';
import { AgreementsScreen } from '#features/agreements/index.tsx';
import { useIdLabels, useIdLabelStore } from '#stores/idLabels.ts';
import { beginOn, go, openPage } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aReceipt } from '#test/contract/stores/samples.ts';
import { drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

// What the screens of an agreement say of the document's rules, before anything is sent.

const draftId = '6f1b5a0e-41a8-4a55-9a34-3b0e3a9d5a06';
const draft = {
  ...newDraft(draftId, 0, { learnerId: '3002', learnerName: 'ROBERT Baptiste' }),
  typeId: '2',
  sequenceId: '10112',
  outcomes: { agreement: '8001' },
};
const taken = /^C’est la fiche de la convention n°\s8009, et chacune a la sienne/u;
const shared = 'La même fiche est donnée pour deux rôles. Chacun a la sienne, même pour une seule personne.';
let cache: Cache;

beforeEach(async () => {
  cache = await aCache();
  await receive(
    cache,
    {
      Convention: [
        { Id: 8001, EntrepriseId: 0, Remuneration: 1250.1, AvantageNourriture: 4.5, AvantageLogement: 50 },
        { Id: 8009, EntrepriseId: 500 },
      ],
    },
    1,
  );
  await cache.outbox.commit({
    putReceipts: [
      aReceipt({ id: 'a', seq: 1, intentId: `${draftId}/agreement/1`, entity: 'Convention', target: '8001' }),
    ],
  });
  const refresh: Commands['refresh'] = async () => undefined;
  useSession.setState({ open: null, commands: { refresh } as unknown as Commands }); // this one alone
  useSyncStatus.setState({ ...useSyncStatus.getInitialState(), connection: { kind: 'online', lastAnswerAt: 0 } });
  beginOn('agreements');
});
afterEach(async () => {
  await draw(null); // the draft is being saved
  useSyncStatus.setState(useSyncStatus.getInitialState());
  await cache.close();
});

async function open(more: object): Promise<void> {
  await cache.notes.write('drafts', JSON.stringify({ [draftKey(draftId)]: JSON.stringify({ ...draft, ...more }) }));
  go({ at: 'draft', id: draftId });
  await drawScreen(cache, <AgreementsScreen />, 700);
}

test('Entreprise.3 Limits.2 the company of another agreement is refused where it is given', async () => {
  await open({ company: { kind: 'existing', id: '501', mail: '', fields: {} } });
  const field = page.getByRole('textbox', { name: /^Numéro de l’entreprise/u });
  await expect.element(field).toHaveValue('501');
  await expect.element(page.getByText(taken)).not.toBeInTheDocument();
  await field.fill('500');
  await expect.element(page.getByText(taken)).toBeVisible();
});

test('Limits.3 one record for two roles is refused where it is given', async () => {
  const none = newDraft(draftId, 0).people;
  await open({ people: { ...none, MaitreId: { id: '71', note: '' }, ReferentId: { id: '72', note: '' } } });
  await page.getByRole('button', { name: /^Champs techniques/u }).click();
  const contact = page.getByRole('textbox', { name: 'Autre contact, par son numéro' });
  await expect.element(contact).toHaveValue('72');
  await expect.element(page.getByText(shared)).not.toBeInTheDocument();
  await contact.fill('71');
  await expect.element(page.getByText(shared).first()).toBeVisible();
});

function Named() {
  useGivenNames(useIdLabels(), 'fr', '');
  return <AgreementsScreen />;
}

test('a professional whom people named is chosen by name; no number stands outside of the technical fields', async () => {
  useIdLabelStore.setState({ lists: { Professionnel: { 71: 'Mme Ravier', 72: 'M. Blin' } } });
  await open({});
  await drawScreen(cache, <Named />, 700);
  const tutor = page.getByRole('group', { name: 'Tuteur ou maître d’apprentissage' });
  await tutor.getByRole('button', { name: /Personne connue/u }).click();
  await page.getByRole('option', { name: 'Mme Ravier' }).click();
  await expect.element(tutor.getByRole('textbox')).toHaveValue('Mme Ravier');
  await expect.element(tutor).not.toHaveTextContent('71');
  await page.getByRole('button', { name: /^Champs techniques/u }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Tuteur ou maître d’apprentissage, par son numéro' }))
    .toHaveValue('71');
  useIdLabelStore.setState(useIdLabelStore.getInitialState());
});

test('Convention.3 Convention.4 pay is read as gross a month, meals by the meal and housing by the month', async () => {
  openPage({ entity: 'Convention', id: '8001' });
  await drawScreen(cache, <AgreementsScreen />, 700);
  const text = (): string => (document.body.textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' ');
  await expect.poll(text).toMatch(/Rémunération1 250,10 € par mois/u);
  expect(text()).toMatch(/4,50 € par repas/u);
  expect(text()).toMatch(/50,00 € par mois/u);
});
