import { useEffect } from 'react';
import { create } from 'zustand';
import type { Label } from '#cache/queries/hooks.ts';
import { filterList, useFilters } from '#stores/lists.ts';
import { adjust, placeOn } from '#stores/place.ts';
import type { Sort } from '#ui/index.ts';
import type { SortColumn } from './order.ts';

/** Which folders are unfolded in the tree; not saved. */
export const useUnfolded = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

/** The order of every list, and the folder in whose place a table of everything is shown; not saved. */
export const useListing = create<{ readonly sort: Sort<SortColumn>; readonly tableAt: string | null }>(() => ({
  sort: { column: 'name', direction: 'ascending' },
  tableAt: null,
}));

/** The table of all folders and files takes the place of the open folder, until another one is opened. */
export function setTable(isTable: boolean): void {
  setQuery('');
  useListing.setState({ tableAt: isTable ? placeOn('directory').id : null });
}

export const useQuery = (): string => useFilters(({ listFilters }) => listFilters['directory'] ?? '');
export const setQuery = (query: string): void => filterList('directory', query);

export const setUnfolded = (id: string, open: boolean): void => {
  if (useUnfolded.getState().ids.has(id) === open) return;
  useUnfolded.setState(({ ids }) => {
    const next = new Set(ids);
    if (open) next.add(id);
    else next.delete(id);
    return { ids: next };
  });
};

/** Preserves what is unfolded when ids change: a folder created here has received the service's id. */
export const renameUnfolded = (now: (id: string) => string): void =>
  useUnfolded.setState(({ ids }) => ({ ids: new Set([...ids].map(now)) }));

export const select = (id: string | null): void => adjust('directory', { selected: id });

/** Shows a folder's content in place of a search or a table, and unfolds it in the tree. */
export function openFolder(id: string): void {
  if (placeOn('directory').id !== id) adjust('directory', { id, selected: null });
  setTable(false);
  if (id !== 'root') setUnfolded(id, true);
}

/** The open folder is visible in the tree, however it was opened; the user can fold its parents afterwards. */
export function useUnfoldAbove(path: readonly Label[]): void {
  const above = path
    .slice(0, -1)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    for (const id of above.split(' ')) if (id !== '') setUnfolded(id, true);
  }, [above]);
}
