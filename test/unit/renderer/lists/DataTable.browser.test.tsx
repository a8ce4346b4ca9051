import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useListLayouts } from '#stores/lists.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { ShortcutScope } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
}
const columns: readonly ListColumn<Line>[] = [
  { id: 'name', label: 'Nom', text: ({ name }) => name },
  {
    id: 'amount',
    label: 'Montant',
    text: ({ amount }) => `${amount} €`,
    value: ({ amount }) => amount,
    isNumber: true,
    sum: (sum) => `${sum} €`,
  },
  { id: 'id', label: 'Numéro', text: ({ id }) => id },
];
const usual = ['name', 'amount'];
const few: readonly Line[] = [
  { id: '7', name: 'Zénith', amount: 0.1 },
  { id: '8', name: 'Atelier', amount: 0.2 },
  { id: '9', name: 'Étoile', amount: 10 },
];

const opened = vi.fn<(id: string) => void>();
const saveFile = vi.fn<Commands['saveFile']>(async () => true);

beforeEach(() => {
  vi.clearAllMocks();
  useListLayouts.setState({ layouts: {} });
  // The export alone is used.
  useSession.setState({ commands: { saveFile } as unknown as Commands });
});

const drawTable = (rows: readonly Line[] = few): Promise<void> =>
  draw(
    <ShortcutScope>
      <div style={{ display: 'flex', height: 500 }}>
        <DataTable
          id="lines"
          label="Lignes"
          rows={rows}
          columns={columns}
          usual={usual}
          onOpen={opened}
          empty="Aucune ligne ici."
        />
      </div>
    </ShortcutScope>,
  );
const names = (): readonly string[] =>
  [...document.querySelectorAll('tr[data-row] > td:first-child')].map(({ textContent }) => textContent);
const heading = (name: string) => page.getByRole('columnheader', { name });

test('a header sorts, says so, and the order is kept for the next time', async () => {
  await drawTable();
  expect(names()).toEqual(['Zénith', 'Atelier', 'Étoile']);
  await heading('Nom').getByRole('button').click();
  expect(names()).toEqual(['Atelier', 'Étoile', 'Zénith']);
  await expect.element(heading('Nom')).toHaveAttribute('aria-sort', 'ascending');
  await heading('Montant').getByRole('button').click();
  expect(names()).toEqual(['Étoile', 'Atelier', 'Zénith']);
  await drawTable();
  expect(names()).toEqual(['Étoile', 'Atelier', 'Zénith']);
});

test('/ leads to the filter, what it takes is counted and summed, Entrée opens the first', async () => {
  await drawTable();
  await expect.element(page.getByText('3 lignes')).toBeVisible();
  await expect.element(page.getByText('10.3 €')).toBeVisible();
  await userEvent.keyboard('/');
  await userEvent.keyboard('toi');
  await expect.poll(names).toEqual(['Étoile']);
  await expect.element(page.getByText('1 sur 3 lignes')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['9']]);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('row', { name: /Étoile/u })).toHaveFocus();
  await userEvent.keyboard('/{End}xx');
  await expect.element(page.getByText('Aucune ligne ne correspond à «\u00A0toixx\u00A0».')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer le filtre' }).click();
  await expect.poll(names).toHaveLength(3);
});

test('the arrows go from row to row, Entrée and a click open one', async () => {
  await drawTable();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(opened.mock.calls).toEqual([['8']]);
  await page.getByRole('row', { name: /Zénith/u }).click();
  expect(opened.mock.calls.at(-1)).toEqual(['7']);
});

test('columns are added, removed and moved, at once and for the next time, and can be as usual again', async () => {
  await drawTable();
  const headings = (): readonly string[] =>
    [...document.querySelectorAll('thead th')].slice(0, -1).map(({ textContent }) => textContent);
  await page.getByRole('button', { name: 'Choisir les colonnes' }).click();
  await page.getByText('Numéro').click();
  await page.getByRole('button', { name: 'Avancer\u00A0: Numéro' }).click();
  await page.getByRole('list', { name: 'Colonnes montrées' }).getByText('Nom', { exact: true }).click();
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await expect.poll(headings).toEqual(['Numéro', 'Montant']);
  await drawTable();
  expect(headings()).toEqual(['Numéro', 'Montant']);
  await page.getByRole('button', { name: 'Choisir les colonnes' }).click();
  await page.getByRole('button', { name: 'Colonnes habituelles' }).click();
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await expect.poll(headings).toEqual(['Nom', 'Montant']);
});

test('the export has the rows and columns that are shown, in their order', async () => {
  await drawTable();
  await heading('Nom').getByRole('button').click();
  await page.getByRole('searchbox').fill('t');
  await page.getByRole('button', { name: 'Exporter en CSV ce qui est montré' }).click();
  await expect.poll(() => saveFile.mock.calls).toHaveLength(1);
  const [name, text] = saveFile.mock.calls[0] ?? [];
  expect(name).toMatch(/^Lignes \d{4}-\d\d-\d\d\.csv$/u);
  expect(text).toBe('\uFEFFNom;Montant\r\nAtelier;0,2\r\nÉtoile;10\r\nZénith;0,1\r\n');
});

test('of 50,000 rows those in view are drawn; without rows it says why', async () => {
  await drawTable(Array.from({ length: 50_000 }, (_, at) => ({ id: `${at}`, name: `Ligne ${at}`, amount: at })));
  await expect.element(page.getByText(/^50.000 lignes$/u)).toBeVisible();
  expect(names().length).toBeLessThan(120);
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '50001');
  await drawTable([]);
  await expect.element(page.getByText('Aucune ligne ici.')).toBeVisible();
});
