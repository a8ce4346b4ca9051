import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ScreensPart } from '#features/settings/index.tsx';
import { ScreenList } from '#shell/SideBar.tsx';
import { beginOn, here, openScreen } from '#stores/place.ts';
import { usePreferences } from '#stores/preferences.ts';
import { aCache } from '#test/contract/stores/openTestCache.ts';
import { draw } from '../features/changes/drawn.tsx';
import { drawOver } from '../overCache.tsx';

const names = (): readonly string[] =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
const usual = ['Aujourd’hui', 'Calendrier', 'Personnes et dossiers', 'Documents', 'Modifications', 'Prêt hors ligne'];
const others = ['Conventions', 'Entreprises', 'Facturation', 'Pédagogie', 'Utilisateurs'];
const fold = page.getByRole('button', { name: 'Autres écrans' });

beforeEach(() => {
  beginOn('today');
  usePreferences.setState(usePreferences.getInitialState(), true);
});

async function drawList(): Promise<void> {
  const cache = await aCache();
  await drawOver(cache, <ScreenList />);
}

test('the screens of an interview day are shown, the others open under one entry by the keyboard', async () => {
  await drawList();
  await expect.poll(names).toEqual([...usual, 'Autres écrans']);
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab(); // today
  for (const _ of usual) await userEvent.tab();
  await expect.element(fold).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await expect.element(fold).toHaveFocus();
  await expect.poll(names).toEqual([...usual, 'Autres écrans', ...others, 'Choisir les écrans']);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(here()).toEqual({ at: 'rows', entity: 'Convention' });
});

test('a folded screen that is on stays in sight, and is marked', async () => {
  await drawList();
  openScreen('finance');
  await expect.poll(names).toEqual([...usual, 'Autres écrans', 'Facturation']);
  await expect.element(page.getByRole('button', { name: 'Facturation' })).toHaveAttribute('aria-current', 'page');
  openScreen('calendar');
  await expect.poll(names).toEqual([...usual, 'Autres écrans']);
});

test('the user chooses in the settings which screens are shown; the changes are shown always', async () => {
  await draw(<ScreensPart />);
  const box = (name: string) => page.getByRole('checkbox', { name });
  await expect.element(box('Modifications')).not.toBeInTheDocument();
  await expect.element(box('Calendrier')).toBeChecked();
  await expect.element(box('Conventions')).not.toBeChecked();
  await page.getByText('Conventions').click();
  await page.getByText('Documents').click();
  expect(usePreferences.getState().foldedScreens).toEqual(['directory', 'companies', 'finance', 'teaching', 'users']);
  await drawList();
  await expect
    .poll(names)
    .toEqual([...usual.filter((name) => name !== 'Documents').toSpliced(3, 0, 'Conventions'), 'Autres écrans']);
});

test('where every screen is shown, nothing is folded', async () => {
  usePreferences.setState({ foldedScreens: [] });
  await drawList();
  await expect.element(fold).not.toBeInTheDocument();
  await expect.poll(names).toEqual([...usual.slice(0, 4), ...others, ...usual.slice(4)]);
});
