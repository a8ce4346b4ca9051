import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chordOf, Button, isCharacter, useFormat, useKeySettings } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import { shortcutWords } from '../commands.ts';
import { clashOf } from './shortcutTables.ts';

interface KeyCaptureProps {
  readonly shortcut: Shortcut;
  /** Saves these characters for the shortcut: none switches it off, null restores the default. */
  readonly onKeep: (keys: readonly string[] | null) => void;
  readonly onCancel: () => void;
}

/** Waits for the new key of a shortcut. Refuses a key that another shortcut of the same screen has. */
export function KeyCapture({ shortcut, onKeep, onCancel }: KeyCaptureProps) {
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
