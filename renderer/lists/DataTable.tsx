import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { arrange, useListLayouts } from '#stores/lists.ts';
import { useView } from '#stores/view.ts';
import {
  classes,
  EmptyState,
  GridRow,
  isInRows,
  LongRows,
  Mark,
  News,
  RowGrid,
  TextAction,
  useHeld,
  useRows,
  useTargetShortcut,
} from '#ui/index.ts';
import type { Shortcut, Sort } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import { shownColumns, shownSort } from './layout.ts';
import { ListTools } from './ListTools.tsx';
import { RowTexts, sortedBy } from './order.ts';
import { ChooseAll, RowBox } from './RowBox.tsx';
import { useChoosing } from './useChoosing.ts';
import type { Choosing } from './useChoosing.ts';

interface DataTableProps<Row extends ListRow> {
  /** Names the user's arrangement of this list on the workstation. */
  readonly id: string;
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  /** The columns that are shown until the user chooses; all of them by default. */
  readonly usual?: readonly string[];
  /** The order until the user chooses; that of `rows` by default. */
  readonly usualSort?: Sort;
  /** Enter, a click, or a double click where a click selects. */
  readonly onOpen: (id: string) => void;
  /** For rows with a panel beside the list: the row that is shown there. */
  readonly selection?: { readonly selected: string | null; readonly onSelect: (id: string) => void };
  /** Said when there are no rows at all. */
  readonly empty: ReactNode;
  /** More filters and buttons, beside the filter. */
  readonly tools?: ReactNode;
  /** For rows of which several can be changed together. */
  readonly choosing?: Choosing<Row>;
  /** What else of a row the filter looks in, beside its shown columns. */
  readonly alsoFound?: (row: Row) => string;
  /** A key that acts on the row with the focus, while no rows are chosen. */
  readonly rowKey?: RowKey<Row>;
  /** The user's own changes show at once, also while the focus is in the list. */
  readonly isOwn?: (row: Row) => boolean;
}

interface RowKey<Row extends ListRow> {
  readonly shortcut: Shortcut;
  readonly nameOf: (row: Row) => string;
  /** `shown`: every row that the list shows, in its order. */
  readonly run: (row: Row, shown: readonly Row[]) => void;
}

const none: readonly string[] = [];
const noKey: Shortcut = { id: 'table.none', keys: [] };

