import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { divideRoom } from './columnRoom.ts';
import type { Need } from './columnRoom.ts';
import { useWindow } from './useWindow.ts';

/** The sort order of a list by one of its columns. */
export interface Sort<Id extends string = string> {
  readonly column: Id;
  readonly direction: 'ascending' | 'descending';
}

interface Column {
  readonly id: string;
  /** For a column of icons: its accessible name (`sr-only`). */
  readonly label: ReactNode;
  /** As CSS; without one it shares the remaining width. */
  readonly width?: string;
  /** In place of a width, in a table all of whose columns say so: they share its room by it. */
  readonly need?: Need;
  readonly align?: 'left' | 'right';
  /** The list can be sorted by it: its current direction, null when sorted by another column. */
  readonly sorted?: Sort['direction'] | null;
  readonly onSort?: () => void;
}

interface RowGridProps {
  readonly label: string;
  readonly columns: readonly Column[];
  /** For a long list, the number of rows, drawn or not. */
  readonly count?: number;
  /** In a list that scrolls by itself: the header stays in sight. */
  readonly isSticky?: boolean;
  /** In px: under it, a list scrolls sideways; where columns have needs, under the least of them. */
  readonly minWidth?: number;
  /** Several rows can be chosen. */
  readonly isMulti?: boolean;
  /** A row below all others, which stays in sight with the header. */
  readonly footer?: ReactNode;
  /** `GridRow`s, and plain rows for what is between them; `LongRows` where they can be many. */
  readonly children: ReactNode;
}

/** Rows to choose from, with a header; a list of the focus law. Its shortcuts come from `useRows`. */
export function RowGrid({
  label,
  columns,
  count,
  isSticky = false,
  isMulti = false,
  minWidth = 440,
  footer,
  children,
}: RowGridProps) {
  const needs = needsOf(columns);
  return (
    <table
      // A table with selectable rows is a grid; HTML has no element for it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      data-list="row"
      tabIndex={-1}
      aria-label={label}
      {...(isMulti && { 'aria-multiselectable': true })}
      // The header is a row too.
      {...(count === undefined ? {} : { 'aria-rowcount': count + 1 })}
      style={{ minWidth: needs.length > 0 ? needs.reduce((sum, [least]) => sum + least, 0) : minWidth }}
      className={classes(
        'w-full table-fixed border-separate border-spacing-0',
        isSticky &&
          '[&_tr]:scroll-mt-9 [&_tr]:scroll-mb-12 [&>thead_th]:sticky [&>thead_th]:top-0 [&>thead_th]:z-10 [&>thead_th]:bg-surface [&>tfoot_td]:sticky [&>tfoot_td]:bottom-0 [&>tfoot_td]:z-10',
      )}
    >
      <Widths columns={columns} />
      <thead>
        <tr className="h-8 text-left text-help text-text-3">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              {...(column.sorted === undefined ? {} : { 'aria-sort': column.sorted ?? 'none' })}
              className={classes('border-b border-line px-2 font-normal', column.align === 'right' && 'text-right')}
            >
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {footer && <tfoot>{footer}</tfoot>}
    </table>
  );
}

const needsOf = (columns: readonly Column[]): readonly Need[] => columns.flatMap(({ need }) => (need ? [need] : []));

/** In px. Mostly that of the next table too, on whatever screen: it is laid out once then, and not twice. */
let lastRoom: number | undefined;

