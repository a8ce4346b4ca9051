import { create } from 'zustand';
import { useView } from '../../stores/view.ts';

/** Which folders are unfolded in the tree; lost with the window. */
export const useUnfolded = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export const setUnfolded = (id: string, open: boolean): void =>
  useUnfolded.setState(({ ids }) => {
    const next = new Set(ids);
    if (open) next.add(id);
    else next.delete(id);
    return { ids: next };
  });

/** Keeps what is unfolded so when ids change: a folder that was only here has become the service's. */
export const renameUnfolded = (now: (id: string) => string): void =>
  useUnfolded.setState(({ ids }) => ({ ids: new Set([...ids].map(now)) }));

/** The row chosen in the list of the open folder. */
export const select = (id: string | null): void =>
  useView.setState(({ selection: { directory: _left, ...others } }) => ({
    selection: id === null ? others : { ...others, directory: id },
  }));

/** Shows a folder's content, and unfolds it in the tree. */
export function openFolder(id: string): void {
  if (useView.getState().folder !== id) select(null);
  useView.setState({ folder: id });
  if (id !== 'root') setUnfolded(id, true);
}