/** A list of anything as a table: filtered, sorted, with the user's columns, sums, and an export of what it shows. */
export function DataTable<Row extends ListRow>({
  id,
  label,
  rows,
  columns,
  usual = none,
  usualSort,
  onOpen,
  selection,
  empty,
  tools,
  choosing,
  alsoFound,
  rowKey,
  isOwn,
}: DataTableProps<Row>) {
  const { t } = useTranslation();
  const layout = useListLayouts(({ layouts }) => layouts[id]);
  const filter = useView(({ listFilters }) => listFilters[id] ?? '');
  const setFilter = (text: string): void => {
    setFinal(null);
    useView.setState(({ listFilters }) => ({ listFilters: { ...listFilters, [id]: text } }));
  };
  // Typing does not wait for a long list; the user who goes on into its rows does, and meets those of the whole text.
  const deferred = useDeferredValue(filter);
  const [final, setFinal] = useState<string | null>(null);
  const sought = final ?? deferred;
  const [focusedRow, setFocusedRow] = useState<string | null>(null);
  const shown = useMemo(() => shownColumns(columns, usual, layout?.columns), [columns, usual, layout?.columns]);
  const sort = shownSort(shown, layout?.sort ?? usualSort ?? null);
  const texts = useMemo(() => new RowTexts(shown, alsoFound), [shown, alsoFound]);
  const ordered = useMemo(() => texts.sorted(texts.matching(rows, sought), sort), [texts, rows, sought, sort]);
  const held = useHeld(ordered, JSON.stringify([id, sought, sort, shown.map((column) => column.id)]), isInRows, isOwn);
  const ids = useMemo(() => held.shown.map((row) => row.id), [held.shown]);
  const selected = selection ? selection.selected : focusedRow;
  const keys = useRows({ ids, selected, onSelect: selection?.onSelect ?? setFocusedRow, onOpen });
  const chosen = useChoosing({ choosing, rows: held.shown, ids, focused: keys.focused, go: keys.go });
  const target = rowKey && chosen.rows.length === 0 ? held.shown.find((row) => row.id === keys.focused) : undefined;
  useTargetShortcut(rowKey?.shortcut ?? noKey, () => target && rowKey?.run(target, held.shown), {
    enabled: target !== undefined,
    target: () =>
      target && rowKey
        ? { name: rowKey.nameOf(target), element: document.querySelector(`main [data-row="${CSS.escape(target.id)}"]`) }
        : null,
  });
  const totals = shown.some(({ sum }) => sum);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <ListTools
        id={id}
        label={label}
        filter={filter}
        onFilter={setFilter}
        onEnter={() => {
          const [first] = texts.sorted(texts.matching(rows, filter), sort);
          if (first && filter !== '') onOpen(first.id);
        }}
        onDown={() => {
          flushSync(() => setFinal(filter));
          keys.list.ref.current?.querySelector<HTMLElement>('[data-row]')?.focus();
        }}
        columns={columns}
        shown={shown}
        rows={held.shown}
        total={rows.length}
      >
        {tools}
      </ListTools>
      {choosing && chosen.rows.length > 0 && choosing.renderBar(chosen.rows)}
      <News count={held.waiting} onShow={held.showAll} />
      {rows.length === 0 ? (
        <EmptyState message={empty} />
      ) : held.shown.length === 0 ? (
        <EmptyState
          message={t('lists.noMatch', { filter })}
          action={<TextAction onPress={() => setFilter('')}>{t('lists.clear')}</TextAction>}
        />
      ) : (
        <div {...keys.list} className="scroll-thin min-h-0 flex-1 px-3">
          <RowGrid
            label={label}
            isSticky
            isMulti={choosing !== undefined}
            minWidth={shown.reduce((sum, { width }) => sum + leastWidth(width), markWidth + (choosing ? boxWidth : 0))}
            count={ids.length}
            columns={[
              ...(choosing
                ? [
                    {
                      id: 'box',
                      label: (
                        <ChooseAll isChosen={chosen.rows.length === ids.length} onChoose={() => chosen.toggleAll()} />
                      ),
                      width: `${boxWidth}px`,
                    },
                  ]
                : []),
              ...shown.map((column, place) => ({
                id: column.id,
                label: column.label,
                ...widthOf(column, place, shown.length),
                ...(column.isNumber && { align: 'right' as const }),
                sorted: sort?.column === column.id ? sort.direction : null,
                onSort: () => arrange(id, { sort: sortedBy(sort, column) }),
              })),
              { id: 'mark', label: <span className="sr-only">{t('lists.mark')}</span>, width: `${markWidth}px` },
            ]}
            footer={totals && <Totals rows={held.shown} columns={shown} hasBoxes={choosing !== undefined} />}
          >
            <LongRows ids={ids} kept={keys.reachable ?? null}>
              {(at) => {
                const row = held.shown[at];
                return (
                  row && (
                    <GridRow
                      id={row.id}
                      at={at}
                      isSelected={choosing ? chosen.has(row.id) : row.id === selection?.selected}
                      isReachable={row.id === keys.reachable}
                      onSelect={selection?.onSelect ?? onOpen}
                      {...(selection && { onOpen })}
                      className="h-row"
                    >
                      {choosing && (
                        <RowBox isChosen={chosen.has(row.id)} onChoose={(isRange) => chosen.toggle(row.id, isRange)} />
                      )}
                      {shown.map((column, place) => (
                        <td
                          key={column.id}
                          className={classes(
                            'truncate-line',
                            column.isNumber && 'text-right',
                            place === 0 ? 'font-medium' : 'text-text-2',
                          )}
                          title={texts.of(row, column)}
                        >
                          {column.cell ? column.cell(row) : texts.of(row, column)}
                        </td>
                      ))}
                      <td>{row.mark && <Mark state={row.mark} />}</td>
                    </GridRow>
                  )
                );
              }}
            </LongRows>
          </RowGrid>
        </div>
      )}
    </div>
  );
}

/** Among many columns the first has more room: it says which row this is. */
const widthOf = ({ width }: { readonly width?: string }, place: number, count: number): { readonly width?: string } =>
  width !== undefined ? { width } : place === 0 && count > 4 ? { width: '22%' } : {};

const boxWidth = 32;
const markWidth = 36;
/** In px: what a column needs; the list scrolls sideways where it has not as much. */
const leastWidth = (width = ''): number => (width.endsWith('px') ? Number.parseInt(width, 10) : 104);

/** The sums of what is shown. */
function Totals<Row extends ListRow>({
  rows,
  columns,
  hasBoxes,
}: {
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly hasBoxes: boolean;
}) {
  const { t } = useTranslation();
  return (
    <tr className="h-row [&>td]:border-t [&>td]:border-line [&>td]:bg-surface [&>td]:px-2">
      {hasBoxes && <td aria-hidden />}
      {columns.map((column, place) => (
        <td key={column.id} className={classes('truncate-line font-medium', column.isNumber && 'text-right')}>
          {column.sum ? column.sum(sumOf(rows, column)) : place === 0 && t('lists.total')}
        </td>
      ))}
      <td aria-hidden />
    </tr>
  );
}

/** To the cent: amounts are added as whole numbers. */
const sumOf = <Row extends ListRow>(rows: readonly Row[], { value }: ListColumn<Row>): number =>
  rows.reduce((sum, row) => sum + Math.round((value?.(row) ?? 0) * 100), 0) / 100;
