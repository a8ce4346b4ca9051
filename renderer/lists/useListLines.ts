import { useCallback, useEffect, useMemo, useState } from 'react';
import { chooseChips, filterList, useFilters, useListLayouts } from '#stores/lists.ts';
import type { Chips } from '#stores/lists.ts';
import { useListWeek } from '#stores/place.ts';
import { isInRows, useFormat, useHeld, useNow } from '#ui/index.ts';
import type { Sort } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import { conditionsIn } from './conditions.ts';
import type { NamedFilter } from './conditions.ts';
import { linesOf } from './groups.ts';
import { shownColumns, shownSort } from './layout.ts';
import { finished, RowTexts } from './order.ts';
import { inBackground, useInSlices } from './useInSlices.ts';
import { useNarrowing } from './useNarrowing.ts';
import { useRowWeek } from './useRowWeek.ts';
import type { WeekColumns } from './useRowWeek.ts';

/** A list, and how it is arranged until the user chooses. */
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
const isNowhere = (): boolean => false;
const noGroups: ReadonlySet<string> = new Set();

/**
 * The lines of a list as the user has narrowed, sorted and grouped it, or its week: rows that come while the hand is in
 * it wait until it leaves.
 */
export function useListLines<Row extends ListRow>({
  id,
  rows,
  columns: given,
  usual = none,
  usualSort,
  usualGroup,
  when,
  quick = none,
  alsoFound,
  isOwn,
}: ArrangedList<Row>) {
  const columns = useDays(given);
  const layout = useListLayouts(({ layouts }) => layouts[id]);
  const typed = useFilters(({ listFilters }) => listFilters[id] ?? '');
  const chosenChips = useFilters(({ listChips }) => listChips[id] ?? noChips);
  const [folded, setFolded] = useState(noGroups);
  const { language, dayOf } = useFormat();
  const today = dayOf(useNow());
  const conditions = useMemo(
    () => conditionsIn(typed, { columns, quick, today, language }),
    [typed, columns, quick, today, language],
  );
  const filter = conditions ? '' : typed;
  const chips = useNarrowing(useMemo(() => ({ ...chosenChips, ...conditions }), [chosenChips, conditions]));
  const lead = columns.find((column) => column.leads && chips[column.id] !== undefined);
  const own = useMemo(() => shownColumns(columns, usual, layout?.columns), [columns, usual, layout?.columns]);
  const shown = useMemo(() => (lead && !own.includes(lead) ? [...own, lead] : own), [own, lead]);
  const first: Sort | undefined = lead && { column: lead.id, direction: 'descending' };
  const sort = shownSort(shown, layout?.sort ?? null) ?? shownSort(shown, first ?? usualSort ?? null);
  const texts = useMemo(() => new RowTexts(shown, alsoFound, columns), [shown, alsoFound, columns]);
  const group = columns.find((column) => column.id === (layout?.group ?? usualGroup)) ?? null;
  const groupId = group?.id ?? null;
  const order = useCallback(
    () => texts.ordered(rows, { filter, chips, sort, group: groupId }),
    // `sort` may be a new object of the same order.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [texts, rows, filter, chips, sort?.column, sort?.direction, groupId],
  );
  // What a key finds is drawn with the key: a value deferred by React would be a second drawing, and a frame later.
  // Typing does not wait for a long list; the user who goes on into its rows does, and meets those of the whole text.
  const { value: ordered, finish } = useInSlices(order);
  usePrepared(texts, rows, filter !== '');
  const of = JSON.stringify([id, ordered?.of, shown.map((column) => column.id)]);
  // A week holds its blocks by their hours.
  const isWeek = useListWeek() !== undefined && when !== undefined;
  const held = useHeld(ordered?.rows ?? none, of, isWeek ? isNowhere : isInRows, isOwn);
  const close = ordered?.close ?? noGroups;
  const lines = useMemo(
    () =>
      linesOf({
        rows: held.shown,
        close,
        by: group,
        textOf: group ? texts.textOf(group) : noText,
        order: ordered?.groups ?? none,
        folded,
      }),
    [held.shown, close, group, texts, ordered?.groups, folded],
  );
  const week = useRowWeek({ all: rows, rows: held.shown, columns, when, of });
  const { ids } = week ?? lines;
  const visible = useMemo(() => week?.rows.map(({ row }) => row) ?? held.shown, [week?.rows, held.shown]);
  return {
    columns,
    /** What the user has chosen to see. */
    own,
    isUsual: layout?.columns === undefined,
    /** The same, and what narrows the list where it leads. */
    shown,
    sort,
    group,
    typed,
    /** Typed text that names values of columns: kept as chips by Entrée; null where it is looked for as it is. */
    conditions,
    chosenChips,
    /** What is looked for as text. */
    filter,
    isNarrowed: typed !== '' || Object.keys(chips).length > 0,
    texts,
    /** Null until the first rows are in order. */
    ordered,
    finish,
    /** The rows that have it, in their order. */
    found: held.shown,
    /** How many rows wait until the hand leaves the list. */
    waiting: week?.waiting ?? held.waiting,
    showAll: week?.showAll ?? held.showAll,
    /** The same in groups. */
    lines,
    week,
    ids,
    visible,
    /** The first row for what is typed, also where that is not drawn yet. */
    first: (): Row | undefined => {
      const isReady = ordered?.of.filter === filter && ordered.of.chips === chips;
      return (isReady ? ordered : finished(texts.ordered(rows, { filter, chips, sort, group: null }))).rows[0];
    },
    chooseConditions: (): void => {
      chooseChips(id, { ...chosenChips, ...conditions });
      filterList(id, '');
    },
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

/**
 * Makes the texts that the filter looks in while nothing is typed, so that the first key does not wait for them; and
 * once something is, what is needed for a name that is typed nearly right.
 */
function usePrepared<Row extends ListRow>(texts: RowTexts<Row>, rows: readonly Row[], isSearched: boolean): void {
  useEffect(() => inBackground(texts.prepare(rows, isSearched)), [texts, rows, isSearched]);
}
