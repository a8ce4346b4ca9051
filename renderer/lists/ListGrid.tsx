import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { arrange } from '#stores/lists.ts';
import { classes, GridRow, LongRows, Mark, RowGrid, TypedIcon, useFormat } from '#ui/index.ts';
import type { Need } from '#ui/index.ts';
import { hasSum, sumWords } from './column.ts';
import type { ListColumn, ListRow } from './column.ts';
import type { HeadingLine } from './groups.ts';
import { useFitting, useNeeds } from './needs.ts';
import { sortedBy } from './order.ts';
import { ChooseAll, RowBox } from './RowBox.tsx';
import type { Chosen } from './useChoosing.ts';
import type { ListLines } from './useListLines.ts';

interface ListGridProps<Row extends ListRow> {
  readonly id: string;
  readonly label: string;
  readonly list: ListLines<Row>;
  readonly holder: RefObject<HTMLElement | null>;
  /** Also those that a filter leaves out. */
  readonly every: readonly Row[];
  readonly reachable: string | undefined;
  readonly selection: { readonly selected: string | null; readonly onSelect: (id: string) => void } | undefined;
  readonly onOpen: (id: string) => void;
  readonly choosing: Chosen<Row> | undefined;
  /** What was typed: the last lines may be only like it. */
  readonly filter: string;
  readonly typedIn: ReadonlySet<string>;
  readonly dataOf: ((row: Row) => Readonly<Record<`data-${string}`, string>>) | undefined;
}

const boxWidth = 32;
const markWidth = 36;
const exactly = (width: number): Need => [width, width, width, 0];

/** The lines of a list: header, groups, rows, sums. Only those in view are drawn. */
export function ListGrid<Row extends ListRow>({
  id,
  label,
  list,
  holder,
  every,
  reachable,
  selection,
  onOpen,
  choosing,
  filter,
  typedIn,
  dataOf,
}: ListGridProps<Row>) {
  const { t } = useTranslation();
  // Those of folded groups are among the rows.
  const { shown, sort, lines, found: rows, toggleGroup } = list;
  const rowCount = lines.ids.length;
  const needs = useNeeds(shown, every);
  const fitting = useFitting(holder, needs, choosing ? boxWidth + markWidth : markWidth);
  const columns = useMemo(() => (list.isUsual ? shown.slice(0, fitting) : shown), [list.isUsual, shown, fitting]);
  const totals = useMemo(() => columns.some((column) => hasSum(rows, column)), [rows, columns]);
  const span = columns.length + 1 + Number(choosing !== undefined);
  return (
    <RowGrid
      label={label}
      isSticky
      isMulti={choosing !== undefined}
      count={rowCount}
      columns={[
        ...(choosing
          ? [
              {
                id: 'box',
                label: <ChooseAll isChosen={choosing.rows.length === rowCount} onChoose={() => choosing.toggleAll()} />,
                need: exactly(boxWidth),
              },
            ]
          : []),
        ...columns.map((column, place) => ({
          id: column.id,
          label: column.label,
          need: needs[place] ?? exactly(0),
          ...(column.isNumber && { align: 'right' as const }),
          sorted: sort?.column === column.id ? sort.direction : null,
          onSort: () => arrange(id, { sort: sortedBy(sort, column) }),
        })),
        { id: 'mark', label: <span className="sr-only">{t('lists.mark')}</span>, need: exactly(markWidth) },
      ]}
      footer={totals && <Totals rows={rows} columns={columns} hasBoxes={choosing !== undefined} />}
    >
      <LongRows ids={lines.keys} kept={reachable ?? null}>
        {(place) => {
          const line = lines.all[place];
          if (!line) return null;
          if (line.kind !== 'row') return <Heading line={line} span={span} filter={filter} onToggle={toggleGroup} />;
          const { row } = line;
          return (
            <GridRow
              id={row.id}
              at={line.at}
              isSelected={choosing ? choosing.has(row.id) : row.id === selection?.selected}
              isReachable={row.id === reachable}
              // Where boxes show what is chosen, an outline shows whose panel is open.
              isTarget={choosing !== undefined && row.id === selection?.selected}
              onSelect={selection?.onSelect ?? onOpen}
              {...(selection && { onOpen })}
              data={dataOf?.(row)}
              className="h-row"
            >
              {choosing && (
                <RowBox
                  isChosen={choosing.has(row.id)}
                  onChoose={(isRange) => choosing.toggle(row.id, isRange)}
                  onPress={() => choosing.press(row.id)}
                  onReach={() => choosing.reach(row.id)}
                />
              )}
              {columns.map((column, at) => (
                <Cell
                  key={column.id}
                  row={row}
                  column={column}
                  isFirst={at === 0}
                  isTypedIn={at === 0 && typedIn.has(row.id)}
                />
              ))}
              <td>{row.mark && <Mark state={row.mark} />}</td>
            </GridRow>
          );
        }}
      </LongRows>
    </RowGrid>
  );
}

