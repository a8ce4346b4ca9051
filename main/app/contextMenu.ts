import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from './words.ts';

/** Of Electron's `ContextMenuParams`, what the menu depends on. */
export interface Clicked {
  readonly isEditable: boolean;
  readonly selectionText: string;
  readonly editFlags: Readonly<Record<'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll', boolean>>;
}

/**
 * What a right click offers where the page has no menu of its own: the clipboard for a field, a copy for text that is
 * selected, nothing elsewhere. Electron has no such menu unless it is built.
 */
export function contextMenuTemplate(
  { isEditable, selectionText, editFlags }: Clicked,
  words: Words,
): MenuItemConstructorOptions[] {
  const copy = { role: 'copy', label: words.copy, enabled: editFlags.canCopy } as const;
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  return [
    { role: 'cut', label: words.cut, enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: words.selectAll, enabled: editFlags.canSelectAll },
  ];
}
