import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Cache } from '#cache/open.ts';
import { Fields } from '#cache/pages/fields.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { EntityPage } from '#pages/EntityPage.tsx';
import { Lines } from '#pages/Lines.tsx';
import { OpenedRow } from '#pages/row/OpenedRow.tsx';
import { LedgerBlock } from '#parts/ledger/LedgerBlock.tsx';
import { entities } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { closeRows, openRow } from '#stores/openedRow.ts';
import { beginOn, here, openPage } from '#stores/place.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { pulled } from '#test/contract/stores/samples.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawScreen } from '../overCache.tsx';

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
  const period = new Fields(rawJson('{"Id":3,"Nom":"Semestre 1","PeriodeId":44,"Debut":"2026-09-01T00:00:00+02:00"}'));
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

test('R3.4 a row that is not here says so, and its download is asked for where the service reads it', async () => {
  await drawWith(null);
  openRow('Evaluation', '404');
  await expect.element(dialog.getByText(/Absent de ce poste/u)).toBeVisible();
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
