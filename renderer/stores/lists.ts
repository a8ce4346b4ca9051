import { create } from 'zustand';
import type { PersonEntity } from '#shared/entities/people.ts';
import type { Span } from '#shared/text/when/span.ts';
import { useView } from './view.ts';

/** How the user arranged one list; a member is missing where it is as usual. */
export interface ListLayout {
  /** Ids of the shown columns, in order. */
  readonly columns?: readonly string[] | undefined;
  readonly sort?: { readonly column: string; readonly direction: 'ascending' | 'descending' } | undefined;
  /** The column by which rows are grouped; empty for none, where there are groups usually. */
  readonly group?: string | undefined;
}

/** The texts that a column may have, or the days. */
export type Chip = readonly string[] | Span;
export const isSpan = (chip: Chip): chip is Span => !Array.isArray(chip);
/** By column; anything in one that is missing. */
export type Chips = Readonly<Record<string, Chip>>;

/** By the id of the list. Names of columns only: nothing of the service is in it (S8). */
export const useListLayouts = create<{ readonly layouts: Readonly<Record<string, ListLayout>> }>(() => ({
  layouts: {},
}));

/** What narrows a list by one press. */
export interface QuickFilter {
  readonly id: string;
  readonly column: string;
  readonly chip: Chip;
}

/** The column of every list that says when a change by others was received. */
export const changeColumn = 'changeReceived';

/** The list of events: the user's columns, views and filters of it are kept under this name. */
export const eventList = 'events';

/** The name of the list of applications, and what narrows it by one press: each with the others. */
export const applicationList = 'applications';
export const applicationFilters = [
  { id: 'week', column: 'interview', chip: { unit: 'week', by: 0 } },
  { id: 'undecided', column: 'decision', chip: [''] },
  { id: 'noAgent', column: 'agent', chip: [''] },
  { id: 'incomplete', column: 'complete', chip: [''] },
] as const satisfies readonly QuickFilter[];

/** The names of the lists of people. */
export const peopleLists = {
  Candidat: 'applicants',
  Apprenant: 'learners',
  'selection/Candidat': 'applicantsOfSelection',
  'selection/Apprenant': 'learnersOfSelection',
} as const satisfies Readonly<Record<PersonEntity, string>>;

interface FilterStore {
  /** What is typed in the filter of each list, by the id of the list. */
  readonly listFilters: Readonly<Record<string, string>>;
  /** Which values the columns of each list may have, by the id of the list. */
  readonly listChips: Readonly<Record<string, Chips>>;
  /** The lists of people and of applications show every campus, not only the open one. */
  readonly isEveryCampus: boolean;
  /** The list that is to look up its text at the service, as soon as it is shown: another place asked so. */
  readonly lookingUp: string | null;
  /** The user's name as the calendar writes it; empty: derived from their login. */
  readonly ownName: string;
}

export const useFilters = create<FilterStore>(() => ({
  listFilters: {},
  listChips: {},
  isEveryCampus: false,
  lookingUp: null,
  ownName: '',
}));

/** Values are texts of the language in which they were chosen. */
useView.subscribe((now, before) => {
  if (now.language !== before.language) useFilters.setState({ listChips: {} });
});

export const filterList = (list: string, text: string): void =>
  useFilters.setState(({ listFilters }) => ({ listFilters: { ...listFilters, [list]: text } }));
export const chooseChips = (list: string, chips: Chips): void =>
  useFilters.setState(({ listChips }) => ({ listChips: { ...listChips, [list]: chips } }));
/** Types a text into a list of people, which looks it up at the service. */
export function findAtService(entity: PersonEntity, text: string): void {
  const list = peopleLists[entity];
  filterList(list, text);
  useFilters.setState({ lookingUp: list });
}
/** Chooses which values or days one of them may have; without any value, it may have all. */
export function chooseValues(list: string, column: string, chip: Chip): void {
  const others = Object.entries(useFilters.getState().listChips[list] ?? {}).filter(([id]) => id !== column);
  const isAny = !isSpan(chip) && chip.length === 0;
  chooseChips(list, Object.fromEntries(isAny ? others : [...others, [column, chip]]));
}

/** Leaves a list with what others changed, as received today. */
export function showChangedToday(list: string): void {
  filterList(list, '');
  chooseChips(list, { [changeColumn]: { unit: 'day', by: 0 } });
}

const isSameChip = (a: Chip | undefined, b: Chip): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Whether the chips have what a press on it brings. */
export const isQuick = (chips: Chips, { column, chip }: QuickFilter): boolean => isSameChip(chips[column], chip);
/** A press on it, and the next one. */
export const toggleQuick = (list: string, quick: QuickFilter): void =>
  chooseValues(list, quick.column, isQuick(useFilters.getState().listChips[list] ?? {}, quick) ? [] : quick.chip);

export const arrange = (list: string, layout: ListLayout): void =>
  useListLayouts.setState(({ layouts }) => ({ layouts: { ...layouts, [list]: { ...layouts[list], ...layout } } }));
