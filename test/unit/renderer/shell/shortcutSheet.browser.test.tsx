import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { words } from '#i18n/index.ts';
import { shortcutWords } from '#shell/commands.ts';
import { ShortcutSheet } from '#shell/shortcutSheet/ShortcutSheet.tsx';
import { shortcutGroupsNow } from '#shell/shortcutSheet/shortcutTables.ts';
import { usePreferences } from '#stores/preferences.ts';
import { draw } from '../features/changes/drawn.tsx';

afterEach(() => {
  usePreferences.setState(usePreferences.getInitialState(), true);
});

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

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
