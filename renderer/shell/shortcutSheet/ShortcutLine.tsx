import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canChange, Kbd, keysNow, useKeySettings } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import { KeyCapture } from './KeyCapture.tsx';

/** Saves other characters for a shortcut on this workstation; null restores the default. */
function change(id: string, keys: readonly string[] | null): void {
  const others = Object.entries(useKeySettings.getState().changed).filter(([other]) => other !== id);
  useKeySettings.setState({ changed: Object.fromEntries(keys === null ? others : [...others, [id, keys]]) });
}

/** What a key does, its keys, and a button to change those that are single characters (WCAG 2.1.4). */
export function ShortcutLine({ shortcut, words }: { readonly shortcut: Shortcut; readonly words: string }) {
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
