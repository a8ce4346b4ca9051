import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { Fields } from '#cache/pages/fields.ts';
import { useGivenNames } from '#cache/queries/idNames.ts';
import { CompaniesScreen } from '#features/companies/index.tsx';
import { FinanceScreen } from '#features/finance/index.tsx';
import { PersonPage } from '#features/people/page/PersonPage.tsx';
import { UserPage } from '#features/users/index.tsx';
import { meaningOf } from '#i18n/labels/index.ts';
import { EntityPage } from '#pages/EntityPage.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import { Lines } from '#pages/Lines.tsx';
import { ReceiveByNumber } from '#pages/ReceiveByNumber.tsx';
import { OpenedRow } from '#pages/row/OpenedRow.tsx';
import { LedgerBlock } from '#parts/ledger/LedgerBlock.tsx';
import { entities } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { NumberDialog } from '#shell/number/NumberDialog.tsx';
import { useListLayouts } from '#stores/lists.ts';
import { closeRows, openRow } from '#stores/openedRow.ts';
import { beginOn, here, openPage, usePage } from '#stores/place.ts';
import { useHistoryChanges, useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { aStep, pulled } from '#test/contract/stores/samples.ts';
import { Toasts } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver, drawScreen } from '../overCache.tsx';

describe('pages', () => {
  let cache: Cache;
  const findByNumber = vi.fn<Commands['findByNumber']>();
  const refresh = vi.fn<Commands['refresh']>(async () => undefined);

  const receive = async (
    entity: EntityName,
    of: string,
    row: Readonly<Record<string, unknown>>,
    at = Date.parse('2026-11-18T09:44:00+01:00'),
  ): Promise<void> => {
    await cache.store.absorb({ entity, of }, [pulled(of, JSON.stringify({ Id: Number(of), ...row }))], 0);
    await cache.store.finish({ entity, of }, { at, received: 1, complete: true, unreadable: [] });
  };

  beforeEach(async () => {
    // React Stately's virtual list reads process.env as under Node; a build replaces it.
    vi.stubGlobal('process', { env: { VIRT_ON: '1' } });
    vi.clearAllMocks();
    attend.mockResolvedValue(waits);
    cache = await aCache();
    await receive('Entreprise', '12', { Nom: 'Boulangerie Élan', SIRET: '80295478500028', Effectif: '10' });
    await receive('Entreprise', '9', { Nom: 'Atelier Nord', SIRET: '55208131766522', Effectif: '250' });
    // Used here: these two alone.
    useSession.setState({ open: null, commands: { findByNumber, refresh } as unknown as Commands });
    useSyncStatus.setState(useSyncStatus.getInitialState());
    useListLayouts.setState({ layouts: {} });
    beginOn('companies');
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await cache.close();
  });

  function Companies() {
    const open = usePage('companies');
    return open ? <EntityPage page={open} /> : <EntityRows entity="Entreprise" />;
  }

  const drawCompanies = (): Promise<void> => drawScreen(cache, <Companies />, 700);
  const names = (): readonly string[] =>
    [...document.querySelectorAll('tr[data-row] > td:first-child')].map(({ textContent }) => textContent);

  test('R3.10 the history of a row has what others changed, before and after', async () => {
    await receive('Entreprise', '12', { Nom: 'Boulangerie Élan', SIRET: '80295478500028', Effectif: '12' });
    openPage({ entity: 'Entreprise', id: '12' });
    await drawCompanies();
    await page.getByRole('tab', { name: 'Plus' }).click();
    await expect.element(page.getByText('Changé dans le service\u00A0: Effectif\u00A0: 10 → 12')).toBeVisible();
  });

  test('the rows that this workstation holds are listed by name with their age; Entrée opens a page, ⌫ leads back', async () => {
    await drawCompanies();
    await expect.poll(names).toEqual(['Atelier Nord', 'Boulangerie Élan']);
    await expect.element(page.getByText(/sans en donner la liste/u)).toBeVisible();
    await expect.element(page.getByRole('gridcell', { name: /mer. 18 nov., 09:44/u }).first()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Boulangerie Élan' })).toBeVisible();
    await expect.element(page.getByText('80295478500028')).toBeVisible();
    expect(here()).toEqual({ at: 'row', entity: 'Entreprise', id: '12' });
    await userEvent.keyboard('{Backspace}');
    await expect.poll(names).toHaveLength(2);
  });

  test('R3.4 a number is read at the service, kept and opened; what is not found is said in words', async () => {
    const onClose = vi.fn();
    await drawScreen(
      cache,
      <>
        <Companies />
        <NumberDialog kind="Entreprise" typed="" onClose={onClose} />
      </>,
      700,
    );
    const field = page.getByRole('textbox', { name: 'Numéro' });
    findByNumber.mockResolvedValue({ kind: 'absent' });
    await field.fill('77');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Rien sous ce numéro dans le service : entreprise n° 77.')).toBeVisible();
    findByNumber.mockResolvedValue({ kind: 'unknown' });
    await field.fill('78');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/ne prouve pas qu’il n’existe pas/u)).toBeVisible();
    findByNumber.mockResolvedValue({ kind: 'found', rows: [{ id: '9', row: rawJson('{"Id":9}'), isFresh: true }] });
    await field.fill('9');
    // What was said of another number is gone.
    await expect.element(page.getByText(/Rien sous ce numéro/u)).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Ouvrir/u }).click();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(here()).toEqual({ at: 'row', entity: 'Entreprise', id: '9' });
  });

  test.each([
    { was: 'one minute ago', minutes: -1, asks: 0 },
    { was: 'eleven minutes ago', minutes: -11, asks: 1 },
    { was: 'before the clock was set back by an hour', minutes: 59, asks: 1 },
  ])('R3.4 a page asks for its row again where it was received $was: $asks', async ({ minutes, asks }) => {
    useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: 1 } });
    await receive('Entreprise', '12', { Nom: 'Boulangerie Élan' }, Date.now() + minutes * 60_000);
    openPage({ entity: 'Entreprise', id: '12' });
    await drawCompanies();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Boulangerie Élan' })).toBeVisible();
    const asked = refresh.mock.calls.filter(([request]) => request.entity === 'Entreprise');
    expect(asked).toEqual(Array.from({ length: asks }, () => [{ entity: 'Entreprise', of: '12' }]));
  });

  test('a page says that its row is not here, and shows a change that asks for a decision', async () => {
    useSyncStatus.setState({ connection: { kind: 'offline', since: 0, cause: 'offline', lastAnswerAt: null } });
    openPage({ entity: 'Entreprise', id: '404' });
    await drawCompanies();
    await expect.element(page.getByText('Absent de ce poste.')).toBeVisible();
    await cache.outbox.commit({
      putSteps: [
        aStep({
          id: 'parked',
          seq: 1,
          entity: 'Entreprise',
          target: '9',
          state: { kind: 'refused', failure: { kind: 'refused' } },
        }),
      ],
    });
    openPage({ entity: 'Entreprise', id: '9' });
    await expect.element(page.getByText('Une modification attend votre décision.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Corriger' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Décider' }).click();
    expect(here()).toEqual({ at: 'changes', tab: 'open', deciding: 'parked' });
  });

  const refuse = (entity: EntityName, target: string, body: Readonly<Record<string, unknown>>) =>
    cache.outbox.commit({
      putSteps: [
        aStep({
          id: 'refused',
          seq: 1,
          entity,
          action: 'create',
          target,
          intentId: 'i',
          attended: true,
          body: rawJson(JSON.stringify(body)),
          state: { kind: 'refused', failure: { kind: 'refused', fields: [{ field: 'Login', message: 'Déjà pris' }] } },
        }),
      ],
    });
  const kept = vi.fn<Commands['dispatch']>(async () => ({ ok: true, intentId: 'i', targets: ['new:1'] }));
  const attend = vi.fn<Commands['attend']>();
  const waits = { kind: 'waits', failure: null, until: null, mayHaveArrived: false } as const;

  test('R3.5 what the service refused to create is corrected on its page, also where it changes no such row', async () => {
    await refuse('Entreprise', 'new:1', { Nom: 'Ferme du Lac', SIRET: '12' });
    useSession.setState({ commands: { dispatch: kept, attend, refresh } as unknown as Commands });
    await drawCompanies();
    openPage({ entity: 'Entreprise', id: 'new:1' });
    await page.getByRole('button', { name: 'Corriger' }).click();
    await expect.element(page.getByRole('heading', { name: 'Corriger Ferme du Lac' })).toBeVisible();
    const number = page.getByRole('textbox', { name: /SIRET/u });
    await expect.element(number).toHaveValue('12');
    await number.fill('80200300400015');
    await page.getByRole('button', { name: /^Enregistrer/u }).click();
    await expect
      .poll(() => kept.mock.lastCall?.[0])
      .toMatchObject({
        kind: 'edit',
        rows: [{ entity: 'Entreprise', id: 'new:1', members: { SIRET: '80200300400015' } }],
      });
    await expect.element(page.getByRole('heading', { name: /^Ferme du Lac/u })).toBeVisible();
    expect(attend.mock.calls).toEqual([['refused', 'Ferme du Lac']]);
  });

  describe('the correction of a refused account', () => {
    const cipher = 'A'.repeat(344);
    const account = {
      Nom: 'Petit',
      Prenom: 'Anne',
      Login: 'a',
      Mail: 'a@b.fr',
      ProfilUser: 2,
      TypeAuthentification: 'CAS',
    };
    const correct = async (given: Readonly<Record<string, unknown>>): Promise<void> => {
      await refuse('User', 'new:2', { ...account, ...given });
      useSession.setState({ commands: { dispatch: kept, attend, refresh } as unknown as Commands });
      await drawScreen(
        cache,
        <>
          <UserPage page={{ entity: 'User', id: 'new:2' }} />
          <Toasts />
        </>,
      );
      await page.getByRole('button', { name: 'Corriger' }).click();
    };
    const choose = async (label: RegExp, option: string): Promise<void> => {
      await page.getByRole('dialog').getByRole('button', { name: label }).click();
      await page.getByRole('option', { name: option }).click();
    };
    const save = () => page.getByRole('button', { name: /^Enregistrer/u }).click();

    test('R5.2 R3.0 shows what the service said of a field; the press that corrects it sends the account', async () => {
      attend.mockResolvedValue({ kind: 'applied', id: '77' });
      await correct({});
      await expect.element(page.getByRole('dialog').getByText(/Déjà pris/u)).toBeVisible();
      await page.getByRole('textbox', { name: /^Identifiant/u }).fill('anne.petit');
      await save();
      expect(page.getByLabelText(/^Mot de passe/u).elements()).toEqual([]);
      await expect.element(page.getByText('PETIT Anne est dans le service.')).toBeVisible();
      expect(here()).toEqual({ at: 'row', entity: 'User', id: '77' });
      expect(kept).toHaveBeenCalledOnce();
      expect(kept.mock.lastCall?.[0]).toMatchObject({ rows: [{ id: 'new:2', members: { Login: 'anne.petit' } }] });
    });

    test('R3.5 R4.2 drops the password with the way to sign in that needs it', async () => {
      await correct({ TypeAuthentification: 'Standalone', Password: cipher });
      await choose(/Mode de connexion/u, 'Connexion unique (CAS)');
      await save();
      await expect
        .poll(() => kept.mock.lastCall?.[0])
        .toMatchObject({ rows: [{ members: { TypeAuthentification: 'CAS', Password: '' } }] });
    });

    test('R4.2 offers the profiles that can be given alone, and judges the address', async () => {
      await correct({ ProfilUser: 1, Mail: 'anne' });
      await save();
      await expect.element(page.getByText(/^Adresse de courriel attendue/u)).toBeVisible();
      expect(kept).not.toHaveBeenCalled();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Profil/u })
        .click();
      await expect
        .poll(() =>
          page
            .getByRole('option')
            .elements()
            .map((each) => each.textContent),
        )
        .toEqual(['Utilisateur', 'Désactivé']);
    });
  });
});

