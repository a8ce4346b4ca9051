import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { words } from '#i18n/index.ts';
import { shortcutWords } from '#shell/commands.ts';
import { ShortcutSheet } from '#shell/shortcutSheet/ShortcutSheet.tsx';
import { shortcutGroupsNow } from '#shell/shortcutSheet/shortcutTables.ts';
import { usePreferences } from '#stores/preferences.ts';
import { useKeySettings } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

afterEach(() => {
  useKeySettings.setState({ characters: true, changed: {} });
  usePreferences.setState(usePreferences.getInitialState(), true);
});

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const keyOf = (name: string) => page.getByRole('button', { name: new RegExp(`^Changer la touche.* ${name}`, 'u') });

test('every named key has its words and its place in the sheet, once', async () => {
  await draw(<ShortcutSheet />);
  const all = shortcutGroupsNow(usePreferences.getState().foldedScreens, []).flatMap(({ shortcuts }) => shortcuts);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const shortcut of all)
    expect([shortcut.id, words.exists(`keys.${shortcut.id}`) || shortcut.id.startsWith('app.go.')]).toEqual([
      shortcut.id,
      true,
    ]);
  const first = all[0];
  expect(first && shortcutWords(first, words.t)).toBe('Aller à\u00A0: Aujourd’hui');
  expect(page.getByRole('listitem').elements().length).toBe(all.length);
  // A folded screen has no digit, and no line.
  expect(all.some(({ id }) => id === 'app.go.agreements')).toBe(false);
  usePreferences.setState({ foldedScreens: ['today'] });
  await expect.element(row('Aller à\u00A0: Conventions')).toBeVisible();
});

test('a key is found by its words, without accents, and by itself', async () => {
  await draw(<ShortcutSheet />);
  const field = page.getByRole('textbox');
  await field.fill('evenement comme fait');
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
  await field.fill('ctrl k');
  await expect.element(row('Chercher ou agir')).toBeVisible();
  await field.fill('rien de tel');
  await expect.element(page.getByText('Aucun raccourci ne s’appelle ainsi.')).toBeVisible();
});

test('WCAG 2.1.4 a character is changed, refused where another has it, switched off, and reset', async () => {
  await draw(<ShortcutSheet />);
  await keyOf('Marquer l’événement comme fait').click();
  await userEvent.keyboard('t');
  await expect.element(page.getByText(/déjà celle de «.Revenir à aujourd’hui.»/u)).toBeVisible();
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(page.getByText(/seul ou avec ⇧/)).toBeVisible();
  await userEvent.keyboard('y');
  expect(useKeySettings.getState().changed).toEqual({ 'calendar.done': ['y'] });
  await expect.element(keyOf('Marquer l’événement comme fait')).toHaveFocus();
  await keyOf('Marquer l’événement comme fait').click();
  await page.getByRole('button', { name: 'Désactiver' }).click();
  await expect.element(row('Marquer l’événement comme fait').getByText('désactivé', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Toutes les touches d’origine' }).click();
  expect(useKeySettings.getState()).toEqual({ characters: true, changed: {} });
});
