import type { ReactNode } from 'react';

interface PaperColumn {
  readonly id: string;
  readonly label: string;
  readonly isNumber?: boolean | undefined;
  /** In mm; without it, as wide as its texts. */
  readonly width?: number;
}

interface PaperTableProps {
  readonly columns: readonly PaperColumn[];
  /** Its bodies: none is divided between two pages, where it has room on one. */
  readonly children: ReactNode;
}

/** A table on paper, whose heads stand on every page. */
export function PaperTable({ columns, children }: PaperTableProps) {
  return (
    <table className="paper-table">
      <thead>
        <tr>
          {columns.map(({ id, label, isNumber, width }) => (
            <th key={id} data-number={isNumber || undefined} style={width ? { width: `${width}mm` } : {}}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}
