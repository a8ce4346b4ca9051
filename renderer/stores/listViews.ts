import { z } from 'zod';
import { create } from 'zustand';
import { chooseChips, filterList, isSpan, useFilters, useListLayouts } from './lists.ts';
import type { Chips } from './lists.ts';

const day = z.iso.date().nullable();
/** More than any words can say, and few enough for every date of such a span to exist. */
const farthest = 1_000;
const chipSchema = z.union([
  z.array(z.string()),
  z.object({ unit: z.enum(['day', 'week', 'month']), by: z.number().int().min(-farthest).max(farthest) }),
  z.object({ from: day, to: day }),
]);

/** Without limits: what can be saved can be read again. */
const savedViewSchema = z.object({
  list: z.string(),
  name: z.string(),
  /** Null: as usual. */
  columns: z.array(z.string()).nullable(),
  sort: z.object({ column: z.string(), direction: z.enum(['ascending', 'descending']) }).nullable(),
  filter: z.string(),
  chips: z.record(z.string(), chipSchema),
  group: z.string().nullable(),
});
export type SavedView = Readonly<z.infer<typeof savedViewSchema>>;

export const listViewsSchema = z.object({ views: z.array(z.unknown()) });

/** An unreadable one stays, and takes no other with it. They may name people: sealed by `session/choices` (S8). */
export const useListViews = create<{ readonly views: readonly unknown[] }>(() => ({ views: [] }));

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

/** What the list shows now, as a view of that name. */
function viewNow(list: string, called: string): SavedView {
  const { columns, sort, group } = useListLayouts.getState().layouts[list] ?? {};
  const { listFilters, listChips } = useFilters.getState();
  return {
    list,
    name: called,
    columns: columns ? [...columns] : null,
    sort: sort ?? null,
    filter: listFilters[list] ?? '',
    chips: copied(listChips[list] ?? {}),
    group: group ?? null,
  };
}

/** Whether the list shows just what the view has. */
export const isViewShown = (view: SavedView): boolean => sameText(view) === sameText(viewNow(view.list, view.name));
/** The same of two that differ only in the order in which their columns were narrowed. */
const sameText = ({ list, name, columns, sort, filter, chips, group }: SavedView): string =>
  JSON.stringify([
    list,
    name,
    columns,
    sort?.column,
    sort?.direction,
    filter,
    Object.entries(chips).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    group,
  ]);

/** What the list shows now, under a name; one of the same name is replaced. */
export const saveView = (list: string, called: string): void =>
  useListViews.setState(({ views }) => ({
    views: [...views.filter((each) => !isOf(each, list, called)), viewNow(list, called)],
  }));

/** Another name for a view, in its place; one that had that name is replaced. */
export const renameView = (list: string, called: string, name: string): void =>
  useListViews.setState(({ views }) => ({
    views: views
      .filter((each) => called === name || !isOf(each, list, name))
      .map((each) => (isOf(each, list, called) ? Object.assign(savedViewSchema.parse(each), { name }) : each)),
  }));

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
  Object.fromEntries(Object.entries(chips).map(([column, chip]) => [column, isSpan(chip) ? chip : [...chip]]));
