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
  /** To sort by (dates: epoch ms); exported where `isNumber` or `instant`. Null: no value. Absent: sorts by `text`. */
  readonly value?: (row: Row) => number | null;
  /** What the list is sorted by where that is not `value`. Null: as without a value. */
  readonly order?: (row: Row) => number | null;
  /** `value` is an instant: exported as a date of the school's wall, with the time or without. */
  readonly instant?: 'day' | 'time';
  /** A number: aligned to the right, exported with a decimal comma. */
  readonly isNumber?: boolean;
  readonly sum?: ColumnSum<Row>;
  /** In px, of a column that draws signs in place of its text; the others share the room by their texts. */
  readonly width?: number;
  /** In px: what is drawn beside the text. */
  readonly signWidth?: number;
  /** Its group and the value to filter by, where `text` is finer. Of an `instant` with time, a list takes the day. */
  readonly group?: (row: Row) => string;
  /** While it narrows the list it is shown, and in usual order the list begins with its latest. */
  readonly leads?: true;
  /** Drawn in place of the text. */
  readonly cell?: (row: Row) => ReactNode;
}

/** How a column is added up: in whole numbers, of cents or bytes, so that the sum is exact. */
interface ColumnSum<Row> {
  readonly of: (row: Row) => number | null;
  readonly words: (sum: number) => string;
}

/** Whether a column has something to add up: a sum of nothing is not nought. */
export const hasSum = <Row extends ListRow>(rows: readonly Row[], { sum }: ListColumn<Row>): boolean =>
  sum !== undefined && rows.some((row) => sum.of(row) !== null);

/** Undefined where it has none. `unsure`: says it of a sum without the lines whose number cannot be read. */
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