/** In whole px: how wide a table in the element can be. */
export function roomIn(holder: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(holder);
  return Math.floor(holder.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
}

/** How wide the columns are: nothing else is drawn again when the room around the table changes. */
function Widths({ columns }: Pick<RowGridProps, 'columns'>) {
  const group = useRef<HTMLTableColElement>(null);
  const [room, setRoom] = useState(lastRoom);
  const needs = needsOf(columns);
  const isShared = needs.length > 0;
  useLayoutEffect(() => {
    const holder = group.current?.closest('table')?.parentElement;
    if (!isShared || !holder) return undefined;
    const measure = (): void => {
      lastRoom = roomIn(holder);
      setRoom(lastRoom);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(holder);
    return () => observer.disconnect();
  }, [isShared]);
  const shared = room === undefined || !isShared ? [] : divideRoom(room, needs);
  return (
    <colgroup ref={group}>
      {columns.map(({ id, width }, at) => (
        <col key={id} style={{ width: shared[at] ?? width }} />
      ))}
    </colgroup>
  );
}

/** Whether the focus is in such rows, or blocks of a week: changes from elsewhere wait then (`usePinnedRows`). */
export const isInRows = (): boolean =>
  Boolean(
    document.activeElement?.closest('[role=grid] [data-row], [data-list=event] :is([data-event], [data-overflow])'),
  );

function Head({ column: { label, sorted, onSort, align } }: { readonly column: Column }) {
  if (!onSort) return label;
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={onSort}
      className={classes(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-chip hover:text-text',
        sorted && 'font-medium text-text-2',
        align === 'right' ? 'flex-row-reverse text-right' : 'text-left',
      )}
    >
      {/* Two lines rather than a cut word. */}
      <span className="line-clamp-2 leading-[14px]" {...(typeof label === 'string' && { title: label })}>
        {label}
      </span>
      {sorted && <Arrow size={11} aria-hidden className="shrink-0" />}
    </button>
  );
}

interface LongRowsProps {
  readonly ids: readonly string[];
  /** Stays drawn wherever it is: it may have the focus. */
  readonly kept: string | null;
  /** A `GridRow` with `at={index}`; all of one height. */
  readonly children: (index: number) => ReactNode;
}

/** Rows of a list that can be thousands: visible ones are drawn, and space is reserved for the others. */
export function LongRows({ ids, kept, children }: LongRowsProps) {
  const { slots, rowHeight, edge } = useWindow<HTMLTableRowElement>(
    ids.length,
    kept === null ? null : ids.indexOf(kept),
  );
  return (
    <>
      <tr ref={edge} aria-hidden />
      {slots.map((slot) =>
        slot.kind === 'row' ? (
          <Fragment key={ids[slot.index]}>{children(slot.index)}</Fragment>
        ) : (
          <tr key={`room ${slot.before}`} aria-hidden style={{ height: slot.rows * rowHeight }} />
        ),
      )}
    </>
  );
}

interface GridRowProps {
  readonly id: string;
  /** In a long list: its index, from 0. */
  readonly at?: number;
  readonly isSelected: boolean;
  /** Tab reaches one row of the grid; the arrows move from there. */
  readonly isReachable: boolean;
  readonly onSelect: (id: string) => void;
  /** The target of the shortcuts: outlined, wherever the focus is. */
  readonly isTarget?: boolean;
  /** By a double click; Entrée comes with `useRows`. */
  readonly onOpen?: (id: string) => void;
  /** It can be dragged; who is around it says what that carries. */
  readonly isDraggable?: boolean;
  readonly className?: string | undefined;
  /** Further attributes, by which others find it. */
  readonly data?: Readonly<Record<`data-${string}`, string>> | undefined;
  readonly children: ReactNode;
}

export function GridRow({
  id,
  at,
  isSelected,
  isReachable,
  isTarget = false,
  onSelect,
  onOpen,
  isDraggable = false,
  className,
  data,
  children,
}: GridRowProps) {
  return (
    <tr
      data-row={id}
      {...data}
      {...(at === undefined ? {} : { 'data-at': at, 'aria-rowindex': at + 2 })}
      tabIndex={isReachable ? 0 : -1}
      aria-selected={isSelected}
      draggable={isDraggable}
      onClick={() => onSelect(id)}
      onDoubleClick={() => onOpen?.(id)}
      className={classes(
        isTarget && 'outline-2 outline-accent',
        'rounded-button outline-offset-[-2px] [&>td]:border-b [&>td]:border-line [&>td]:px-2',
        isSelected
          ? '[&>td]:bg-selected [&>td:first-child]:rounded-l-button [&>td:last-child]:rounded-r-button'
          : 'hover:[&>td]:bg-hover',
        className,
      )}
    >
      {children}
    </tr>
  );
}
