import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { confirmation, undoQuestion } from '#session/question.ts';
import { useHelp } from '#stores/help.ts';
import { takePaletteText } from '#stores/paletteText.ts';
import { screenActionsNow } from '#stores/screenActions.ts';
import type { ScreenAction } from '#stores/screenActions.ts';
import { shortcutsHere } from '#ui/index.ts';
import type { Shortcut } from '#ui/index.ts';
import type { NumberedKind } from './number/numberedKinds.ts';
import { subjectNow } from './palette/subject.ts';

interface PanelStore {
  /** Which of the shell's own dialogs is open; one at a time. */
  readonly open: 'palette' | 'signIn' | 'proxy' | 'number' | null;
  readonly text: string;
  /** The number that « Ouvrir par un numéro » starts with. */
  readonly number: { readonly kind: NumberedKind; readonly typed: string };
  /** The actions that were available when the palette was opened. */
  readonly here: readonly Shortcut[];
  readonly screenActions: readonly ScreenAction[];
  /** The name of what they act on; null where nothing is selected. */
  readonly subject: string | null;
  /** Runs after it has closed, when the keys of the screen act again. */
  readonly after: (() => unknown) | null;
}

export const usePanels = create<PanelStore>(() => ({
  open: null,
  text: '',
  number: { kind: 'Planification', typed: '' },
  here: [],
  screenActions: [],
  subject: null,
  after: null,
}));

/** Whether one of them, or the help, is to be shown. */
export function usePanelAsked(): boolean {
  const isOpen = usePanels(({ open }) => open !== null);
  const isHelp = useHelp(({ tab }) => tab !== null);
  const isUndoing = undoQuestion.useQuestion(({ question }) => question !== null);
  return confirmation.useQuestion(({ question }) => question !== null) || isUndoing || isHelp || isOpen;
}

export const openPalette = (): void =>
  usePanels.setState({
    open: 'palette',
    text: takePaletteText(),
    here: shortcutsHere(),
    screenActions: screenActionsNow(),
    subject: subjectNow(),
  });

/** What is typed where nothing takes text is searched; its field takes the first letter too. */
export const typeInPalette = (): void => flushSync(openPalette);

/** With a number, opens what has it at once; without one, asks the user for it. */
export const openNumber = (kind: NumberedKind = 'Planification', typed = ''): void =>
  usePanels.setState({ open: 'number', number: { kind, typed } });
