import { create } from 'zustand';
import { useView } from './view.ts';

/** How the user arranged one list; a member is missing where it is as usual. */
export interface ListLayout {
  /** Ids of the shown columns, in order. */
  readonly columns?: readonly string[] | undefined;
  readonly sort?: { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined;
  /** The column by which rows are grouped; empty for none, where there are groups usually. */
  readonly group?: string | undefined;
}

/** The texts that columns may have, by column; any text in one that is missing. */
export type Chips = Readonly<Record<string, readonly string[]>>;

/** By the id of the list. Names of columns only: nothing of the service is in it (S8). */
export const useListLayouts = create<{ readonly layouts: Readonly<Record<string, ListLayout>> }>(() => ({
  layouts: {},
}));

/** What is shown of all applications, in order. */
export const applicationViews = ['all', 'undecided', 'week', 'incomplete', 'noAgent'] as const;
export interface ApplicationFilter {
  readonly view: (typeof applicationViews)[number];
  /** Not only those of the open campus. */
  readonly isEveryCampus: boolean;
}

interface FilterStore {
  /** What is typed in the filter of each list, by the id of the list. */
  readonly listFilters: Readonly<Record<string, string>>;
  /** Which values the columns of each list may have, by the id of the list. */
  readonly listChips: Readonly<Record<string, Chips>>;
  /** Applicants of every campus, not only of the open one: who is searched by name may be elsewhere. */
  readonly isEveryPersonCampus: boolean;
  readonly applicationFilter: ApplicationFilter;
  /** The user's name as the calendar writes it; empty: derived from their login. */
  readonly ownName: string;
}

/** What the lists leave out; not saved. */
export const useFilters = create<FilterStore>(() => ({
  listFilters: {},
  listChips: {},
  isEveryPersonCampus: true,
  applicationFilter: { view: 'all', isEveryCampus: false },
  ownName: '',
}));

/** Values are texts of the language in which they were chosen. */
useView.subscribe((now, before) => {
  if (now.language !== before.language) useFilters.setState({ listChips: {} });
});

/** Types a filter into a list. */
export const filterList = (list: string, text: string): void =>
  useFilters.setState(({ listFilters }) => ({ listFilters: { ...listFilters, [list]: text } }));
/** Chooses which values the columns of a list may have. */
export const chooseChips = (list: string, chips: Chips): void =>
  useFilters.setState(({ listChips }) => ({ listChips: { ...listChips, [list]: chips } }));
/** Chooses which values one of them may have; without any, it may have all. */
export function chooseValues(list: string, column: string, values: readonly string[]): void {
  const others = Object.entries(useFilters.getState().listChips[list] ?? {}).filter(([id]) => id !== column);
  chooseChips(list, Object.fromEntries(values.length === 0 ? others : [...others, [column, values]]));
}

/** Changes the arrangement of a list on this workstation. */
export const arrange = (list: string, layout: ListLayout): void =>
  useListLayouts.setState(({ layouts }) => ({ layouts: { ...layouts, [list]: { ...layouts[list], ...layout } } }));
