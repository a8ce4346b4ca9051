import { create } from 'zustand';
import { shortcutsHere } from '../ui/index.ts';
import type { Shortcut } from '../ui/index.ts';

interface PanelStore {
  /** Which of the shell's own dialogs is open; one at a time. */
  readonly open: 'palette' | 'shortcuts' | 'signIn' | null;
  /** What could be done where the person stood when the palette opened. */
  readonly here: readonly Shortcut[];
  /** What to do once it has gone, and the keys of the screen act again. */
  readonly after: (() => void) | null;
}

export const usePanels = create<PanelStore>(() => ({ open: null, here: [], after: null }));

export const openPalette = (): void => usePanels.setState({ open: 'palette', here: shortcutsHere() });
