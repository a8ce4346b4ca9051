import type { TFunction } from 'i18next';
import { callBridge } from '#gateway/bridge.ts';
import { words } from '#i18n/index.ts';
import { go as replay, leaveAside } from '#session/undone.ts';
import { screenKeys, shownScreens, sideScreens } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { requestedAgain } from '#stores/commit.ts';
import { openHelp } from '#stores/help.ts';
import { go, goBack, goForward, openScreen } from '#stores/place.ts';
import { hiddenScreens } from '#stores/policy.ts';
import { usePreferences } from '#stores/preferences.ts';
import { shortcutsOf } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import { openNumber, openPalette } from './panels.ts';
import { runHere } from './runHere.ts';

/** Its text is saved before its screen is left; the focus goes to the container, which remains. */
const leaving = (leave: () => unknown) => (): void => {
  document.querySelector('main')?.focus();
  leave();
};
const open = (screen: Screen) => leaving(() => openScreen(screen));
const health = leaving(() => go({ at: 'settings', part: 'health' }));

export const appShortcuts = shortcutsOf('app', {
  palette: 'mod+k',
  settings: 'mod+,',
  back: 'alt+ArrowLeft',
  forward: 'alt+ArrowRight',
  nextRegion: 'F6',
  previousRegion: 'shift+F6',
  refresh: 'F5',
  undo: 'mod+z',
  redo: ['mod+shift+z', 'mod+y'],
  leaveAside: 'mod+shift+Backspace',
  openNumber: 'mod+g',
  lock: 'mod+l',
  connection: [], // the palette finds it
  health: [],
  support: [],
  shortcuts: '?',
});
/** The keys that lead to the screens, where these are folded: digits follow what is shown. */
export function screenShortcuts(
  folded: readonly Screen[],
  hidden: readonly Screen[],
): readonly { screen: Screen; shortcut: Shortcut }[] {
  const shown = shownScreens(folded, hidden);
  return sideScreens
    .filter((screen) => !hidden.includes(screen))
    .map((screen) => {
      const keys = screenKeys(screen, shown);
      return { screen, shortcut: { id: `app.go.${screen}`, keys: keys === null ? [] : [keys] } };
    });
}

/** What a key does, in words. */
export function shortcutWords({ id }: Shortcut, t: TFunction): string {
  const screen = /^app\.go\.(\w+)$/u.exec(id)?.[1];
  return screen === undefined ? t(`keys.${id}`) : t('keys.app.go', { screen: t(`shell.screen.${screen}`) });
}

interface AppCommand {
  readonly shortcut: Shortcut;
  readonly run: () => void;
}

/**
 * The commands of every screen: by key, palette, and the menu item of the same name in main/app/menu.ts, as the side
 * bar shows them.
 */
export const appCommands = (
  folded: readonly Screen[],
  hidden: readonly Screen[],
): Readonly<Record<string, AppCommand>> => ({
  ...Object.fromEntries(
    screenShortcuts(folded, hidden).map(({ screen, shortcut }) => [`go.${screen}`, { shortcut, run: open(screen) }]),
  ),
  'go.settings': { shortcut: appShortcuts.settings, run: open('settings') },
  'go.back': { shortcut: appShortcuts.back, run: leaving(goBack) },
  'go.forward': { shortcut: appShortcuts.forward, run: leaving(goForward) },
  palette: { shortcut: appShortcuts.palette, run: openPalette },
  openNumber: { shortcut: appShortcuts.openNumber, run: () => openNumber() },
  nextRegion: { shortcut: appShortcuts.nextRegion, run: () => nextRegion(1) },
  previousRegion: { shortcut: appShortcuts.previousRegion, run: () => nextRegion(-1) },
  // Main asks the page to lock, as when the machine sleeps (S9).
  lock: { shortcut: appShortcuts.lock, run: () => void callBridge('service.lock', {}) },
  undo: { shortcut: appShortcuts.undo, run: () => void replay('undo') },
  redo: { shortcut: appShortcuts.redo, run: () => void replay('redo') },
  leaveAside: { shortcut: appShortcuts.leaveAside, run: () => void leaveAside() },
  connection: { shortcut: appShortcuts.connection, run: health },
  health: { shortcut: appShortcuts.health, run: health },
  support: { shortcut: appShortcuts.support, run: health },
  shortcuts: { shortcut: appShortcuts.shortcuts, run: () => openHelp('signs') },
});

/** Runs a menu item by its name: a command, or a key of the screen. */
export function runCommand(name: string): void {
  requestedAgain();
  const command = appCommands(usePreferences.getState().foldedScreens, hiddenScreens())[name];
  if (command) return command.run();
  return runHere(name === 'refresh' ? appShortcuts.refresh.id : name, words.t);
}

const focusable = 'button:not([disabled]), input:not([disabled]), textarea, [tabindex="0"], a[href]';

/** Moves the focus to the next part of the screen that has `data-region` (F6), and from the last to the first. */
function nextRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (region) => region.offsetParent !== null,
  );
  if (regions.length === 0) return;
  // The innermost: an inspector is inside the screen's own region.
  const here = regions.findLastIndex((region) => region.contains(document.activeElement));
  const target = regions[(here + by + regions.length) % regions.length] ?? regions[0];
  const inside = target?.querySelector<HTMLElement>('[data-autofocus], [aria-selected="true"], [aria-current="page"]');
  (inside ?? target?.querySelector<HTMLElement>(focusable) ?? target)?.focus();
}
