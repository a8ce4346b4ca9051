import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { screens } from '#shared/ipc/screens.ts';
import { fold } from '#shared/text/fold.ts';
import { useHiddenScreens } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import {
  Button,
  canChange,
  chordOf,
  EmptyState,
  isCharacter,
  Kbd,
  keyLabel,
  keysNow,
  Switch,
  TextField,
  useFormat,
  useKeySettings,
} from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import { shortcutWords } from '../commands.ts';
import { clashOf, shortcutGroupsNow } from './shortcutTables.ts';

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

/** Saves other characters for a shortcut on this workstation; null restores the default. */
function change(id: string, keys: readonly string[] | null): void {
  const others = Object.entries(useKeySettings.getState().changed).filter(([other]) => other !== id);
  useKeySettings.setState({ changed: Object.fromEntries(keys === null ? others : [...others, [id, keys]]) });
}

/** What a key does, its keys, and a button to change those that are single characters (WCAG 2.1.4). */
function ShortcutLine({ shortcut, words }: { readonly shortcut: Shortcut; readonly words: string }) {
  const { t } = useTranslation();
  const settings = useKeySettings();
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keys = keysNow(shortcut, settings);
  const end = (): void => {
    setChanging(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const shown = (
    <span className="flex gap-1">
      {keys.map((each) => (
        <Kbd key={each} keys={each} />
      ))}
      {keys.length === 0 && <span className="text-help text-text-3">{t('help.shortcuts.isOff')}</span>}
    </span>
  );
  return (
    <li className="border-b border-line-soft">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <span className={settings.changed[shortcut.id] ? 'font-bold' : ''}>{words}</span>
        <span className="shrink-0">
          {canChange(shortcut) ? (
            <button
              ref={opener}
              type="button"
              onClick={() => setChanging(true)}
              className="flex min-h-6 items-center rounded-chip px-1 hover:bg-hover"
            >
              <span className="sr-only">{t('help.shortcuts.change', { what: words })} </span>
              {shown}
            </button>
          ) : (
            <span className="flex px-1">{shown}</span>
          )}
        </span>
      </div>
      {changing && (
        <KeyCapture
          shortcut={shortcut}
          onCancel={end}
          onKeep={(chosen) => {
            change(shortcut.id, chosen);
            end();
          }}
        />
      )}
    </li>
  );
}

interface KeyCaptureProps {
  readonly shortcut: Shortcut;
  /** Saves these characters for the shortcut: none switches it off, null restores the default. */
  readonly onKeep: (keys: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

/** Waits for the new key of a shortcut. Refuses a key that another shortcut of the same screen has. */
function KeyCapture({ shortcut, onKeep, onCancel }: KeyCaptureProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const settings = useKeySettings();
  const field = useRef<HTMLButtonElement>(null);
  const [refused, setRefused] = useState('');
  useEffect(() => field.current?.focus(), []);

  const hear = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return; // closes, as everywhere
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onCancel();
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    const chord = chordOf({
      key,
      code,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
      altGraph: event.getModifierState('AltGraph'),
    });
    if (chord === null) return undefined;
    if (!isCharacter(chord) || key === ' ') return setRefused(t('help.shortcuts.notCharacter'));
    const other = clashOf(shortcut, chord, settings);
    if (other) return setRefused(t('help.shortcuts.taken', { what: format.quote(shortcutWords(other, t)) }));
    return onKeep([chord]);
  };
  return (
    <div className="flex w-full flex-col gap-1.5 pb-2">
      <button
        ref={field}
        type="button"
        onKeyDown={hear}
        className="h-[26px] rounded-button border border-dashed border-accent px-2 text-left text-help text-text-2"
      >
        {t('help.shortcuts.press')}
      </button>
      <output className="text-help text-ask empty:hidden">{refused}</output>
      <div className="flex flex-wrap gap-1">
        <Button size="sm" variant="quiet" onPress={() => onKeep([])}>
          {t('help.shortcuts.off')}
        </Button>
        {settings.changed[shortcut.id] && (
          <Button size="sm" variant="quiet" onPress={() => onKeep(null)}>
            {t('help.shortcuts.usual')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onPress={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  );
}
