import { useMemo, useState } from 'react';
import { chooseChips, filterList, useFilters, useListLayouts } from '#stores/lists.ts';
import type { Chips } from '#stores/lists.ts';
import { isInRows, useFormat, usePinnedRows } from '#ui/index.ts';
import type { Sort } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import { linesOf } from './groups.ts';
import { shownColumns, shownSort } from './layout.ts';
import { RowTexts } from './order.ts';
import type { NamedFilter } from './quickFilters.ts';
import { useNarrowing } from './useNarrowing.ts';
import { useRowWeek } from './useRowWeek.ts';
import type { WeekColumns } from './useRowWeek.ts';

export interface ArrangedList<Row extends ListRow> {
  /** Names the user's arrangement of this list on the workstation. */
  readonly id: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  /** The columns that are shown until the user chooses; all of them by default. */
  readonly usual?: readonly string[];
  /** The order until the user chooses; that of `rows` by default. */
  readonly usualSort?: Sort;
  /** The column by which rows are grouped until the user chooses; none by default. */
  readonly usualGroup?: string;
  /** Its rows have an hour: it can be seen as a week too. */
  readonly when?: WeekColumns | undefined;
  /** What narrows it by one press, each with the others. */
  readonly quick?: readonly NamedFilter[];
  /** What else of a row the filter looks in, beside its shown columns. */
  readonly alsoFound?: (row: Row) => string;
  /** The user's own changes show at once, also while the focus is in the list. */
  readonly isOwn?: (row: Row) => boolean;
}

const none: readonly never[] = [];
const noChips: Chips = {};
const noText = (): string => '';
const noGroups: ReadonlySet<string> = new Set();

/** Rows that come while the user works in the list wait until the focus and the pointer leave it. */
export function useListLines<Row extends ListRow>({
  id,
  rows,
  columns: given,
  usual = none,
  usualSort,
  usualGroup,
  when,
  alsoFound,
  isOwn,
}: ArrangedList<Row>) {
  const columns = useDays(given);
  const layout = useListLayouts(({ layouts }) => layouts[id]);
  const filter = useFilters(({ listFilters }) => listFilters[id] ?? '');
  const chosenChips = useFilters(({ listChips }) => listChips[id] ?? noChips);
  const [folded, setFolded] = useState(noGroups);
  const chips = useNarrowing(chosenChips);
  const lead = columns.find((column) => column.leads && chips[column.id] !== undefined);
  const own = useMemo(() => shownColumns(columns, usual, layout?.columns), [columns, usual, layout?.columns]);
  const shown = useMemo(() => (lead && !own.includes(lead) ? [...own, lead] : own), [own, lead]);
  const first: Sort | undefined = lead && { column: lead.id, direction: 'descending' };
  const sort = shownSort(shown, layout?.sort ?? null) ?? shownSort(shown, first ?? usualSort ?? null);
  const texts = useMemo(() => new RowTexts(shown, alsoFound, columns), [shown, alsoFound, columns]);
  const group = columns.find((column) => column.id === (layout?.group ?? usualGroup)) ?? null;
  const groupId = group?.id ?? null;
  const ordered = useMemo(
    () => texts.ordered(rows, { filter, chips, sort, group: groupId }),
    // `sort` may be a new object of the same order.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [texts, rows, filter, chips, sort?.column, sort?.direction, groupId],
  );
  const of = JSON.stringify([id, ordered.of, shown.map((column) => column.id)]);
  const pinned = usePinnedRows(ordered.rows, of, isInRows, isOwn);
  const { close, groups } = ordered;
  const lines = useMemo(
    () =>
      linesOf({
        rows: pinned.shown,
        close,
        by: group,
        textOf: group ? texts.textOf(group) : noText,
        order: groups,
        folded,
      }),
    [pinned.shown, close, group, texts, groups, folded],
  );
  const week = useRowWeek({ all: rows, rows: pinned.shown, columns, when });
  const { ids } = week ?? lines;
  const visible = useMemo(() => week?.rows.map(({ row }) => row) ?? pinned.shown, [week?.rows, pinned.shown]);
  return {
    columns,
    own,
    isUsual: layout?.columns === undefined,
    shown,
    sort,
    group,
    chosenChips,
    filter,
    isNarrowed: filter !== '' || Object.keys(chips).length > 0,
    texts,
    ordered,
    found: pinned.shown,
    /** How many rows wait until the user leaves the list. */
    waiting: pinned.waiting,
    showAll: pinned.showAll,
    lines,
    week,
    ids,
    visible,
    clear: (): void => {
      filterList(id, '');
      chooseChips(id, noChips);
    },
    toggleGroup: (text: string): void =>
      setFolded(
        (before) => new Set(before.has(text) ? [...before].filter((each) => each !== text) : [...before, text]),
      ),
  };
}

export type ListLines<Row extends ListRow> = ReturnType<typeof useListLines<Row>>;

/** The columns, of which those of hours are grouped and chosen by their days: such a list is an agenda. */
function useDays<Row extends ListRow>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  const format = useFormat();
  return useMemo(
    () =>
      columns.map((column) => {
        const { instant, value, group } = column;
        if (instant !== 'time' || !value || group) return column;
        return {
          ...column,
          group: (row: Row) => {
            const at = value(row);
            return at === null ? '' : `${format.weekdayShort(at)} ${format.date(at)}`;
          },
        };
      }),
    [columns, format],
  );
}
