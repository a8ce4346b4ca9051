import { create } from 'zustand';
import { shortcutsHere } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import type { NumberedKind } from './number/openByNumber.ts';

interface PanelStore {
  /** Which of the shell's own dialogs is open; one at a time. */
  readonly open: 'palette' | 'shortcuts' | 'signIn' | 'number' | null;
  /** What « Ouvrir par un numéro » begins with. */
  readonly number: { readonly kind: NumberedKind; readonly typed: string };
  /** What could be done where the person stood when the palette opened. */
  readonly here: readonly Shortcut[];
  /** What to do once it has gone, and the keys of the screen act again. */
  readonly after: (() => void) | null;
}

export const usePanels = create<PanelStore>(() => ({
  open: null,
  number: { kind: 'Planification', typed: '' },
  here: [],
  after: null,
}));

export const openPalette = (): void => usePanels.setState({ open: 'palette', here: shortcutsHere() });

/** With a number, what bears it is opened at once; without one, the user is asked for it. */
export const openNumber = (kind: NumberedKind = 'Planification', typed = ''): void =>
  usePanels.setState({ open: 'number', number: { kind, typed } });
