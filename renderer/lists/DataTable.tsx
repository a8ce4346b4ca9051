import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { withWords } from '#i18n/index.ts';
import { chooseChips, chooseValues, filterList, useFilters, useListLayouts } from '#stores/lists.ts';
import type { Chips } from '#stores/lists.ts';
import { showListWeek, useListWeek } from '#stores/place.ts';
import {
  classes,
  ContextMenu,
  EmptyState,
  firstRowIn,
  isInRows,
  keysNow,
  later,
  Loading,
  rowAt,
  rowIn,
  menuPointOf,
  NewRows,
  TextAction,
  useFormat,
  useHeld,
  useKeySettings,
  useNow,
  useRows,
  useTargetShortcut,
} from '#ui/index.ts';
import type { MenuPoint, Shortcut, Sort } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import { conditionsIn } from './conditions.ts';
import type { NamedFilter } from './conditions.ts';
import { linesOf } from './groups.ts';
import { shownColumns, shownSort } from './layout.ts';
import { ListGrid } from './ListGrid.tsx';
import { ListTools } from './ListTools.tsx';
import type { ListSearch } from './ListTools.tsx';
import { finished, RowTexts } from './order.ts';
import { useChoosing } from './useChoosing.ts';
import type { Choosing } from './useChoosing.ts';
import { useInSlices } from './useInSlices.ts';
import { useNarrowing } from './useNarrowing.ts';
import { useRowWeek } from './useRowWeek.ts';
import type { WeekColumns } from './useRowWeek.ts';

const { Component: ListWeek } = later(
  async () => (await withWords(import('./ListWeek.tsx'), 'timeGrid')).ListWeek,
  Loading,
);

interface DataTableProps<Row extends ListRow> {
  /** Names the user's arrangement of this list on the workstation. */
  readonly id: string;
  readonly label: string;
  /** What its paper and its files are called; `label` by default. */
  readonly title?: string;
  /** What its filter is called, where it is more than that. */
  readonly search?: ListSearch;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  /** The columns that are shown until the user chooses; all of them by default. */
  readonly usual?: readonly string[];
  /** The order until the user chooses; that of `rows` by default. */
  readonly usualSort?: Sort;
  /** The column by which rows are grouped until the user chooses; none by default. */
  readonly usualGroup?: string;
  /** The row at the top of a list that opens; again, once it opens for something else. */
  readonly start?: { readonly row: string | undefined; readonly of: string };
  /** Enter, a click, or a double click where a click selects. */
  readonly onOpen: (id: string) => void;
  /** Entrée in the filter, where it finds nothing here. */
  readonly onEnterUnmatched?: () => void;
  /** For rows with a panel beside the list: the row that is shown there. */
  readonly selection?: {
    readonly selected: string | null;
    readonly onSelect: (id: string) => void;
    /** The rows in the order in which they are shown, so that the panel can go from one to the next. */
    readonly onOrder?: (ids: readonly string[]) => void;
  };
  /** Said when there are no rows at all. */
  readonly empty: ReactNode;
  /** Said when none has what is typed; in general words by default. */
  readonly renderNoMatch?: (filter: string, onClear: () => void) => ReactNode;
  /** Its rows have an hour: it can be seen as a week too. */
  readonly when?: WeekColumns | undefined;
  /** What narrows it by one press, each with the others. */
  readonly quick?: readonly NamedFilter[];
  /** More filters and buttons, beside the filter. */
  readonly tools?: ReactNode;
  /** What the screen's own filters leave, in words: paper says it beside what the user typed. */
  readonly scope?: string;
  /** For rows of which several can be changed together. */
  readonly choosing?: Choosing<Row>;
  /** What else of a row the filter looks in, beside its shown columns. */
  readonly alsoFound?: (row: Row) => string;
  /** Keys that act on the row with the focus, while no rows are chosen; its menu has them too. */
  readonly rowKeys?: readonly RowKey<Row>[];
  /** What the user calls a row, where it has keys; the text of its first column by default. */
  readonly nameOf?: (row: Row) => string;
  /** Ids of rows in whose form something was typed that is not saved. */
  readonly typedIn?: ReadonlySet<string>;
  /** The user's own changes show at once, also while the focus is in the list. */
  readonly isOwn?: (row: Row) => boolean;
  /** Further attributes of the line of a row, by which others find it. */
  readonly dataOf?: (row: Row) => Readonly<Record<`data-${string}`, string>>;
}

