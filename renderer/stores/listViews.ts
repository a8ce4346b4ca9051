import { z } from 'zod';
import { create } from 'zustand';
import { chooseChips, filterList, useFilters, useListLayouts } from './lists.ts';
import type { Chips } from './lists.ts';

/** Without limits: what can be saved can be read again. */
const savedViewSchema = z.object({
  /** Id of the list. */
  list: z.string(),
  name: z.string(),
  /** Null: as usual. */
  columns: z.array(z.string()).nullable(),
  sort: z.object({ column: z.string(), direction: z.enum(['ascending', 'descending']) }).nullable(),
  filter: z.string(),
  chips: z.record(z.string(), z.array(z.string())),
  group: z.string().nullable(),
});
export type SavedView = Readonly<z.infer<typeof savedViewSchema>>;

export const listViewsSchema = z.object({ views: z.array(z.unknown()) });

/**
 * The user's own views of lists, as they are stored: one that cannot be read stays as it is, and takes no other with
 * it. A filter may name people: they are stored by `session/choices`, sealed beside the cache (S8).
 */
export const useListViews = create<{ readonly views: readonly unknown[] }>(() => ({ views: [] }));

/** The views of a list that can be read, and how many of all lists cannot. */
export function viewsOf(
  views: readonly unknown[],
  list: string,
): { readonly own: readonly SavedView[]; readonly unreadable: number } {
  const read = views.map((view) => savedViewSchema.safeParse(view));
  return {
    own: read.flatMap(({ data }) => (data?.list === list ? data : [])),
    unreadable: read.filter(({ success }) => !success).length,
  };
}

const isOf = (view: unknown, list: string, called: string): boolean => {
  const { data } = savedViewSchema.safeParse(view);
  return data?.list === list && data.name === called;
};

/** What the list shows now, under a name; one of the same name is replaced. */
export function saveView(list: string, called: string): void {
  const { columns, sort, group } = useListLayouts.getState().layouts[list] ?? {};
  const { listFilters, listChips } = useFilters.getState();
  const view: SavedView = {
    list,
    name: called,
    columns: columns ? [...columns] : null,
    sort: sort ?? null,
    filter: listFilters[list] ?? '',
    chips: copied(listChips[list] ?? {}),
    group: group ?? null,
  };
  useListViews.setState(({ views }) => ({ views: [...views.filter((each) => !isOf(each, list, called)), view] }));
}

export const removeView = (list: string, called: string): void =>
  useListViews.setState(({ views }) => ({ views: views.filter((each) => !isOf(each, list, called)) }));

/** Shows a list as the view has it. */
export function showSavedView({ list, columns, sort, filter, chips, group }: SavedView): void {
  useListLayouts.setState(({ layouts }) => ({
    layouts: {
      ...layouts,
      [list]: { columns: columns ?? undefined, sort: sort ?? undefined, group: group ?? undefined },
    },
  }));
  filterList(list, filter);
  chooseChips(list, chips);
}

const copied = (chips: Chips): SavedView['chips'] =>
  Object.fromEntries(Object.entries(chips).map(([column, values]) => [column, [...values]]));
