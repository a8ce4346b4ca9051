import { z } from 'zod';
import { create } from 'zustand';
import { useListLayouts } from './lists.ts';
import type { Chips } from './lists.ts';
import { useView } from './view.ts';

const name = z.string().max(60);

const savedViewSchema = z.object({
  /** Id of the list. */
  list: name,
  name: z.string().max(80),
  /** Null: as usual. */
  columns: z.array(name).max(60).nullable(),
  sort: z.object({ column: name, direction: z.enum(['ascending', 'descending']) }).nullable(),
  filter: z.string().max(200),
  chips: z.record(name, z.array(z.string().max(400)).max(200)),
  group: name.nullable(),
});
export type SavedView = Readonly<z.infer<typeof savedViewSchema>>;

export const listViewsSchema = z.object({ views: z.array(savedViewSchema).max(200) });

/**
 * The user's own views of lists. A filter may name people: they are stored by `session/choices`, sealed beside the
 * cache (S8).
 */
export const useListViews = create<{ readonly views: readonly SavedView[] }>(() => ({ views: [] }));

const isOf = (list: string, called: string) => (view: SavedView) => view.list === list && view.name === called;

/** What the list shows now, under a name; one of the same name is replaced. */
export function saveView(list: string, called: string): void {
  const { columns, sort, group } = useListLayouts.getState().layouts[list] ?? {};
  const { listFilters, listChips } = useView.getState();
  const view: SavedView = {
    list,
    name: called,
    columns: columns ? [...columns] : null,
    sort: sort ?? null,
    filter: listFilters[list] ?? '',
    chips: copied(listChips[list] ?? {}),
    group: group ?? null,
  };
  useListViews.setState(({ views }) => ({ views: [...views.filter((each) => !isOf(list, called)(each)), view] }));
}

export const removeView = (list: string, called: string): void =>
  useListViews.setState(({ views }) => ({ views: views.filter((each) => !isOf(list, called)(each)) }));

/** Shows a list as the view has it. */
export function showSavedView({ list, columns, sort, filter, chips, group }: SavedView): void {
  useListLayouts.setState(({ layouts }) => ({
    layouts: {
      ...layouts,
      [list]: { columns: columns ?? undefined, sort: sort ?? undefined, group: group ?? undefined },
    },
  }));
  useView.setState(({ listFilters, listChips }) => ({
    listFilters: { ...listFilters, [list]: filter },
    listChips: { ...listChips, [list]: chips },
  }));
}

const copied = (chips: Chips): SavedView['chips'] =>
  Object.fromEntries(Object.entries(chips).map(([column, values]) => [column, [...values]]));
