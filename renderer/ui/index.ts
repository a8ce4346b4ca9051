export { Button, IconButton, TextAction } from './Button.tsx';
export { Kbd } from './Kbd.tsx';
export { Mark } from './Mark.tsx';
export type { MarkState } from './Mark.tsx';
export { Pill } from './Pill.tsx';
export type { Tone } from './Pill.tsx';
export { Facts, Inspector, Screen, Section, ViewHeader } from './Screen.tsx';
export { TextArea, TextField } from './TextField.tsx';
export { Select } from './Select.tsx';
export { DateInput, TimeInput } from './TimeInput.tsx';
export { parseDay, parseTime, writeDay } from './dateText.ts';
export { GridRow, isInRows, LongRows, RowGrid } from './RowGrid.tsx';
export type { Sort } from './RowGrid.tsx';
export { News } from './News.tsx';
export { useCopy } from './useCopy.ts';
export { useHeld } from './useHeld.ts';
export { useWindow } from './useWindow.ts';
export { Checkbox } from './Checkbox.tsx';
export { MenuButton } from './Menu.tsx';
export { RadioCards, Segmented } from './Choice.tsx';
export { CheckBoxSquare, CheckList } from './CheckList.tsx';
export { EmptyState, LoadingAfter, Notice, Progress, Skeleton } from './feedback.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { Dialog } from './Dialog.tsx';
export { Switch } from './Switch.tsx';
export { Disclosure } from './Disclosure.tsx';
export { showToast, Toasts } from './toasts.tsx';
export { classes } from './classes.ts';
export { addDays, FormatProvider, mondayOf, useFormat } from './format/index.tsx';
export type { Day, Format } from './format/index.tsx';
export {
  canChange,
  chordOf,
  isCharacter,
  keyLabel,
  keysNow,
  onShortcutsChange,
  runShortcut,
  shortcutsHere,
  ShortcutScope,
  shortcutsOf,
  useKeySettings,
  useShortcut,
} from './shortcuts/index.tsx';
export type { KeySettings, Shortcut } from './shortcuts/index.tsx';
export { Announcements, announce } from './announce.tsx';
export { FocusKeeper } from './focus/FocusKeeper.tsx';
export { focusRow } from './focus/keeper.ts';
export { listShortcuts, useRows } from './focus/useRows.ts';
export { useTargetShortcut } from './focus/useTargetShortcut.ts';
export type { Target } from './focus/useTargetShortcut.ts';
export { useNow } from './useNow.ts';
