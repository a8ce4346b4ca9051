import { words } from './i18n/index.ts';
import { useSession } from '../stores/session.ts';
import { areas, useView } from '../stores/view.ts';
import type { Area } from '../stores/view.ts';
import { showToast } from '../ui/index.ts';
import { goBack, goForward } from './history.ts';
import { nextRegion } from './regions.ts';
import { usePanels } from './panels.ts';

interface AppCommand {
  /** As for useShortcut. */
  readonly keys: readonly string[];
  readonly run: () => void;
}

const open = (area: Area) => (): void => useView.setState({ area, deciding: null });

/** What works everywhere: by key, and by the menu item of the same name. */
export const appCommands: Readonly<Record<string, AppCommand>> = {
  ...Object.fromEntries(areas.map((area, index) => [`area.${area}`, { keys: [`mod+${index + 1}`], run: open(area) }])),
  back: { keys: ['alt+ArrowLeft'], run: goBack },
  forward: { keys: ['alt+ArrowRight'], run: goForward },
  'region.next': { keys: ['F6'], run: () => nextRegion(1) },
  'region.previous': { keys: ['shift+F6'], run: () => nextRegion(-1) },
  undo: { keys: ['mod+z'], run: () => void undoLast() },
  shortcuts: { keys: ['?'], run: () => usePanels.setState({ open: 'shortcuts' }) },
};

async function undoLast(): Promise<void> {
  const undone = await useSession.getState().commands?.undoLast();
  showToast(words.t(undone ? 'shell.undone' : 'shell.nothingToUndo'));
}
