import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { withWords } from '#i18n/index.ts';
import { chooseValues } from '#stores/lists.ts';
import { rowLeft, showListWeek } from '#stores/place.ts';
import { classes, EmptyState, firstRowIn, later, Loading, NewRows, TextAction, useRows } from '#ui/index.ts';
import type { ListRow } from './column.ts';
import { useCopied, useCopyRows } from './copyRows.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListTools } from './ListTools.tsx';
import type { ListSearch } from './ListTools.tsx';
import { RowKeyShortcut, useRowMenu } from './rowKeys.tsx';
import type { RowKey } from './rowKeys.tsx';
import { useChoosing } from './useChoosing.ts';
import type { Choosing } from './useChoosing.ts';
import { useListLines } from './useListLines.ts';
import type { ArrangedList } from './useListLines.ts';

const { Component: ListWeek } = later(
  async () => (await withWords(import('./ListWeek.tsx'), 'timeGrid')).ListWeek,
  Loading,
);

interface DataTableProps<Row extends ListRow> extends ArrangedList<Row> {
  readonly label: string;
  /** What its paper and its files are called; `label` by default. */
  readonly title?: string;
  readonly search?: ListSearch;
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
  readonly empty: ReactNode;
  /** Whether there are any is not known yet. */
  readonly isReading?: boolean;
  /** Said when none has what is typed; in general words by default. */
  readonly renderNoMatch?: (filter: string, onClear: () => void) => ReactNode;
  readonly tools?: ReactNode;
  /** What the screen's own filters leave, in words: paper says it beside what the user typed. */
  readonly scope?: string;
  readonly choosing?: Choosing<Row>;
  /** Keys that act on the row with the focus, while no rows are chosen; its menu has them too. */
  readonly rowKeys?: readonly RowKey<Row>[];
  /** What the user calls a row, where it has keys; the text of its first column by default. */
  readonly nameOf?: (row: Row) => string;
  /** Ids of rows in whose form something was typed that is not saved. */
  readonly typedIn?: ReadonlySet<string>;
  /** Further attributes of the line of a row, by which others find it. */
  readonly dataOf?: (row: Row) => Readonly<Record<`data-${string}`, string>>;
}

const nobody: readonly never[] = [];
const noIds: ReadonlySet<string> = new Set();

export function DataTable<Row extends ListRow>({
  label,
  title = label,
  search,
  start,
  onOpen,
  onEnterUnmatched,
  selection,
  empty,
  isReading = false,
  renderNoMatch,
  tools,
  scope,
  choosing: withActs,
  rowKeys = nobody,
  nameOf: givenName,
  typedIn = noIds,
  dataOf,
  ...arranged
}: DataTableProps<Row>) {
  const { t } = useTranslation();
  const { id, rows, when, quick = nobody } = arranged;
  const list = useListLines(arranged);
  const { columns, filter, ordered, found, lines, week, ids, visible } = list;
  const [focusedRow, setFocusedRow] = useState<string | null>(null);
  const onOrder = selection?.onOrder;
  useEffect(() => onOrder?.(ids), [onOrder, ids]);
  const selected = selection ? selection.selected : focusedRow;
  // A page over the list closed: its row is drawn again, and takes the focus.
  const [back] = useState(rowLeft);
  const begin = start ?? (back === null ? undefined : { row: back, of: back });
  const first = ids.find((each) => each === begin?.row);
  const keys = useRows({ ids, selected, onSelect: selection?.onSelect ?? setFocusedRow, onOpen, start: first });
  const copied = useCopied<Row>();
  const choosing = withActs ?? copied;
  const chosen = useChoosing({ choosing, rows: found, ids, focused: keys.focused, go: keys.go });
  const elsewhere = week ? chosen.rows.length - week.ids.filter(chosen.has).length : 0;
  useStart(keys.list.ref, lines.keys, begin);
  const onCopy = useCopyRows(() => ({
    titles: list.shown.map((column) => column.label),
    lines: (chosen.rows.length > 0 ? chosen.rows : visible.filter((row) => row.id === keys.focused)).map((row) =>
      list.shown.map((column) => column.text(row)),
    ),
  }));
  const target = chosen.rows.length === 0 ? visible.find((row) => row.id === keys.focused) : undefined;
  const nameOf = givenName ?? ((row: Row): string => columns[0]?.text(row) ?? '');
  const { menu, onContextMenu } = useRowMenu({ rows: visible, keys: rowKeys, nameOf, onOpen });
  const whole = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    list.clear();
    // The button that was pressed leaves with the words around it.
    whole.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  };
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
        onEnter={() => {
          const [top] = ordered.rows;
          if (top && filter !== '') onOpen(top.id);
          else if (!top) onEnterUnmatched?.();
        }}
        onDown={() => firstRowIn(keys.list.ref.current)?.focus()}
        list={list}
        quick={quick}
        rows={rows}
        isRead={rows.length > 0 || !isReading}
        isWeek={when && week !== null}
      >
        {tools}
      </ListTools>
      <NewRows count={list.waiting} onShow={list.showAll} />
      {rows.length === 0 ? (
        isReading ? (
          <Loading />
        ) : typeof empty === 'string' ? (
          <EmptyState message={empty} />
        ) : (
          empty
        )
      ) : found.length === 0 && !week?.rows.length ? (
        <NoneLeft filter={filter} isNarrowed={list.isNarrowed} renderNoMatch={renderNoMatch} onClear={clear} />
      ) : (
        // Maj F10 and the menu key raise it too, on the row that has the focus.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          {...keys.list}
          onContextMenu={onContextMenu}
          onCopy={onCopy}
          className={classes('min-h-0 flex-1 short:min-h-72', week ? 'flex flex-col' : 'scroll-thin px-3')}
        >
          {week ? (
            <ListWeek
              label={label}
              week={week}
              typedIn={typedIn}
              chosen={choosing.chosen}
              selected={selection?.selected ?? null}
              reached={selected}
              onChoose={
                withActs && !selection
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
              list={list}
              holder={keys.list.ref}
              every={rows}
              reachable={keys.reachable}
              selection={selection}
              onOpen={onOpen}
              // Boxes where something can be done with several rows, else once some are chosen to be copied.
              choosing={withActs || chosen.rows.length > 0 ? chosen : undefined}
              filter={ordered.of.filter}
              typedIn={typedIn}
              dataOf={dataOf}
            />
          )}
        </div>
      )}
      {/* Below: the rows stay where they are while the user chooses among them. */}
      {chosen.rows.length > 0 && (
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

interface NoneLeftProps {
  readonly filter: string;
  readonly isNarrowed: boolean;
  readonly renderNoMatch: ((filter: string, onClear: () => void) => ReactNode) | undefined;
  readonly onClear: () => void;
}

function NoneLeft({ filter, isNarrowed, renderNoMatch, onClear }: NoneLeftProps) {
  const { t } = useTranslation();
  if (renderNoMatch && filter !== '') return renderNoMatch(filter, onClear);
  return (
    <EmptyState
      message={filter === '' ? t('lists.noneLeft') : t('lists.noMatch', { filter })}
      {...(isNarrowed && { action: <TextAction onPress={onClear}>{t('lists.clear')}</TextAction> })}
    />
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
    // To ask for a height lays the page out: only for a row that is to be found.
    const place = row === undefined || opened.current === of ? -1 : keys.indexOf(row);
    const height = place === -1 ? undefined : list.current?.querySelector('[data-at]')?.getBoundingClientRect().height;
    if (!list.current || height === undefined) return;
    opened.current = of;
    list.current.scrollTo({ top: Math.max(0, place - 1) * height });
  }, [list, keys, row, of]);
}