const none: readonly string[] = [];
const noChips: Chips = {};
const noText = (): string => '';
const isNowhere = (): boolean => false;
const nobody: readonly never[] = [];
const noGroups: ReadonlySet<string> = new Set();

/**
 * A list of anything as a table: filtered, sorted, grouped, with the user's columns and views, sums, export and paper.
 */
export function DataTable<Row extends ListRow>({
  id,
  label,
  title = label,
  search,
  rows,
  columns: given,
  usual = none,
  usualSort,
  usualGroup,
  start,
  onOpen,
  onEnterUnmatched,
  selection,
  empty,
  renderNoMatch,
  when,
  quick = nobody,
  tools,
  scope,
  choosing,
  alsoFound,
  rowKeys = nobody,
  nameOf: givenName,
  typedIn = noGroups,
  isOwn,
  dataOf,
}: DataTableProps<Row>) {
  const { t } = useTranslation();
  const columns = useDays(given);
  const layout = useListLayouts(({ layouts }) => layouts[id]);
  const typed = useFilters(({ listFilters }) => listFilters[id] ?? '');
  const chosenChips = useFilters(({ listChips }) => listChips[id] ?? noChips);
  const setFilter = (text: string): void => filterList(id, text);
  const [focusedRow, setFocusedRow] = useState<string | null>(null);
  const [folded, setFolded] = useState(noGroups);
  const shown = useMemo(() => shownColumns(columns, usual, layout?.columns), [columns, usual, layout?.columns]);
  const sort = shownSort(shown, layout?.sort ?? null) ?? shownSort(shown, usualSort ?? null);
  const { language, dayOf } = useFormat();
  const today = dayOf(useNow());
  const conditions = useMemo(
    () => conditionsIn(typed, { columns, quick, today, language }),
    [typed, columns, quick, today, language],
  );
  const filter = conditions ? '' : typed;
  const chips = useNarrowing(useMemo(() => ({ ...chosenChips, ...conditions }), [chosenChips, conditions]));
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
  const held = useHeld(ordered?.rows ?? nobody, of, isWeek ? isNowhere : isInRows, isOwn);
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
  const onOrder = selection?.onOrder;
  useEffect(() => onOrder?.(ids), [onOrder, ids]);
  const selected = selection ? selection.selected : focusedRow;
  const first = ids.find((each) => each === start?.row);
  const keys = useRows({ ids, selected, onSelect: selection?.onSelect ?? setFocusedRow, onOpen, start: first });
  // A row that left the filter is in the week until the hand does: chosen there, it is acted on.
  const choosable = useMemo(() => {
    const late =
      week?.rows.filter(({ row, isHeld }) => isHeld && !held.shown.includes(row)).map(({ row }) => row) ?? [];
    return late.length === 0 ? held.shown : [...held.shown, ...late];
  }, [week?.rows, held.shown]);
  const chosen = useChoosing({ choosing, rows: choosable, ids, focused: keys.focused, go: keys.go });
  const elsewhere = week ? chosen.rows.length - week.ids.filter(chosen.has).length : 0;
  useStart(keys.list.ref, lines.keys, start);
  const target = chosen.rows.length === 0 ? visible.find((row) => row.id === keys.focused) : undefined;
  const nameOf = givenName ?? ((row: Row): string => columns[0]?.text(row) ?? '');
  const { menu, onContextMenu } = useRowMenu({ rows: visible, keys: rowKeys, nameOf, onOpen });
  const toggleGroup = (text: string): void =>
    setFolded((before) => new Set(before.has(text) ? [...before].filter((each) => each !== text) : [...before, text]));
  const whole = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    setFilter('');
    chooseChips(id, noChips);
    // The button that was pressed leaves with the words around it.
    whole.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  };
  const narrowed = typed !== '' || Object.keys(chips).length > 0;
  return (
    <div ref={whole} className="flex min-h-0 min-w-0 flex-1 flex-col short:overflow-y-auto">
      {rowKeys.map((key) => (
        <RowKeyShortcut key={key.shortcut.id} of={key} row={target} shown={visible} nameOf={nameOf} />
      ))}
      {menu}
      <ListTools
        id={id}
        label={label}
        title={title}
        search={search}
        scope={scope}
        filter={typed}
        onFilter={setFilter}
        onEnter={() => {
          if (conditions) {
            chooseChips(id, { ...chosenChips, ...conditions });
            return setFilter('');
          }
          const isReady = ordered?.of.filter === filter && ordered.of.chips === chips;
          const [first] = (isReady ? ordered : finished(texts.ordered(rows, { filter, chips, sort, group: null })))
            .rows;
          if (first && filter !== '') onOpen(first.id);
          else if (!first) onEnterUnmatched?.();
        }}
        onDown={() => {
          flushSync(finish);
          firstRowIn(keys.list.ref.current)?.focus();
        }}
        columns={columns}
        shown={shown}
        group={group}
        sort={sort}
        chips={chosenChips}
        quick={quick}
        conditions={conditions}
        rows={rows}
        lines={lines}
        found={held.shown}
        texts={texts}
        isWeek={when && week !== null}
      >
        {tools}
      </ListTools>
      <NewRows count={week?.waiting ?? held.waiting} onShow={week?.showAll ?? held.showAll} />
      {rows.length === 0 ? (
        typeof empty === 'string' ? (
          <EmptyState message={empty} />
        ) : (
          empty
        )
      ) : ordered === null ? (
        <Loading />
      ) : held.shown.length === 0 && !week?.rows.length ? (
        renderNoMatch && filter !== '' ? (
          renderNoMatch(filter, clear)
        ) : (
          <EmptyState
            message={filter === '' ? t('lists.noneLeft') : t('lists.noMatch', { filter })}
            {...(narrowed && {
              action: <TextAction onPress={clear}>{t('lists.clear')}</TextAction>,
            })}
          />
        )
      ) : (
        // Maj F10 and the menu key raise it too, on the row that has the focus.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          {...keys.list}
          onContextMenu={onContextMenu}
          className={classes('min-h-0 flex-1 short:min-h-72', week ? 'flex flex-col' : 'scroll-thin px-3')}
        >
          {week ? (
            <ListWeek
              label={label}
              week={week}
              typedIn={typedIn}
              chosen={choosing?.chosen ?? noGroups}
              selected={selection?.selected ?? null}
              reached={selected}
              onChoose={
                choosing && !selection
                  ? (row, isRange) => {
                      setFocusedRow(row);
                      chosen.toggle(row, isRange);
                    }
                  : undefined
              }
              onPress={selection?.onSelect ?? onOpen}
              onOpen={onOpen}
              onWithout={() => {
                if (when) chooseValues(id, when.at, ['']);
                showListWeek(undefined);
              }}
            />
          ) : (
            <ListGrid
              id={id}
              label={label}
              columns={shown}
              sort={sort}
              lines={lines}
              rows={held.shown}
              every={rows}
              reachable={keys.reachable}
              selection={selection}
              onOpen={onOpen}
              choosing={choosing && chosen}
              onToggleGroup={toggleGroup}
              filter={ordered.of.filter}
              typedIn={typedIn}
              dataOf={dataOf}
            />
          )}
        </div>
      )}
      {/* Below: the rows stay where they are while the user chooses among them. */}
      {choosing && chosen.rows.length > 0 && (
        <>
          {elsewhere > 0 && (
            <output className="block shrink-0 border-t border-line bg-accent-soft px-5 pt-1.5 text-help">
              {t('lists.week.chosenElsewhere', { count: elsewhere })}
            </output>
          )}
          {choosing.renderBar(chosen.rows)}
        </>
      )}
    </div>
  );
}

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

