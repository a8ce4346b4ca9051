import { callBridge } from '../gateway/bridge.ts';
import { useSession } from '../stores/session.ts';
import { areas, useView } from '../stores/view.ts';
import { pressShortcut, showToast } from '../ui/index.ts';
import { goBack, goForward } from './history.ts';
import { words } from './i18n/index.ts';
import { usePanels } from './panels.ts';
import { nextRegion } from './regions.ts';

interface AppCommand {
  /** As for useShortcut. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

/** Leaves the field being typed in first, so that what was typed in it is kept before its screen goes. */
const leaving = (go: () => void) => (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  go();
};

/** What works everywhere: by key, and by the menu item of the same name in main/app/menu.ts. */
export const appCommands: Readonly<Record<string, AppCommand>> = {
  ...Object.fromEntries(
    areas.map((area, index) => [
      `go.${area}`,
      { keys: [`mod+${index + 1}`], run: leaving(() => useView.setState({ area, deciding: null, settingsPage: null })) },
    ]),
  ),
  'go.back': { keys: ['alt+ArrowLeft'], run: leaving(goBack) },
  'go.forward': { keys: ['alt+ArrowRight'], run: leaving(goForward) },
  nextRegion: { keys: ['F6'], run: () => nextRegion(1) },
  previousRegion: { keys: ['shift+F6'], run: () => nextRegion(-1) },
  // Main tells the page to let go, as when the machine sleeps (S9).
  lock: { keys: ['mod+l'], run: () => void callBridge('service.lock', {}) },
  undo: { keys: ['mod+z'], run: () => void undoLast() },
  shortcuts: { keys: ['?'], run: () => usePanels.setState({ open: 'shortcuts' }) },
};

/** Menu items that stand for a key of whatever screen is open. */
const keysOfScreen: Readonly<Record<string, string>> = { create: 'c', save: 'mod+Enter', refresh: 'F5' };

/** Carries out a menu item by its name. */
export function runCommand(name: string): void {
  const command = appCommands[name];
  if (command) return command.run();
  const keys = keysOfScreen[name];
  if (keys !== undefined) pressShortcut(keys);
}

async function undoLast(): Promise<void> {
  const undone = await useSession.getState().commands?.undoLast();
  showToast(words.t(undone ? 'shell.undone' : 'shell.nothingToUndo'));
}
