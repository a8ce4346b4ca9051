import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TimePart } from '#features/settings/TimePart.tsx';
import { usePreferences } from '#stores/preferences.ts';
import { draw } from '../changes/drawn.tsx';

test('the school’s own days off are added, one day or several, and taken out', async () => {
  usePreferences.setState({ schoolHolidays: [] });
  await draw(<TimePart />);
  const field = (name: string) => page.getByRole('textbox', { name });
  const add = page.getByRole('button', { name: 'Ajouter' });
  await field('Nom').fill('Vacances de Noël');
  await add.click();
  await expect.element(page.getByText('Donnez un nom et un premier jour.')).toBeVisible();
  await field('Premier jour').fill('21/12/2026');
  await field('Dernier jour').fill('03/01/2026');
  await add.click();
  await expect.element(page.getByText('Le dernier jour est avant le premier.')).toBeVisible();
  await field('Dernier jour').fill('03/01/2027');
  await add.click();
  await field('Nom').fill('Pont');
  await field('Premier jour').fill('15/05/2026');
  await add.click();
  expect(usePreferences.getState().schoolHolidays).toEqual([
    { name: 'Pont', from: '2026-05-15', to: '2026-05-15' },
    { name: 'Vacances de Noël', from: '2026-12-21', to: '2027-01-03' },
  ]);
  await page.getByRole('button', { name: 'Retirer Pont' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Vacances de l’école' }))
    .toMatchTextContent(/^Vacances de Noël21\/12\/2026 – 03\/01\/2027/u);
});
