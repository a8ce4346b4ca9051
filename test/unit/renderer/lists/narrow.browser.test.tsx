import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useListLayouts } from '#stores/lists.ts';
import { draw } from '../features/changes/drawn.tsx';
import { columns, Table } from './lines.tsx';
import '#ui/styles.css';

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
