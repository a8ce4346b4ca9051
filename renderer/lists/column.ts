import type { ReactNode } from 'react';
import type { MarkState } from '#ui/index.ts';

/** What a list shows of an entity or of anything else; its mark is drawn at the end of its line. */
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
   * For numbers, amounts and dates, what is sorted, and for a number exported; null for nothing. Without it, texts are
   * sorted as French sorts them.
   */
  readonly value?: (row: Row) => number | null;
  /** A number: aligned to the right, exported with a decimal comma. */
  readonly isNumber?: boolean;
  /** A number that can be added up: the words of the sum. */
  readonly sum?: (sum: number) => string;
  /** CSS width; without one it shares the remaining width. */
  readonly width?: string;
  /** Drawn in place of the text. */
  readonly cell?: (row: Row) => ReactNode;
}
