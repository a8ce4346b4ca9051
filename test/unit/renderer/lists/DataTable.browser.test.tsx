import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SavedFile } from '#shared/ipc/fileName.ts';
import { filterList, useFilters } from '#stores/lists.ts';
import { useListViews } from '#stores/listViews.ts';
import { screenActionsNow } from '#stores/screenActions.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { Toasts } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';
import { button, drawTable, few, names, opened, saveFile, Table } from './lines.tsx';
import type { Line } from './lines.tsx';

const weekKey = { id: 'people.week', keys: [', w'] };
const heading = (name: string) => page.getByRole('columnheader', { name });
const pressItem = (name: string) => page.getByRole('menuitem', { name }).click();
async function inTools(name: string): Promise<void> {
  await button('Colonnes, impression, export').click();
  await pressItem(name);
}

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
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
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
  await inTools('Choisir les colonnes');
  await page.getByText('Numéro').click();
  await page.getByRole('button', { name: 'Monter\u00A0: Numéro' }).click();
  await page.getByRole('list', { name: 'Colonnes montrées' }).getByText('Nom', { exact: true }).click();
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await expect.poll(headings).toEqual(['Numéro', 'Montant']);
  await drawTable();
  expect(headings()).toEqual(['Numéro', 'Montant']);
  await inTools('Choisir les colonnes');
  await page.getByRole('button', { name: 'Colonnes habituelles' }).click();
  await page.getByRole('button', { name: 'Fermer' }).last().click();
  await expect.poll(headings).toEqual(['Nom', 'Montant']);
});

test('the export has the rows and columns that are shown, in their order', async () => {
  await drawTable();
  await heading('Nom').getByRole('button').click();
  await page.getByRole('searchbox').fill('t');
  await inTools('Exporter en CSV ce qui est montré');
  await expect.poll(() => saveFile.mock.calls).toHaveLength(1);
  const [name, text] = saveFile.mock.calls[0] ?? [];
  expect(name).toMatch(/^Lignes \d{4}-\d\d-\d\d\.csv$/u);
  expect(text).toBe('\uFEFFNom;Montant\r\nAtelier;0,2\r\nÉtoile;10\r\nZénith;0,1\r\n');
});

const aFile: SavedFile = { name: 'Mes lignes.csv', folder: '/home/ines/Documents', targets: ['open', 'folder'] };

test('an export says how many of how many rows were saved, and where, and the system opens it or shows its folder', async () => {
  const showSaved = vi.fn<Commands['showSaved']>(async () => true);
  useSession.setState(({ commands }) => ({ commands: { ...commands, showSaved } as unknown as Commands }));
  filterList('lines', 'zenith');
  await draw(
    <>
      <Table />
      <Toasts />
    </>,
  );
  saveFile.mockResolvedValueOnce(aFile);
  await inTools('Exporter en CSV ce qui est montré');
  const notice = page.getByRole('status').filter({ hasText: 'Enregistré' });
  await expect
    .element(notice)
    .toMatchTextContent(
      /^1 ligne sur 3\s: celle que le filtre montre. Enregistré\s: Mes lignes.csv, dans \/home\/ines\/Documents/u,
    );
  await notice.getByRole('button', { name: 'Montrer' }).click();
  expect(showSaved).toHaveBeenLastCalledWith('folder');
});

test('of 50,000 rows those in view are drawn; without rows it says why', async () => {
  await drawTable(Array.from({ length: 50_000 }, (_, at) => ({ id: `${at}`, name: `Ligne ${at}`, amount: at })));
  await expect.element(page.getByText(/^50.000 lignes$/u)).toBeVisible();
  expect(names().length).toBeLessThan(120);
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '50001');
  await drawTable([]);
  await expect.element(page.getByText('Aucune ligne ici.')).toBeVisible();
});

test('↓ right after the last letter leads to a row of the whole text, among 60,000 more', async () => {
  await drawTable([
    ...Array.from({ length: 60_000 }, (_, at) => ({ id: `more ${at}`, name: `Ligne ${at}`, amount: at })),
    ...few,
  ]);
  const input = page.getByRole('searchbox').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('no filter');
  input.setRangeText('toile');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(document.activeElement?.textContent).toContain('Étoile');
});

