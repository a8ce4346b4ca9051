import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListColumn } from '#lists/column.ts';
import { useFilters, useListLayouts } from '#stores/lists.ts';
import { draw } from '../features/changes/drawn.tsx';
import { button, columns, few, names, opened, Table } from './lines.tsx';
import type { Line } from './lines.tsx';

const today = Date.parse('2026-11-19T10:00:00+01:00');
const met: ListColumn<Line> = {
  id: 'met',
  label: 'Entretien',
  text: ({ amount }) => `${amount}`,
  // A day for each unit of the amount.
  value: ({ amount }) => today + (amount ?? 0) * 86_400_000,
  instant: 'day',
};
const drawDated = (): Promise<void> => {
  vi.useFakeTimers({ now: today, toFake: ['Date'] });
  return draw(
    <Table
      rows={[
        { id: '1', name: 'Ce jour', amount: 0 },
        { id: '2', name: 'Plus tard', amount: 40 },
        { id: '3', name: '', amount: 0 },
      ]}
      columns={[...columns, met]}
      usual={['name', 'met']}
      quick={quickNameless}
      typedIn={new Set(['2'])}
    />,
  );
};
afterEach(() => void vi.useRealTimers());
const quickNameless = [{ id: 'nameless', column: 'name', chip: [''], label: 'Sans nom' }];

test('words that say which days and values are read as they are typed, kept by Entrée, and taken back', async () => {
  await drawDated();
  await page.getByRole('searchbox').fill('entretien aujourd’hui, sans nom');
  await expect.poll(names).toEqual(['']);
  await expect.element(page.getByRole('button', { name: /Sans nom, Entretien\s: aujourd’hui/u })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(opened).not.toHaveBeenCalled();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  expect(useFilters.getState().listChips).toEqual({ lines: { name: [''], met: { unit: 'day', by: 0 } } });
  await button('Sans nom').click();
  await expect.poll(names).toEqual(['Ce jour', '']);
  await button('Retirer le filtre Entretien\u00A0: aujourd’hui').click();
  await expect.poll(names).toHaveLength(3);
});

test('days are chosen by a press, or by the first and the last', async () => {
  await drawDated();
  await button('Filtrer par valeur').click();
  await page.getByRole('button', { name: /^Choisir une colonne/u }).click();
  await page.getByRole('option', { name: 'Entretien' }).click();
  await button('aujourd’hui').click();
  expect(useFilters.getState().listChips).toEqual({ lines: { met: { unit: 'day', by: 0 } } });
  await button('aujourd’hui').click();
  expect(useFilters.getState().listChips).toEqual({ lines: {} });
  await page.getByLabelText('Du', { exact: true }).fill('3/11/2026');
  await page.getByLabelText('Au', { exact: true }).fill('10/11/2026');
  await userEvent.keyboard('{Tab}');
  expect(useFilters.getState().listChips).toEqual({ lines: { met: { from: '2026-11-03', to: '2026-11-10' } } });
  // A first day after the last one leaves it open.
  await page.getByLabelText('Du', { exact: true }).fill('12/11/2026');
  await userEvent.keyboard('{Tab}');
  expect(useFilters.getState().listChips).toEqual({ lines: { met: { from: '2026-11-12', to: null } } });
});

test('a row in whose form something was typed says so', async () => {
  await drawDated();
  await expect.element(page.getByRole('row', { name: /^Saisie non enregistrée ?Plus tard/u })).toBeVisible();
  expect(page.getByText('Saisie non enregistrée').elements()).toHaveLength(1);
});

test('a list with an hour is an agenda: grouped by it, its rows are under their days', async () => {
  const begin = (at: number): ListColumn<Line> => ({
    id: 'begin',
    label: 'Début',
    text: ({ amount }) => (amount === null ? '' : `${amount} h`),
    value: ({ amount }) => amount && at + amount * 3_600_000,
    instant: 'time',
  });
  useListLayouts.setState({ layouts: { lines: { group: 'begin' } } });
  await draw(
    <Table
      rows={[...few, { id: '6', name: 'Sans heure', amount: null }, { id: '5', name: 'Demain', amount: 26 }]}
      columns={[...columns, begin(Date.parse('2026-11-19T08:00:00+01:00'))]}
    />,
  );
  const headings = [...document.querySelectorAll('th[scope=colgroup]')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['jeu. 19/11/20263', 'ven. 20/11/20261', 'Sans valeur1']);
});
