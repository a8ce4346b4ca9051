import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { screens } from '#shared/ipc/screens.ts';
import { fold } from '#shared/text/fold.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { Button, EmptyState, keyLabel, keysNow, Switch, TextField, useKeySettings } from '#ui/index.ts';
import { shortcutWords } from '../commands.ts';
import { ShortcutLine } from './ShortcutLine.tsx';
import { shortcutGroupsNow } from './shortcutTables.ts';

/** Every key by group, searched by words or by the key itself; single characters can be changed or switched off. */
export function ShortcutSheet() {
  const { t } = useTranslation();
  const settings = useKeySettings();
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
          [words, ...keysNow(shortcut, settings).map((keys) => keyLabel(keys))].some((text) =>
            fold(text).includes(sought),
          ),
        ),
    }))
    .filter(({ rows }) => rows.length > 0);
  const isChanged = !settings.characters || Object.keys(settings.changed).length > 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="w-[280px]">
          <TextField
            label={t('help.shortcuts.find')}
            hideLabel
            placeholder={t('help.shortcuts.find')}
            value={typed}
            onChange={setTyped}
            // The user who opens the sheet searches for a key.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        </div>
        <Switch isOn={settings.characters} onChange={(characters) => useKeySettings.setState({ characters })}>
          {t('common.word.characterKeys')}
        </Switch>
        {isChanged && (
          <Button size="sm" onPress={() => useKeySettings.setState({ characters: true, changed: {} })}>
            {t('help.shortcuts.reset')}
          </Button>
        )}
      </div>
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