test('values of a column are chosen, said above the list, and taken back', async () => {
  await drawTable();
  await button('Filtrer par valeur').click();
  await page.getByRole('button', { name: /^Choisir une colonne/u }).click();
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
  await pressItem('Enregistrer cette vue…');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Donnez un nom à la vue.')).toBeVisible();
  await userEvent.keyboard('Avec un t{Enter}');
  await page.getByRole('searchbox').fill('');
  await heading('Montant').getByRole('button').click();
  await expect.poll(names).toEqual(['Étoile', 'Atelier', 'Zénith']);
  await button('Mes vues').click();
  await pressItem('Avec un t');
  await expect.poll(names).toEqual(['Atelier', 'Étoile', 'Zénith']);
  expect(useFilters.getState().listFilters).toEqual({ lines: 't' });
  // The view that is shown is named, until the list shows something else.
  await expect.element(button('Mes vues\u00A0: Avec un t')).toBeVisible();
  await page.getByRole('searchbox').fill('z');
  await expect.element(button('Mes vues')).toBeVisible();
  await button('Mes vues').click();
  await pressItem('Renommer ou retirer…');
  await button('Renommer la vue Avec un t').click();
  await userEvent.keyboard('{Control>}a{/Control}Les t{Enter}');
  await button('Fermer').last().click();
  await button('Mes vues').click();
  await pressItem('Les t');
  await expect.element(button('Mes vues\u00A0: Les t')).toBeVisible();
  await button('Mes vues\u00A0: Les t').click();
  await pressItem('Renommer ou retirer…');
  await button('Retirer la vue Les t').click();
  expect(useListViews.getState().views).toEqual([]);
});

test('Ctrl P: what is shown is on paper, and only that', async () => {
  await drawTable();
  await page.getByRole('searchbox').fill('toile');
  await expect.poll(names).toEqual(['Étoile']);
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Imprimer ce qui est montré' })).toBeVisible();
  const cells = [...document.querySelectorAll('.paper-table td')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['Étoile', '10 €', 'Total', '10 €']);
  expect(document.querySelector('.paper > p')?.textContent).toBe('Filtre\u00A0: «\u00A0toile\u00A0»');
  expect(document.querySelector('.paper header span')?.textContent).toBe('1 ligne');
});

