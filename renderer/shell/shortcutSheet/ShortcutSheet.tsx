import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screens } from '#shared/ipc/screens.ts';
import { fold } from '#shared/text/fold.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { EmptyState, Kbd, keyLabel, TextField } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import { shortcutWords } from '../commands.ts';
import { shortcutGroupsNow } from './shortcutTables.ts';

/** Every key by group, searched by words or by the key itself. */
export function ShortcutSheet() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const sought = fold(typed);
  const hidden = useHiddenScreens();
  const foldedScreens = usePreferences((preferences) => preferences.foldedScreens);
  const groups = shortcutGroupsNow(foldedScreens, hidden)
    .map(({ id, shortcuts }) => ({
      id,
      name: t(screens.some((screen) => screen === id) ? `shell.screen.${id}` : `keys.group.${id}`),
      rows: shortcuts
        .map((shortcut) => ({ shortcut, words: shortcutWords(shortcut, t) }))
        .filter(({ shortcut, words }) =>
          [words, ...shortcut.keys.map((keys) => keyLabel(keys))].some((text) => fold(text).includes(sought)),
        ),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="flex flex-col gap-4">
      <div className="w-[280px]">
        <TextField
          label={t('help.shortcuts.find')}
          hideLabel
          placeholder={t('help.shortcuts.find')}
          value={typed}
          onChange={setTyped}
          autoFocus
        />
      </div>
      <p className="text-text-2">{t('help.shortcuts.letters')}</p>
      {groups.length === 0 && <EmptyState isInset message={t('help.shortcuts.none')} />}
      <div className="columns-3 gap-8 max-[999.98px]:columns-2 max-[699.98px]:columns-1">
        {groups.map(({ id, name, rows }) => (
          <section key={id} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-help font-medium text-text-2">{name}</h3>
            <ul aria-label={name}>
              {rows.map(({ shortcut, words }) => (
                <ShortcutLine key={shortcut.id} shortcut={shortcut} words={words} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function ShortcutLine({ shortcut: { keys }, words }: { readonly shortcut: Shortcut; readonly words: string }) {
  return (
    <li className="flex min-h-7 items-center justify-between gap-3 border-b border-line-soft">
      {words}
      <span className="flex shrink-0 gap-1 px-1">
        {keys.map((each) => (
          <Kbd key={each} keys={each} />
        ))}
      </span>
    </li>
  );
}
