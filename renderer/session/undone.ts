import { create } from 'zustand';
import { movesSaved } from '#stores/moved.ts';
import { useSession } from '#stores/session.ts';
import type { Undone, UndoDirection } from '#stores/session.ts';

/** The latest outcome of undo or redo, until it was shown. */
export const useLatest = create<{
  readonly latest: { readonly direction: UndoDirection; readonly ended: Undone } | null;
}>(() => ({
  latest: null,
}));

export const tellUndone = (direction: UndoDirection, ended: Undone): void =>
  useLatest.setState({ latest: { direction, ended } });

/** As the screen shows it, once that is saved (I26): a move saved afterwards would come back. */
export async function go(direction: UndoDirection): Promise<void> {
  await movesSaved();
  const { commands } = useSession.getState();
  await (direction === 'undo' ? commands?.undoLast() : commands?.redoLast());
}

/** Skips what could not be undone, so that the key acts on the entry before it. */
export async function leaveAside(): Promise<void> {
  await useSession.getState().commands?.leaveAside();
}
