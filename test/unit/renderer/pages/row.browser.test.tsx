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
import { Lines } from '#pages/Lines.tsx';
import { ReceiveByNumber } from '#pages/ReceiveByNumber.tsx';
import { OpenedRow } from '#pages/row/OpenedRow.tsx';
import { LedgerBlock } from '#parts/ledger/LedgerBlock.tsx';
import { entities } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { closeRows, openRow } from '#stores/openedRow.ts';
import { beginOn, here, openPage } from '#stores/place.ts';
import { useHistoryChanges, useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache, receive } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver, drawScreen } from '../overCache.tsx';

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