describe('the dialog of a row', () => {
  let cache: Cache;
  const refresh = vi.fn<Commands['refresh']>(async () => undefined);

  const receive = (entity: EntityName, id: string, row: Readonly<Record<string, unknown>>): Promise<unknown> =>
    cache.store.absorb({ entity, of: id }, [pulled(id, JSON.stringify({ Id: Number(id), ...row }))], 0);

  beforeEach(async () => {
    cache = await aCache();
    // Used here: this one alone.
    useSession.setState({ open: null, commands: { refresh } as unknown as Commands });
    useSyncStatus.setState(useSyncStatus.getInitialState());
    beginOn('today');
    closeRows();
    await receive('BalanceClient', '31', {
      Nom: 'Acompte',
      Montant: '1250.10',
      MontantHT: 1041.75,
      TauxTVA: 20,
      Date: '2026-10-01T00:00:00+02:00',
      ClientId: 5,
      AffaireId: 7,
      TypePaiementId: 3,
      Relance1: '2026-11-01',
    });
    await receive('Client', '5', { Nom: 'Bensaïd', Prenoms: 'Lina' });
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  const drawWith = (shown: React.ReactNode): Promise<void> =>
    drawScreen(
      cache,
      <>
        {shown}
        <OpenedRow />
      </>,
    );
  const Ledger = () => <LedgerBlock clients={['5']} />;
  const dialog = page.getByRole('dialog');
  const labels = (within: Element): readonly string[] => [...within.querySelectorAll('dt')].map((dt) => dt.textContent);

  test.each(['{Enter}', ' '])(
    'a line of the ledger opens by %s with every member of the document, empty or not',
    async (key) => {
      await drawWith(<Ledger />);
      const line = page.getByRole('row').getByRole('button', { name: '01/10/2026' });
      await expect.element(line).toBeVisible();
      line.element().focus();
      await userEvent.keyboard(key);
      await expect.element(dialog).toBeVisible();
      const every = Object.keys(entities.BalanceClient.schema.shape).map(
        (field) => meaningOf('BalanceClient', field, 'fr').label,
      );
      await expect.poll(() => labels(dialog.element()).toSorted()).toEqual(every.toSorted());
      await expect.element(dialog.getByText('1 041,75 €')).toBeVisible();
      await expect.element(dialog.getByText('Non renseigné').first()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(line).toHaveFocus();
    },
  );

  test('a click anywhere in the line opens it; its references lead to pages, and the dialog is gone', async () => {
    await drawWith(<Ledger />);
    await page.getByRole('cell', { name: 'Acompte' }).click();
    await dialog.getByRole('button', { name: /BENSAÏD|Bensaïd/u }).click();
    expect(here()).toEqual({ at: 'row', entity: 'Client', id: '5' });
    await expect.element(dialog).not.toBeInTheDocument();
    openRow('BalanceClient', '31');
    await dialog.getByRole('button', { name: 'n° 7' }).click();
    expect(here()).toEqual({ at: 'case', id: '7' });
  });

  test('a mark is read with its evaluation, and a row that came within another one without a dataset of its own', async () => {
    await receive('ApprenantEvaluation', '41', { EvaluationId: 9, Note: 12.5, ReferencePlanification: 'PLAN-7' });
    await receive('Evaluation', '9', { Nom: 'Partiel', Ponderation: 2, Anonyme: true });
    const period = new Fields(
      rawJson('{"Id":3,"Nom":"Semestre 1","PeriodeId":44,"Debut":"2026-09-01T00:00:00+02:00"}'),
    );
    await drawWith(
      <Lines
        entity="ParcoursPeriode"
        label="Périodes"
        columns={['Nom']}
        rows={[{ id: '3', fields: period, mark: null, steps: [] }]}
        empty="Aucune"
      />,
    );
    openRow('ApprenantEvaluation', '41');
    await expect.element(dialog.getByText('PLAN-7')).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Évaluation' })).toBeVisible();
    await expect.element(dialog.getByText('Pondération')).toBeVisible();
    // The evaluation is a row of its own, with a way back.
    await dialog.getByRole('button', { name: 'Partiel' }).click();
    await expect.element(dialog.getByRole('heading', { name: 'Évaluation · Partiel' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Revenir à la précédente' }).click();
    await expect.element(dialog.getByText('PLAN-7')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Semestre 1' }).click();
    await expect.element(dialog.getByText('n° 44')).toBeVisible();
  });

  test('a page shows the members that none of its groups names', async () => {
    await receive('Entreprise', '7', { Nom: 'Atelier Nord' });
    openPage({ entity: 'Entreprise', id: '7' });
    await drawWith(
      <div style={{ display: 'flex', height: 700 }}>
        <EntityPage page={{ entity: 'Entreprise', id: '7' }} />
      </div>,
    );
    await page.getByText('Montrer aussi les champs vides').click();
    const every = Object.keys(entities.Entreprise.schema.shape).map(
      (field) => meaningOf('Entreprise', field, 'fr').label,
    );
    await expect.poll(() => labels(document.body)).toContain('Forme juridique');
    const usual = labels(document.body);
    await page.getByRole('tab', { name: 'Plus' }).click();
    await expect.poll(() => [...usual, ...labels(document.body)].toSorted()).toEqual(every.toSorted());
  });

  test('R1.1 the ledger of a client is received with each billing case that one of its lines names', async () => {
    useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: 0 } });
    await drawWith(<Ledger />);
    await expect.element(page.getByRole('cell', { name: 'Acompte' })).toBeVisible();
    await expect.element(page.getByLabelText('Numéro du dossier de facturation')).toBeVisible();
    await expect.poll(() => refresh.mock.calls).toContainEqual([{ entity: 'BalanceClient', of: '7' }]);
  });
});

describe('a row that is missing', () => {
  // The creation of the row whose page is open was undone.

  let cache: Cache;
  const redoLast = vi.fn<Commands['redoLast']>(async () => undefined);
  const wouldCreate = vi.fn<Commands['wouldCreate']>();

  beforeEach(async () => {
    vi.clearAllMocks();
    cache = await aCache();
    const refresh = async (): Promise<void> => undefined;
    // Used here: these three alone.
    useSession.setState({ open: null, commands: { redoLast, wouldCreate, refresh } as unknown as Commands });
    beginOn('people');
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });

  const redo = page.getByRole('button', { name: /^Refaire/u });

  test.each([
    ['Dossier', <PersonPage key="" place={{ entity: 'Dossier', id: 'new:d' }} />],
    ['User', <UserPage key="" page={{ entity: 'User', id: 'new:d' }} />],
  ] as const)(
    'the page of a %s says so, and offers to redo it while that is what the key does',
    async (entity, shown) => {
      wouldCreate.mockImplementation((of, id) => of === entity && id === 'new:d');
      await drawScreen(cache, shown, 500);
      await expect.element(page.getByText(/elle a été défaite ou abandonnée/u)).toBeVisible();
      await redo.click();
      expect(redoLast).toHaveBeenCalledTimes(1);
      // Something else was undone since.
      wouldCreate.mockReturnValue(false);
      useHistoryChanges.setState({ count: 1 });
      await expect.element(page.getByText(/^Sa création n’attend plus sur ce poste/u)).toBeVisible();
      await expect.element(redo).not.toBeInTheDocument();
    },
  );

  test('the way back is a button and a key; what the service gave was not undone', async () => {
    openPage({ entity: 'Dossier', id: '7' });
    await drawScreen(cache, <PersonPage place={{ entity: 'Dossier', id: '7' }} />, 500);
    await expect.element(page.getByText('Absent de ce poste.')).toBeVisible();
    await expect.element(redo).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}');
    expect(here().at).toBe('rows');
    openPage({ entity: 'Dossier', id: '7' });
    await page
      .getByRole('button', { name: /^Revenir à la liste/u })
      .last()
      .click();
    expect(here().at).toBe('rows');
  });
});

describe('contact', () => {
  let cache: Cache;
  beforeEach(async () => {
    cache = await aCache();
    await receive(cache, {
      Mail: [{ Id: 5, Adresse: 'contact@ravier.exemple.fr' }],
      Entreprise: [{ Id: 500, Nom: 'Ateliers Ravier', MailId: 5 }],
      Convention: [{ Id: 8001, EntrepriseId: 500, MaitreId: 71, SignataireId: 72, ApprenantId: 0 }],
      Candidat: [
        { Id: 40, Nom: 'MARTIN', Prenoms: 'Léa', Numero: 'C00040' },
        { Id: 41, Nom: 'PETIT', Prenoms: 'Zoé', Numero: 'C00041' },
      ],
      Dossier: [
        { Id: 50, CandidatId: 40, Numero: 'C00040-1', Parametres: [{ Id: 0, Code: 'TEL', Valeur: '06 39 98 00 01' }] },
      ],
      Client: [
        { Id: 3, Nom: 'Martin', Prenoms: 'Lea', ReferenceId: 40, MailId: 5 },
        { Id: 4, Nom: 'AUTRE', Prenoms: 'Lea', ReferenceId: 40, MailId: 5 },
      ],
    });
    const refresh: Commands['refresh'] = async () => undefined;
    useSession.setState({ open: null, commands: { refresh } as unknown as Commands }); // this one alone
  });
  afterEach(async () => {
    await draw(null);
    await cache.close();
  });
  const names = { Professionnel: { 71: 'Mme Ravier' } };
  function Named({ children }: { readonly children: ReactNode }) {
    useGivenNames(names, 'fr', '');
    return children;
  }
  const contact = page.getByRole('region', { name: 'Contact' });
  const first = () => document.querySelector('[role=tabpanel] section')?.textContent;

  test('the contact of a company is on top, with those whom people named in its agreements', async () => {
    openPage({ entity: 'Entreprise', id: '500' });
    await drawScreen(
      cache,
      <Named>
        <CompaniesScreen />
      </Named>,
      700,
    );
    await expect.element(contact.getByText('contact@ravier.exemple.fr')).toBeVisible();
    await expect.element(contact.getByText('Mme Ravier')).toBeVisible();
    await expect.element(contact.getByText(/72/u)).not.toBeInTheDocument();
    expect(first()).toContain('Mme Ravier');
    await expect.element(page.getByRole('button', { name: 'Écrire' })).toBeVisible();
  });

  test('R5.4 the contact of a client has the telephone of the files, where the name is theirs as well as the number', async () => {
    openPage({ entity: 'Client', id: '3' });
    await drawScreen(cache, <FinanceScreen />, 700);
    await expect.element(contact.getByText('06 39 98 00 01')).toBeVisible();
    expect(first()).toContain('06 39 98 00 01');
    await expect.element(page.getByRole('button', { name: 'Appeler' })).toBeVisible();
    openPage({ entity: 'Client', id: '4' });
    await drawScreen(cache, <FinanceScreen />, 700);
    await expect.element(contact.getByText('contact@ravier.exemple.fr')).toBeVisible();
    await expect.element(contact.getByText(/06 39/u)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Appeler' })).not.toBeInTheDocument();
  });
});

describe('by number', () => {
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

  test('I18 a list that the service truncated is said to be incomplete', async () => {
    await cache.store.finish(
      { entity: 'BalanceClient', of: '7' },
      { at: 1, received: 2, complete: false, coverage: { known: 46, came: 2 }, unreadable: [] },
    );
    await ask('7');
    awaited.get('7')?.resolve();
    await expect.element(page.getByText(/Liste incomplète\s: 2 reçus sur 46 connus\./u)).toBeVisible();
  });
});
