import type { ReactNode } from 'react';
import type { MarkState } from '#ui/index.ts';

/** One line of a list; `mark` is drawn at its end. */
export interface ListRow {
  readonly id: string;
  readonly mark?: MarkState | null;
}

/** One column of a list. */
export interface ListColumn<Row extends ListRow = ListRow> {
  readonly id: string;
  readonly label: string;
  /** What the line says: shown, searched and exported. Empty for nothing. */
  readonly text: (row: Row) => string;
  /**
   * Number to sort by (dates as epoch ms); where `isNumber` or `instant`, also what is exported. Null: no value.
   * Without it, sorts by `text` in French order.
   */
  readonly value?: (row: Row) => number | null;
  /** `value` is an instant: exported as a date of the school's wall, with the time or without. */
  readonly instant?: 'day' | 'time';
  /** A number: aligned to the right, exported with a decimal comma. */
  readonly isNumber?: boolean;
  /** A number that can be added up: the words of the sum. */
  readonly sum?: (sum: number) => string;
  /** CSS width; without one it shares the remaining width. */
  readonly width?: string;
  /** Drawn in place of the text. */
  readonly cell?: (row: Row) => ReactNode;
}

/** Whether a column has something to add up: a sum of nothing is not nought. */
export const hasSum = <Row extends ListRow>(rows: readonly Row[], { value, sum }: ListColumn<Row>): boolean =>
  sum !== undefined && rows.some((row) => (value?.(row) ?? null) !== null);

/**
 * The sum of a column in words, to the cent: amounts are added as whole numbers. Undefined where it has none. `unsure`:
 * says it of a sum that leaves out lines whose number cannot be read.
 */
export function sumWords<Row extends ListRow>(
  rows: readonly Row[],
  column: ListColumn<Row>,
  unsure: (sum: string) => string,
): string | undefined {
  if (!hasSum(rows, column)) return undefined;
  const sum = column.sum?.(rows.reduce((total, row) => total + Math.round((column.value?.(row) ?? 0) * 100), 0) / 100);
  const isWhole = rows.every((row) => (column.value?.(row) ?? null) !== null || column.text(row) === '');
  return sum === undefined || isWhole ? sum : unsure(sum);
}