test.each([
  ['without rows', []],
  ['whose filter finds nothing', few],
])('Ctrl P says that there is nothing to print of a list %s', async (_, rows) => {
  filterList('lines', 'xx');
  await draw(
    <>
      <Table rows={rows} />
      <Toasts />
    </>,
  );
  await userEvent.keyboard('{Control>}p{/Control}');
  await expect.element(page.getByText('Rien à imprimer\u00A0: aucune ligne n’est montrée.')).toBeVisible();
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

test('a long paper is drawn after its dialog has opened, to its last line', async () => {
  const many = Array.from({ length: 450 }, (_, at) => ({ id: String(at), name: `Ligne ${at}`, amount: 1 }));
  await drawTable(many);
  await userEvent.keyboard('{Control>}p{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Imprimer ce qui est montré' });
  await expect.element(dialog).toBeVisible();
  const drawn = (): number => document.querySelectorAll('.paper-table tbody tr:not([data-total])').length;
  await expect.poll(drawn).toBe(450);
  await expect.element(dialog.getByRole('button', { name: 'Imprimer', exact: true })).not.toHaveAttribute('aria-busy');
});

const viewOf = (change: object): object => ({
  list: 'lines',
  name: 'Ancienne',
  columns: ['gone', 'name'],
  sort: { column: 'gone', direction: 'descending' },
  filter: '',
  chips: { gone: ['Lyon'], name: ['Atelier', 'Zénith'] },
  group: 'gone',
  ...change,
});

test('a view of columns that no longer exist shows what remains, and says which filter has no effect', async () => {
  useListViews.setState({ views: [viewOf({})] });
  await drawTable();
  await button('Mes vues').click();
  await pressItem('Ancienne');
  await expect.poll(names).toEqual(['Zénith', 'Atelier']);
  expect(document.querySelectorAll('thead th')).toHaveLength(2);
  await button('Retirer le filtre Colonne disparue, sans effet\u00A0: Lyon').click();
  await button('Filtrer par valeur').click();
  await expect.element(page.getByRole('checkbox', { name: /Atelier/u })).toBeChecked();
  expect(useFilters.getState().listChips).toEqual({ lines: { name: ['Atelier', 'Zénith'] } });
});

test('a view that cannot be read takes no other with it, and stays as it is', async () => {
  const broken = { list: 'lines', name: 3 };
  useListViews.setState({ views: [broken, 'x', viewOf({ name: 'Bonne' })] });
  await drawTable();
  await button('Mes vues').click();
  await pressItem('Renommer ou retirer…');
  await expect.element(page.getByText(/^2 vues enregistrées sont illisibles/u)).toBeVisible();
  await button('Fermer').last().click();
  await button('Mes vues').click();
  await pressItem('Enregistrer cette vue…');
  await userEvent.keyboard('Bonne');
  await page.getByRole('button', { name: /^Remplacer/u }).click();
  expect(useListViews.getState().views.slice(0, 2)).toEqual([broken, 'x']);
  expect(useListViews.getState().views).toHaveLength(3);
});

test('a row has a menu, by right click, « , » and Maj F10; a letter chooses in it, and only there', async () => {
  const run = vi.fn<(row: Line) => void>();
  await draw(<Table rowKeys={[{ shortcut: weekKey, label: 'Sa semaine', run }]} />);
  const row = page.getByRole('row', { name: /Atelier/u });
  await row.click({ button: 'right' });
  expect(opened).not.toHaveBeenCalled();
  await expect.element(page.getByRole('menu', { name: 'Atelier' })).toBeVisible();
  await page.getByRole('menuitem', { name: /Sa semaine/u }).click();
  await expect.poll(() => run.mock.calls.map(([{ id }]) => id)).toEqual(['8']);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.keyboard(',');
  await expect.element(page.getByRole('menuitem', { name: /Ouvrir/u })).toHaveFocus();
  await userEvent.keyboard('W');
  await expect.poll(() => run.mock.calls.map(([{ id }]) => id)).toEqual(['8', '8']);
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await page.getByRole('menuitem', { name: /Ouvrir/u }).click();
  await expect.poll(() => opened.mock.calls).toEqual([['8']]);
});

test.each(['sans objet', 'WEEK', '42'])(
  '« %s » typed on a row is searched, whole, and acts on nothing',
  async (typed) => {
    const run = vi.fn<(row: Line) => void>();
    await draw(<Table rowKeys={[{ shortcut: weekKey, label: 'Sa semaine', run }]} />);
    await page.getByRole('row', { name: /Atelier/u }).click();
    await userEvent.keyboard('{Escape}');
    opened.mockClear();
    await userEvent.keyboard(typed);
    await expect.element(page.getByRole('searchbox')).toHaveValue(typed);
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    expect([run.mock.calls, opened.mock.calls]).toEqual([[], []]);
  },
);

test('what headers and menus do is offered to the palette while the list is shown', async () => {
  await drawTable();
  const run = (text: string): void => {
    const action = screenActionsNow().find((each) => each.text === text);
    if (!action) throw new Error(`${text} is not offered`);
    action.run();
  };
  run('Trier par Nom');
  await expect.poll(names).toEqual(['Atelier', 'Étoile', 'Zénith']);
  run('Trier par Nom');
  await expect.poll(names).toEqual(['Zénith', 'Étoile', 'Atelier']);
  run('Grouper par Nom');
  await expect.element(page.getByRole('button', { name: /^Atelier/u })).toBeVisible();
  run('Sans groupes');
  await expect.element(page.getByRole('button', { name: /^Atelier/u })).not.toBeInTheDocument();
  run('Enregistrer cette vue…');
  await userEvent.keyboard('À voir{Enter}');
  run('Trier par Montant');
  await expect.poll(names).toEqual(['Étoile', 'Atelier', 'Zénith']);
  run('Vue\u00A0: À voir');
  await expect.poll(names).toEqual(['Zénith', 'Étoile', 'Atelier']);
  run('Exporter en CSV ce qui est montré');
  await expect.poll(() => saveFile.mock.calls.length).toBe(1);
  await draw(<p>Autre écran</p>);
  expect(screenActionsNow()).toEqual([]);
});

test('columns share the room by what is in them, and a filter moves none', async () => {
  const path = 'BTS Négociation et digitalisation de la relation client, rentrée de septembre 2027';
  await draw(
    <div style={{ width: 900 }}>
      <Table rows={[{ id: '6', name: path, amount: null }, ...few]} usual={['name', 'amount', 'id']} />
    </div>,
  );
  const widths = (): readonly number[] =>
    [...document.querySelectorAll('col')].map(({ style }) => Number.parseInt(style.width, 10));
  await expect.poll(names).toHaveLength(4);
  // The first drawing has the room of the list before it.
  await expect.poll(() => widths().reduce((sum, width) => sum + width, 0)).toBe(900);
  const before = widths();
  const [first = 0, amount = 0] = before;
  expect(amount).toBeLessThan(120);
  expect(first).toBeGreaterThan(500);
  filterList('lines', 'toi');
  await expect.poll(names).toHaveLength(1);
  expect(widths()).toEqual(before);
});

test.each([
  ['Lyon, rentrée 2026', ' 2026'],
  ['BTS MCO 2026-2027', ' 2026-2027'],
  ['Salle 204', undefined],
  ['2026', undefined],
])('the year at the end of %s is not cut with it', async (name, year) => {
  await draw(<Table rows={[{ id: '1', name, amount: null }]} />);
  const cell = document.querySelector('tr[data-row] > td');
  expect(cell?.textContent).toBe(name);
  expect(cell?.querySelector('[data-whole]')?.textContent).toBe(year);
});

test('no number of thousands of rows is cut', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at): Line => ({ id: `${at}`, name: 'Nom '.repeat(400), amount: 1 }));
  await drawTable(rows.with(1, { id: 'long', name: 'Long', amount: 1_234_567_890.12 }));
  // The other 1,999 need 80 px.
  await expect.poll(() => document.querySelectorAll('col')[1]?.getAttribute('style')).toMatch(/^width: 1\d\dpx/u);
});