function Cell<Row extends ListRow>({
  row,
  column,
  isFirst,
  isTypedIn,
}: {
  readonly row: Row;
  readonly column: ListColumn<Row>;
  readonly isFirst: boolean;
  readonly isTypedIn: boolean;
}) {
  const text = column.text(row);
  return (
    <td
      className={classes(
        'truncate-line',
        // Figures stand under each other in a column of numbers or days; a hyphen of a name is no figure.
        column.value === undefined && 'normal-nums',
        column.isNumber && 'text-right',
        isFirst ? 'font-medium' : 'text-text-2',
      )}
      title={text}
    >
      {column.cell ? (
        <>
          {isTypedIn && <TypedIcon />}
          {column.cell(row)}
        </>
      ) : (
        <CutText text={text} before={isTypedIn && <TypedIcon />} />
      )}
    </td>
  );
}

/** Names that differ by their year alone keep it where they are cut. `before`: a mark on the same line. */
function CutText({ text, before }: { readonly text: string; readonly before: ReactNode }) {
  const [, name, year] = /^(.+\S)(\s+(?:19|20)\d\d(?:\s?[-–/]\s?(?:\d\d){1,2})?)$/u.exec(text) ?? [];
  if (name === undefined)
    return (
      <>
        {before}
        {text}
      </>
    );
  return (
    <span className="flex">
      {before && <span className="shrink-0">{before}</span>}
      <span className="min-w-0 truncate-line">{name}</span>
      <span data-whole className="shrink-0 whitespace-pre">
        {year}
      </span>
    </span>
  );
}

function Heading({
  line,
  span,
  filter,
  onToggle,
}: {
  readonly line: HeadingLine;
  readonly span: number;
  readonly filter: string;
  readonly onToggle: (text: string) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = <span className="ml-2 text-text-3 tabular-nums">{format.number(line.count)}</span>;
  const Arrow = line.kind === 'group' && line.isFolded ? ChevronRight : ChevronDown;
  return (
    <tr className="h-row [&>th]:border-b [&>th]:border-line [&>th]:px-2">
      <th scope="colgroup" colSpan={span} className="truncate-line bg-sunken text-left font-medium">
        {line.kind === 'close' ? (
          <span className="text-text-2">
            {t('lists.closeTo', { filter: format.quote(filter.trim()) })}
            {count}
          </span>
        ) : (
          <button
            type="button"
            aria-expanded={!line.isFolded}
            onClick={() => onToggle(line.text)}
            className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-chip"
          >
            <Arrow size={14} aria-hidden className="shrink-0 text-text-3" />
            <span className="truncate-line">{line.text || t('lists.nothing')}</span>
            {count}
          </button>
        )}
      </th>
    </tr>
  );
}

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
  // The focus goes from row to row, and the sums stay.
  const sums = useMemo(
    () => columns.map((column) => sumWords(rows, column, (sum) => t('common.word.unsureSum', { sum }))),
    [rows, columns, t],
  );
  return (
    <tr className="h-row [&>td]:border-t [&>td]:border-line [&>td]:bg-surface [&>td]:px-2">
      {hasBoxes && <td aria-hidden />}
      {columns.map((column, place) => (
        <td key={column.id} className={classes('py-1 font-medium break-words', column.isNumber && 'text-right')}>
          {sums[place] ?? (place === 0 && t('lists.total'))}
        </td>
      ))}
      <td aria-hidden />
    </tr>
  );
}
