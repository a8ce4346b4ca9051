import { create } from 'zustand';

/** How the user arranged one list; a member is missing where it is as usual. */
export interface ListLayout {
  /** Ids of the shown columns, in order. */
  readonly columns?: readonly string[] | undefined;
  readonly sort?: { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined;
  /** The column by which rows are grouped. */
  readonly group?: string | undefined;
}

/** The texts that columns may have, by column; any text in one that is missing. */
export type Chips = Readonly<Record<string, readonly string[]>>;

/** By the id of the list. Names of columns only: nothing of the service is in it (S8). */
export const useListLayouts = create<{ readonly layouts: Readonly<Record<string, ListLayout>> }>(() => ({
  layouts: {},
}));

/** Changes the arrangement of a list on this workstation. */
export const arrange = (list: string, layout: ListLayout): void =>
  useListLayouts.setState(({ layouts }) => ({ layouts: { ...layouts, [list]: { ...layouts[list], ...layout } } }));
