import type { ListColumn, ListRow } from './column.ts';

/** Spreadsheets read UTF-8 only with this mark. */
const byteOrderMark = '\uFEFF';
/** So many lines take about a millisecond. */
const linesAtOnce = 64;

/** The wall clock of the school, which a spreadsheet shows. */
export interface Wall {
  /** YYYY-MM-DD of an instant (epoch ms). */
  readonly dayOf: (at: number) => string;
  /** HH:MM */
  readonly timeOf: (at: number) => string;
}

/**
 * A table for a French spreadsheet: semicolons, decimal commas, dates as 23/11/2026 08:30, no cell that runs as a
 * formula. Yields every millisecond or so: of 50,000 rows the texts take a second.
 */
export function* csvOf<Row extends ListRow>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  wall: Wall,
): Generator<void, string> {
  const lines = [columns.map(({ label }) => cellOf(label)).join(';')];
  for (const row of rows) {
    lines.push(columns.map((column) => valueOf(column, row, wall)).join(';'));
    if (lines.length % linesAtOnce === 0) yield;
  }
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function valueOf<Row extends ListRow>(
  { isNumber, instant, value, text }: ListColumn<Row>,
  row: Row,
  wall: Wall,
): string {
  const number = isNumber || instant ? (value?.(row) ?? null) : null;
  if (number === null) return cellOf(text(row));
  if (!instant) return decimals(number);
  const day = wall.dayOf(number).split('-').toReversed().join('/');
  return instant === 'day' ? day : `${day} ${wall.timeOf(number)}`;
}

/** Without thousands and exponent: 1250,1 and 0,0000001. */
const plain = new Intl.NumberFormat('fr', { useGrouping: false, maximumFractionDigits: 20 });
const decimals = (number: number): string => plain.format(number).replace('\u2212', '-');

/** A text that begins like a formula gets an apostrophe, which spreadsheets hide. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[;"\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
