import { foldedWords, fold } from '#shared/text/fold.ts';
import type { Sort } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

const french = new Intl.Collator('fr', { numeric: true });

/** Texts of rows as they are searched and sorted, made once for each row. */
export class RowTexts<Row extends ListRow> {
  private readonly columns: readonly ListColumn<Row>[];
  private readonly alsoFound: (row: Row) => string;
  private readonly texts = new WeakMap<Row, Map<string, string>>();

  constructor(columns: readonly ListColumn<Row>[], alsoFound: (row: Row) => string = nothing) {
    this.columns = columns;
    this.alsoFound = alsoFound;
  }

  of(row: Row, column: ListColumn<Row>): string {
    const own = this.texts.get(row) ?? new Map<string, string>();
    const known = own.get(column.id);
    if (known !== undefined) return known;
    const text = column.text(row);
    this.texts.set(row, own.set(column.id, text));
    return text;
  }

  /** The rows that have every word, wherever it is in the text of their line. */
  matching(rows: readonly Row[], filter: string): readonly Row[] {
    const words = foldedWords(filter);
    if (words.length === 0) return rows;
    return rows.filter((row) => {
      const line = this.folded(row);
      return words.every((word) => line.includes(word));
    });
  }

  /** Rows without a value come last in both directions; equal ones stay in their order. */
  sorted(rows: readonly Row[], sort: Sort | null): readonly Row[] {
    const column = this.columns.find(({ id }) => id === sort?.column);
    if (!column || !sort) return rows;
    const { value } = column;
    const keys = rows.map((row) => ({ row, key: value ? value(row) : this.of(row, column) || null }));
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return keys.sort((a, b) => nullsLast(a.key, b.key) || sign * compared(a.key, b.key)).map(({ row }) => row);
  }

  private folded(row: Row): string {
    const own = this.texts.get(row);
    const known = own?.get(lineKey);
    if (known !== undefined) return known;
    const line = fold([...this.columns.map((column) => this.of(row, column)), this.alsoFound(row)].join(' '));
    this.texts.get(row)?.set(lineKey, line);
    return line;
  }
}

const nothing = (): string => '';

/** No column has this id. */
const lineKey = '\n';

const nullsLast = (a: unknown, b: unknown): number => Number(a === null) - Number(b === null);
const compared = (a: string | number | null, b: string | number | null): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : french.compare(String(a), String(b));

/** Reverses the order of the same column; otherwise texts from A, and the largest numbers and latest dates first. */
export function sortedBy(sort: Sort | null, column: { readonly id: string; readonly value?: unknown }): Sort {
  if (sort?.column === column.id)
    return { column: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { column: column.id, direction: column.value ? 'descending' : 'ascending' };
}
