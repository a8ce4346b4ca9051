import type { FolderView } from '#cache/queries/views.ts';
import type { Sort } from '#ui/index.ts';
import { creationOf } from './hereOnly.ts';

export type SortColumn = 'name' | 'size' | 'modified';

/** When it was last changed; for a folder that exists only here, when it was created. Epoch ms. */
export const changedAt = (row: FolderView): number | null => row.updatedAt ?? creationOf(row)?.madeAt ?? null;

const values: Readonly<Record<Exclude<SortColumn, 'name'>, (row: FolderView) => number | null>> = {
  size: (row) => row.size,
  modified: changedAt,
};

/** Rows come by name: folders stay first, entries without a value last. */
export function inOrder(rows: readonly FolderView[], { column, direction }: Sort<SortColumn>): readonly FolderView[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (column === 'name') {
    if (sign === 1) return rows;
    const isFolder = (row: FolderView): boolean => row.isFolder;
    return [...rows.filter(isFolder).toReversed(), ...rows.filter((row) => !row.isFolder).toReversed()];
  }
  const value = values[column];
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)];
    return (
      Number(b.isFolder) - Number(a.isFolder) ||
      Number(left === null) - Number(right === null) ||
      sign * ((left ?? 0) - (right ?? 0))
    );
  });
}

/** Reverses the order for the same column; otherwise names from A, and the largest or latest first. */
export function sortedBy({ column, direction }: Sort<SortColumn>, next: SortColumn): Sort<SortColumn> {
  if (next === column) return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  return { column: next, direction: next === 'name' ? 'ascending' : 'descending' };
}
