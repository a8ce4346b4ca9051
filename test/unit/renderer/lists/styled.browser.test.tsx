import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useListLayouts } from '#stores/lists.ts';
import '#ui/styles.css';
import { draw } from '../features/changes/drawn.tsx';
import { columns, Table } from './lines.tsx';

test('usual columns that do not fit are left out; those that the user chose stay, and the list scrolls', async () => {
  const long = (id: string) => ({ id, label: `Colonne ${id}`, text: () => 'un texte assez long pour être coupé' });
  const many = [...columns, ...['a', 'b', 'c', 'd'].map(long)];
  const all = many.map(({ id }) => id);
  const shown = () => document.querySelectorAll('thead th').length - 1;
  const scrolled = (): boolean => [...document.querySelectorAll('main *')].some((part) => part.scrollWidth > 360);
  await page.viewport(360, 700);
  await draw(<Table columns={many} usual={all} />);
  await expect.poll(shown).toBeLessThan(all.length);
  expect(scrolled()).toBe(false);
  await expect.element(page.getByRole('columnheader', { name: 'Nom' })).toBeVisible();
  await page.viewport(1400, 700);
  await expect.poll(shown).toBe(all.length);
  await page.viewport(360, 700);
  useListLayouts.setState({ layouts: { lines: { columns: all } } });
  await expect.poll(shown).toBe(all.length);
  expect(scrolled()).toBe(true);
  await page.viewport(1280, 800);
});

test('the pencil of what was typed and not saved is on the line of a name that ends with a year', async () => {
  await draw(<Table rows={[{ id: '1', name: 'Lyon, rentrée 2026', amount: null }]} typedIn={new Set(['1'])} />);
  const [mark, name, year] = ['svg', '.truncate-line', '[data-whole]'].map((part) =>
    document.querySelector(`tr[data-row] > td:first-child ${part}`)?.getBoundingClientRect(),
  );
  if (!mark || !name || !year) throw new Error('not drawn');
  expect(mark.top).toBeGreaterThanOrEqual(name.top);
  expect(mark.bottom).toBeLessThanOrEqual(name.bottom);
  expect(mark.right).toBeLessThanOrEqual(name.left);
  expect(name.right).toBeLessThanOrEqual(year.left);
});
