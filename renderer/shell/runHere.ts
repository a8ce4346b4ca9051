import type { TFunction } from 'i18next';
import { runShortcut, showToast } from '#ui/index.ts';

/** Runs a key of the screen that the palette or the menu offered, or says that the screen has it no more (I26). */
export const runHere = (id: string, t: TFunction): void =>
  runShortcut(id) ? undefined : showToast(t('shell.search.gone'));