/** Brings the row that a list opens at to the top, below the heading of its group; later changes move nothing. */
function useStart(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  { row, of }: { readonly row?: string | undefined; readonly of?: string } = {},
): void {
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const place = row === undefined ? -1 : keys.indexOf(row);
    const height = list.current?.querySelector('[data-at]')?.getBoundingClientRect().height;
    if (!list.current || height === undefined || place === -1 || opened.current === of) return;
    opened.current = of;
    list.current.scrollTo({ top: Math.max(0, place - 1) * height });
  }, [list, keys, row, of]);
}

/**
 * Makes the texts that the filter looks in while nothing is typed, so that the first key does not wait for them; and
 * once something is, what is needed for a name that is typed nearly right.
 */
function usePrepared<Row extends ListRow>(texts: RowTexts<Row>, rows: readonly Row[], isSearched: boolean): void {
  useEffect(() => {
    const steps = texts.prepare(rows, isSearched);
    let timer = setTimeout(slice, restMs);
    return () => clearTimeout(timer);

    function slice(): void {
      for (const until = performance.now() + sliceMs; performance.now() < until;) if (steps.next().done) return;
      timer = setTimeout(slice, restMs);
    }
  }, [texts, rows, isSearched]);
}
const sliceMs = 6;
/** Between two slices, for everything that is more urgent. */
const restMs = 20;

