import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface Column {
  readonly id: string;
  /** Of a column of drawings: text for who cannot see them (`sr-only`). */
  readonly label: ReactNode;
  /** As CSS; without one it shares what is left. */
  readonly width?: string;
  readonly align?: 'left' | 'right';
}

interface RowGridProps {
  readonly label: string;
  readonly columns: readonly Column[];
  /** `GridRow`s, and plain rows for what is between them. */
  readonly children: ReactNode;
}

/** Rows to choose from, with a header. Keys come from `useRowKeys`. */
export function RowGrid({ label, columns, children }: RowGridProps) {
  return (
    // A table whose rows are chosen is a grid; there is no element for it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table role="grid" aria-label={label} className="w-full min-w-[440px] table-fixed border-separate border-spacing-0">
      <colgroup>
        {columns.map(({ id, width }) => (
          <col key={id} style={width === undefined ? {} : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr className="h-8 text-left text-mark text-text-3">
          {columns.map(({ id, label: name, align }) => (
            <th key={id} scope="col" className={classes('border-b border-line px-2 font-normal', align === 'right' && 'text-right')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface GridRowProps {
  readonly id: string;
  readonly isSelected: boolean;
  /** Tab reaches one row of the grid; the arrows go on from there. */
  readonly isReachable: boolean;
  readonly onSelect: (id: string) => void;
  /** By a double click; Entrée comes with useRowKeys. */
  readonly onOpen?: (id: string) => void;
  readonly className?: string | undefined;
  /** `GridCell`s. */
  readonly children: ReactNode;
}

export function GridRow({ id, isSelected, isReachable, onSelect, onOpen, className, children }: GridRowProps) {
  return (
    <tr
      data-row={id}
      tabIndex={isReachable ? 0 : -1}
      aria-selected={isSelected}
      onClick={() => onSelect(id)}
      onDoubleClick={() => onOpen?.(id)}
      onFocus={(event) => {
        // By Tab or F6, not by the mouse, whose click selects already.
        if (event.target === event.currentTarget && event.currentTarget.matches(':focus-visible')) onSelect(id);
      }}
      className={classes(
        'rounded-button outline-offset-[-2px] [&>td]:border-b [&>td]:border-line [&>td]:px-2',
        isSelected ? '[&>td]:bg-selected [&>td:first-child]:rounded-l-button [&>td:last-child]:rounded-r-button' : 'hover:[&>td]:bg-hover',
        className,
      )}
    >
      {children}
    </tr>
  );
}
