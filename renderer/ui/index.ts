export { Button, IconButton, TextAction, Tip } from './Button.tsx';
export { Initials } from './Initials.tsx';
export { Kbd } from './Kbd.tsx';
export { Mark, markStates, TypedIcon } from './Mark.tsx';
export type { MarkState } from './Mark.tsx';
export { MarkPill } from './MarkPill.tsx';
export { EmptyState, Loading, LoadingAfter, Notice, Pill, Skeleton } from './feedback.tsx';
export { Notes } from './Notes.tsx';
export type { Tone } from './feedback.tsx';
export { Facts, Inspector, Screen, Section, ViewHeader } from './Screen.tsx';
export { LongText } from './LongText.tsx';
export { TextArea, TextField } from './TextField.tsx';
export { JoinedLines, useJoinedLines } from './joinedLines.tsx';
export { Select } from './Select.tsx';
export { DateInput, TimeInput } from './TimeInput.tsx';
export { dayMoves, monthGrid, otherMonth } from './monthGrid.ts';
export { monthDayStyles, MonthTable } from './MonthTable.tsx';
export { GridRow, isInRows, LongRows, roomIn, RowGrid } from './RowGrid.tsx';
export type { Sort } from './RowGrid.tsx';
export type { Need } from './columnRoom.ts';
export { textMeasure } from './textWidth.ts';
export { useDeferredText } from './useDeferredText.ts';
export { NewRows, usePinnedRows } from './usePinnedRows.tsx';
export { addToast, leaveToast, messageLines, showToast, Toasts, useCopy } from './toasts.tsx';
export type { ToastAction } from './toasts.tsx';
export { pageOf, useWindow } from './useWindow.ts';
export { Checkbox, CheckBoxSquare, CheckList, Switch } from './toggles.tsx';
export { ContextMenu, MenuButton } from './Menu.tsx';
export { askForMenu, menuPointOf, onMenuChoice } from './menuEntry.ts';
export type { MenuEntry, MenuPoint } from './menuEntry.ts';
export { RadioCards, RadioDot, Segmented, Toggles } from './Choice.tsx';
export { ConfirmDialog, Dialog } from './Dialog.tsx';
export { Progress } from './Progress.tsx';
export { later, OpeningDialog, useFetched } from './later.tsx';
export { Disclosure } from './Disclosure.tsx';
export { classes } from './classes.ts';
export { createFormat } from './format/format.ts';
export { addDays, FormatProvider, useFormat } from './format/index.tsx';
export type { Day, Format } from './format/index.tsx';
export {
  isField,
  keyLabel,
  keysThatReach,
  onShortcutsChange,
  runShortcut,
  shortcutsHere,
  ShortcutScope,
  shortcutsOf,
  useShortcut,
  useTypedText,
} from './shortcuts/index.tsx';
export type { Shortcut } from './shortcuts/index.tsx';
export { Announcements, announce } from './announce.tsx';
export { FocusKeeper, focusRow, isFocusGiven, isInOverlay } from './focus/keeper.ts';
export { leaveField } from './focus/leaveField.ts';
export { isNear, onPresses, swallow } from './focus/presses.ts';
export { firstRowIn, listShortcuts, rowAt, rowIn, useOpenRow, useRows } from './focus/useRows.ts';
export type { Rows } from './focus/useRows.ts';
export { isSeen, useTargetShortcut } from './focus/useTargetShortcut.ts';
export type { Target } from './focus/useTargetShortcut.ts';
export { useSettled } from './useSettled.ts';
export { useNow } from './useNow.ts';