/** A key that acts on the row with the focus; the menu of a row has it too. */
interface RowKey<Row extends ListRow> {
  readonly shortcut: Shortcut;
  /** In the menu. */
  readonly label: string;
  /** `shown`: every row that the list shows, in its order. */
  readonly run: (row: Row, shown: readonly Row[]) => void;
}

interface RowKeyShortcutProps<Row extends ListRow> {
  readonly of: RowKey<Row>;
  /** The row that has the focus. */
  readonly row: Row | undefined;
  readonly shown: readonly Row[];
  readonly nameOf: (row: Row) => string;
}

/** Binds one key of the rows. */
function RowKeyShortcut<Row extends ListRow>({ of, row, shown, nameOf }: RowKeyShortcutProps<Row>) {
  useTargetShortcut(of.shortcut, () => row && of.run(row, shown), {
    enabled: row !== undefined,
    target: () => (row ? { name: nameOf(row), element: rowIn(document.querySelector('main'), row.id) } : null),
  });
  return null;
}

interface RowMenuOptions<Row extends ListRow> {
  readonly rows: readonly Row[];
  readonly keys: readonly RowKey<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly onOpen: (id: string) => void;
}

/** The menu of a row, by right click, Maj F10 or the menu key: it opens the row, and does what its keys do. */
function useRowMenu<Row extends ListRow>({
  rows,
  keys,
  nameOf,
  onOpen,
}: RowMenuOptions<Row>): {
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly menu: ReactNode;
} {
  const { t } = useTranslation();
  const settings = useKeySettings();
  const [open, setOpen] = useState<{ readonly row: Row; readonly at: MenuPoint } | null>(null);
  const onContextMenu = (event: MouseEvent): void => {
    const at = rowAt(event.target);
    const row = rows.find(({ id }) => id === at);
    if (!row || keys.length === 0) return;
    event.preventDefault();
    // The keys act on the same row afterwards, and the focus comes back to it.
    rowIn(event.currentTarget, row.id)?.focus();
    setOpen({ row, at: menuPointOf(event) });
  };
  return {
    onContextMenu,
    menu: open && (
      <ContextMenu
        at={open.at}
        title={nameOf(open.row)}
        onClose={() => setOpen(null)}
        entries={[
          { id: 'open', label: t('common.word.open'), kbd: 'Enter', onAction: () => onOpen(open.row.id) },
          ...keys.map((key) => ({
            id: key.shortcut.id,
            label: key.label,
            kbd: keysNow(key.shortcut, settings)[0],
            onAction: () => key.run(open.row, rows),
          })),
        ]}
      />
    ),
  };
}
