import type { Sort } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

/** The columns that are shown, in the user's order: those chosen, or else the usual ones; never none. */
export function shownColumns<Row extends ListRow>(
  columns: readonly ListColumn<Row>[],
  usual: readonly string[],
  chosen: readonly string[] | undefined,
): readonly ListColumn<Row>[] {
  const of = (ids: readonly string[]) => ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return [of(chosen ?? []), of(usual)].find((some) => some.length > 0) ?? columns;
}

/** The order by a column that is shown; null for the order in which the rows came. */
export const shownSort = (shown: readonly Pick<ListColumn, 'id'>[], sort: Sort | null): Sort | null =>
  sort !== null && shown.some(({ id }) => id === sort.column) ? sort : null;

export function moved(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at === -1 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(at, 1).toSpliced(to, 0, id);
}
