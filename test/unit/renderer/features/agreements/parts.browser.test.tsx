import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { useGivenNames } from '#cache/queries/idNames.ts';
import { draftKey, newDraft } from '#features/agreements/draft/draft.ts';
import { AgreementsScreen } from '#features/agreements/index.tsx';
import { StateDialog } from '#features/agreements/page/AgreementPage.tsx';
import type { EntityName } from '#shared/entities/index.ts';
import { useIdLabels, useIdLabelStore } from '#stores/idLabels.ts';
import { beginOn, go, openPage, startCreating, stopCreating } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aReceipt, pulled } from '#test/contract/stores/samples.ts';
import { drawOver, drawScreen } from '../../overCache.tsx';
import { draw } from '../changes/drawn.tsx';

describe('rules of the document', () => {
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
});

describe('an empty company', () => {
  // Entreprise rule 1: a company can be created with an empty body and completed later.

  let cache: Cache;
  const dispatch = vi.fn<Commands['dispatch']>();

  beforeEach(async () => {
    vi.clearAllMocks();
    dispatch.mockResolvedValue({ ok: false, rejection: 'storage' });
    cache = await aCache();
    const rows = [
      { Id: 8001, Code: 'CONV-1', EntrepriseId: 0 },
      { Id: 8002, Code: 'CONV-2', EntrepriseId: 91 },
    ].map((row) => pulled(String(row.Id), JSON.stringify(row)));
    await cache.store.absorb({ entity: 'Convention' }, rows, 0);
    // The screen calls these two commands and no other.
    useSession.setState({ open: null, commands: { dispatch, refresh: async () => undefined } as unknown as Commands });
    beginOn('agreements');
  });
  afterEach(async () => {
    stopCreating();
    await draw(null); // the draft is being saved
    await cache.close();
  });

  const button = () => page.getByRole('button', { name: 'Créer une fiche vide' });
  const openCompany = async (id: string): Promise<void> => {
    go({ at: 'row', entity: 'Convention', id });
    await drawScreen(cache, <AgreementsScreen />, 700);
    await page.getByRole('tab', { name: 'Entreprise' }).click();
  };

  test('Entreprise.1 the page of an agreement without a company makes an empty one for it', async () => {
    await openCompany('8001');
    await button().click();
    await expect
      .poll(() => dispatch.mock.calls.map(([intent]) => intent))
      .toEqual([
        {
          kind: 'create',
          rows: [
            {
              entity: 'Entreprise',
              members: {},
              subject: 'CONV-1',
              link: { entity: 'Convention', id: '8001', field: 'EntrepriseId', subject: 'CONV-1' },
            },
          ],
        },
      ]);
    await expect.element(page.getByText(/^Impossible d’écrire sur le disque/u)).toBeVisible();
  });

  test('R4.2 an agreement that has a company is not offered another', async () => {
    await openCompany('8002');
    await expect.element(page.getByRole('button', { name: 'Ouvrir l’entreprise' })).toBeVisible();
    await expect.element(button()).not.toBeInTheDocument();
  });

  test('Entreprise.1 a new agreement may bring an empty company; what is typed of it takes the choice away', async () => {
    startCreating({ what: 'agreement' });
    await drawScreen(cache, <AgreementsScreen />, 700);
    const part = page.getByRole('region', { name: 'Entreprise' });
    const choice = part.getByRole('checkbox', { name: /^Créer une fiche vide/u });
    const stage = page.getByText('Créer l’entreprise', { exact: true });
    await expect.element(choice).not.toBeChecked();
    await expect.element(stage).not.toBeInTheDocument();
    // By its key: a click would wait until the long form stands still.
    const box = choice.element();
    if (box instanceof HTMLElement) box.focus();
    await userEvent.keyboard(' ');
    await expect.element(choice).toBeChecked();
    await expect.element(stage).toBeInTheDocument();
    await part.getByRole('textbox', { name: 'Nom', exact: true }).fill('Ateliers Ravier');
    await expect.element(choice).not.toBeInTheDocument();
  });
});

describe('where the sequence comes from', () => {
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
});

describe('another state', () => {
  let cache: Cache;
  beforeEach(async () => {
    cache = await aCache();
    const states = [
      { Id: 3, Nom: 'En cours', Code: 'COURS' },
      { Id: 4, Nom: 'Saisie', Code: 'SAISIE' },
      { Id: 5, Nom: 'Autre' },
    ].map((state) => pulled(String(state.Id), JSON.stringify(state)));
    await cache.store.absorb({ entity: 'EtatConvention' }, states, 0);
    useSession.setState({ open: null, commands: {} as Commands }); // nothing is sent here
    await drawOver(cache, <StateDialog agreementId="8001" name="CONV-1" stateId={null} onClose={() => undefined} />);
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  const choose = async (option: string): Promise<void> => {
    await page.getByRole('button', { name: /Nouvel état/u }).click();
    await page.getByRole('option', { name: option }).click();
  };
  const certain = () => page.getByText(/^Passer à l’état SAISIE supprime les documents/u);
  const possible = () => page.getByText(/ne connaît pas le code de cet état/u);

  test('R4.3 a state that may be the one that deletes is warned about: by its code, or where its code is unknown (States.2, Errors.3)', async () => {
    await choose('En cours');
    await expect.element(page.getByRole('button', { name: /Nouvel état/u })).toHaveTextContent('En cours');
    await expect.element(certain()).not.toBeInTheDocument();
    await expect.element(possible()).not.toBeInTheDocument();
    await choose('Saisie');
    await expect.element(certain()).toBeVisible();
    await choose('Autre');
    await expect.element(possible()).toBeVisible();
    await expect.element(certain()).not.toBeInTheDocument();
  });
});
