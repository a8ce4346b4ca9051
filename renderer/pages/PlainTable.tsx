import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, Mark } from '#ui/index.ts';
import type { MarkState } from '#ui/index.ts';

export interface PlainColumn<Row> {
  readonly label: string;
  /** At least in a wide window; a narrow one shares its width among all. */
  readonly width?: string;
  readonly isDetail?: true;
  readonly isAmount?: true;
  /** Null: the row has no value, which the cell says. */
  readonly textOf: (row: Row) => string | null;
}

interface PlainTableProps<Row> {
  readonly label: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
  /** Where the change of a row stands; null: the service has it as it is shown. */
  readonly markOf?: (row: Row) => MarkState | null;
  /** Shows the whole row: by a click, and by Entrée or Espace on the button in its first cell. */
  readonly onOpen?: (row: Row) => void;
}

/** A small read-only table within a page; the long lists that one works in are `renderer/lists`. */
export function PlainTable<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  markOf,
  onOpen,
}: PlainTableProps<Row>) {
  const styleOf = ({ isAmount, isDetail }: PlainColumn<Row>): string =>
    classes(isAmount && 'text-right tabular-nums', isDetail && 'max-[799.98px]:hidden');
  return (
    <table aria-label={label} className="w-full table-fixed text-body">
      <thead>
        <tr className="text-left text-help text-text-3">
          {columns.map((column) => (
            <th
              key={column.label}
              scope="col"
              className={classes('pr-3 pb-1 align-bottom font-normal last:pr-0', column.width, styleOf(column))}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const mark = markOf?.(row);
          return (
            <OpeningRow
              key={row.id}
              className="[&>td]:border-t [&>td]:border-line-soft"
              {...(onOpen && { onOpen: () => onOpen(row) })}
            >
              {columns.map((column, index) => (
                <td
                  key={column.label}
                  className={classes('selectable py-1.5 pr-3 align-top break-words last:pr-0', styleOf(column))}
                >
                  {index === 0 && onOpen ? (
                    <OpenCell onOpen={() => onOpen(row)}>{column.textOf(row) ?? <NoValue />}</OpenCell>
                  ) : (
                    (column.textOf(row) ?? <NoValue />)
                  )}
                  {index === 0 && mark && (
                    <span className="ml-1.5 inline-flex align-[-2px]">
                      <Mark state={mark} size={14} />
                    </span>
                  )}
                </td>
              ))}
            </OpeningRow>
          );
        })}
      </tbody>
    </table>
  );
}

interface OpeningRowProps {
  readonly className: string;
  /** Absent: the row shows all that there is. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

function OpeningRow({ className, onOpen, children }: OpeningRowProps) {
  if (!onOpen) return <tr className={className}>{children}</tr>;
  const openUnlessSelecting = (): void => {
    if (document.getSelection()?.isCollapsed !== false) onOpen(); // its texts can be selected and copied
  };
  return (
    // The button in its first cell is what keyboard and screen reader reach.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr onClick={openUnlessSelecting} className={classes(className, 'cursor-default hover:bg-hover')}>
      {children}
    </tr>
  );
}

/** The first cell of such a row, as its button. */
function OpenCell({ onOpen, children }: { readonly onOpen: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={(event) => {
        event.stopPropagation(); // the row would open it a second time
        onOpen();
      }}
      className="rounded-[3px] text-left break-words text-accent hover:underline"
    >
      {children}
    </button>
  );
}

/** In place of a value that there is not. */
function NoValue() {
  const { t } = useTranslation();
  return (
    <span className="text-text-3">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('forms.empty')}</span>
    </span>
  );
}
