import type { ReactNode } from 'react';
import type { MarkState } from '#ui/index.ts';

/** One line of a list; `mark` is drawn at its end. */
export interface ListRow {
  readonly id: string;
  readonly mark?: MarkState | null;
  /** Its changes that are still in the outbox. */
  readonly steps?: readonly {
    readonly action: string;
    readonly changes: readonly { readonly field: string }[];
  }[];
}

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
  /** What the list is sorted by where that is not `value`. Null: as without a value. */
  readonly order?: (row: Row) => number | null;
  /** `value` is an instant: exported as a date of the school's wall, with the time or without. */
  readonly instant?: 'day' | 'time';
  /** A number: aligned to the right, exported with a decimal comma. */
  readonly isNumber?: boolean;
  /** A number that can be added up. */
  readonly sum?: ColumnSum<Row>;
  /** In px, of a column that draws signs in place of its text; the others share the room by their texts. */
  readonly width?: number;
  /** In px: what is drawn beside the text. */
  readonly beside?: number;
  /**
   * What its group and the value to filter by are called, where the text is finer than that. Of an `instant` with its
   * time, a list takes the day by default.
   */
  readonly group?: (row: Row) => string;
  /** While it narrows the list it is shown, and in usual order the list begins with its latest. */
  readonly leads?: true;
  /** Drawn in place of the text. */
  readonly cell?: (row: Row) => ReactNode;
}

/** How a column is added up: in whole numbers, of cents or bytes, so that the sum is exact. */
interface ColumnSum<Row> {
  /** Null: the row has no value. */
  readonly of: (row: Row) => number | null;
  readonly words: (sum: number) => string;
}

/** Whether a column has something to add up: a sum of nothing is not nought. */
export const hasSum = <Row extends ListRow>(rows: readonly Row[], { sum }: ListColumn<Row>): boolean =>
  sum !== undefined && rows.some((row) => sum.of(row) !== null);

/**
 * The sum of a column in words. Undefined where it has none. `unsure`: says it of a sum that leaves out lines whose
 * number cannot be read.
 */
export function sumWords<Row extends ListRow>(
  rows: readonly Row[],
  { sum, text }: ListColumn<Row>,
  unsure: (sum: string) => string,
): string | undefined {
  if (sum === undefined) return undefined;
  const parts = rows.map(sum.of);
  if (parts.every((part) => part === null)) return undefined;
  const words = sum.words(parts.reduce<number>((total, part) => total + (part ?? 0), 0));
  const isWhole = rows.every((row, at) => parts[at] !== null || text(row) === '');
  return isWhole ? words : unsure(words);
}
