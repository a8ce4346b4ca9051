import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from './words.ts';

/** Of Electron's `ContextMenuParams`, what the menu depends on. */
export interface Clicked {
  readonly isEditable: boolean;
  readonly selectionText: string;
  /** Empty: the word below is not checked, or right. */
  readonly misspelledWord: string;
  readonly dictionarySuggestions: readonly string[];
  readonly editFlags: Readonly<Record<'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll', boolean>>;
}

/**
 * What a right click offers where the page has no menu of its own: better spellings and the clipboard for a field, a
 * copy for text that is selected, nothing elsewhere. Electron has no such menu unless it is built. No word can be added
 * to the dictionary: Chromium would write it, a name for example, in clear into the profile (S8).
 */
export function contextMenuTemplate(
  { isEditable, selectionText, misspelledWord, dictionarySuggestions, editFlags }: Clicked,
  words: Words,
  replace: (word: string) => void,
): MenuItemConstructorOptions[] {
  const copy = { role: 'copy', label: words.copy, enabled: editFlags.canCopy } as const;
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  const better = dictionarySuggestions.map((word): MenuItemConstructorOptions => ({
    label: word,
    click: () => replace(word),
  }));
  const spelling: MenuItemConstructorOptions[] =
    misspelledWord === ''
      ? []
      : [...(better.length > 0 ? better : [{ label: words.noSuggestion, enabled: false }]), { type: 'separator' }];
  return [
    ...spelling,
    { role: 'cut', label: words.cut, enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: words.selectAll, enabled: editFlags.canSelectAll },
  ];
}
