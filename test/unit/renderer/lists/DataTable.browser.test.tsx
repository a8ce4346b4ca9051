import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useListLayouts } from '#stores/lists.ts';
import { useListViews } from '#stores/listViews.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
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
  useView.setState({ listFilters: {}, listChips: {} });
  useListViews.setState({ views: [] });
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

test('↓ right after the last letter leads to a row of the whole text', async () => {
  await drawTable();
  const input = page.getByRole('searchbox').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no filter');
  input.setRangeText('toile');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(document.activeElement?.textContent).toContain('Étoile');
});

/** The names of what is chosen are in the bar. */
function Choosable({ rows }: { readonly rows: readonly Line[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      id="lines"
      label="Lignes"
      rows={rows}
      columns={columns}
      usual={usual}
      onOpen={opened}
      empty="Aucune ligne ici."
      choosing={{
        chosen,
        onChoose: setChosen,
        renderBar: (shown) => <output aria-label="Choisies">{shown.map(({ name }) => name).join(' ')}</output>,
      }}
    />
  );
}
const drawChoosable = (): Promise<void> =>
  draw(
    <ShortcutScope>
      <div style={{ display: 'flex', height: 500 }}>
        <Choosable rows={[...few, { id: '10', name: 'Voile', amount: 1 }]} />
      </div>
    </ShortcutScope>,
  );
const chosen = (): string | undefined => document.querySelector('[aria-label=Choisies]')?.textContent;
const row = (name: string) => page.getByRole('row', { name: new RegExp(name, 'u') });

test('rows are chosen by keyboard: Espace, Maj with the arrows, Ctrl A, Échap; Entrée still opens', async () => {
  await drawChoosable();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.poll(chosen).toBe('Zénith');
  await expect.element(row('Zénith')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(chosen).toBe('Zénith Atelier Étoile');
  await expect.element(row('Étoile')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.poll(chosen).toBe('Zénith Atelier');
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(chosen).toBe('Zénith Atelier Étoile Voile');
  await userEvent.keyboard('{Escape}');
  await expect.poll(chosen).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['9']]);
});

test('rows are chosen by mouse: a box does not open its row, Maj takes the range, the head all', async () => {
  await drawChoosable();
  const box = (name: string) => row(name).element().querySelector('[data-box]') ?? document.body;
  await userEvent.click(box('Zénith'));
  await userEvent.click(box('Étoile'), { modifiers: ['Shift'] });
  await expect.poll(chosen).toBe('Zénith Atelier Étoile');
  await userEvent.click(box('Atelier'));
  await expect.poll(chosen).toBe('Zénith Étoile');
  await page.getByRole('checkbox', { name: 'Choisir toutes les lignes montrées' }).click({ force: true });
  await expect.poll(chosen).toBe('Zénith Atelier Étoile Voile');
  expect(opened).not.toHaveBeenCalled();
});

test('what a filter hides is out of reach of what is done with the chosen rows', async () => {
  await drawChoosable();
  await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}');
  await page.getByRole('searchbox').fill('toile');
  await expect.poll(chosen).toBe('Étoile');
  await page.getByRole('searchbox').fill('');
  await expect.poll(chosen).toBe('Zénith Atelier Étoile Voile');
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const pressItem = (name: string) => page.getByRole('menuitem', { name }).click();

test('values of a column are chosen, said above the list, and taken back', async () => {
  await drawTable();
  await button('Filtrer par valeur').click();
  await page.getByRole('button', { name: /Colonne/u }).click();
  await page.getByRole('option', { name: 'Nom' }).click();
  await page.getByText('Atelier').last().click();
  await button('Fermer').last().click();
  await expect.poll(names).toEqual(['Atelier']);
  await button('Retirer le filtre Nom\u00A0: Atelier').click();
  await expect.poll(names).toHaveLength(3);
});

test('rows are grouped with their number, a group is folded, and the arrows go over headings', async () => {
  await drawTable([...few, { id: '10', name: 'Atelier', amount: 7 }]);
  await button('Grouper').click();
  await pressItem('Nom');
  const headings = (): readonly string[] => [...document.querySelectorAll('tbody th')].map((th) => th.textContent);
  await expect.poll(headings).toEqual(['Atelier2', 'Étoile1', 'Zénith1']);
  await page.getByRole('button', { name: /Atelier/u }).click();
  await expect.poll(names).toEqual(['Étoile', 'Zénith']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(opened.mock.calls.at(-1)).toEqual(['7']);
});

test('what the list shows is kept under a name, shown again, and removed', async () => {
  await drawTable();
  await heading('Nom').getByRole('button').click();
  await page.getByRole('searchbox').fill('t');
  await button('Mes vues').click();
  await pressItem('Garder cette vue…');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Donnez un nom à la vue.')).toBeVisible();
  await userEvent.keyboard('Avec un t{Enter}');
  await page.getByRole('searchbox').fill('');
  await heading('Montant').getByRole('button').click();
  await expect.poll(names).toEqual(['Étoile', 'Atelier', 'Zénith']);
  await button('Mes vues').click();
  await pressItem('Avec un t');
  await expect.poll(names).toEqual(['Atelier', 'Étoile', 'Zénith']);
  expect(useView.getState().listFilters).toEqual({ lines: 't' });
  await button('Mes vues').click();
  await pressItem('Garder cette vue…');
  await button('Retirer la vue Avec un t').click();
  expect(useListViews.getState().views).toEqual([]);
});

test('Ctrl P: what is shown is on paper, and only that', async () => {
  await drawTable();
  await page.getByRole('searchbox').fill('toile');
  await expect.poll(names).toEqual(['Étoile']);
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Imprimer ce qui est montré' })).toBeVisible();
  const cells = [...document.querySelectorAll('.paper-table td')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['Étoile', '10 €']);
});

test('what is only like the filter stands below, under a heading that says so', async () => {
  await drawTable();
  await page.getByRole('searchbox').fill('atellier');
  await expect.poll(names).toEqual(['Atelier']);
  await expect.element(page.getByText(/^Proches de «\satellier\s»/u)).toBeVisible();
});
