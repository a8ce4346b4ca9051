import type { ListColumn, ListRow } from './column.ts';

/** Spreadsheets read UTF-8 only with this mark. */
const byteOrderMark = '\uFEFF';

/** A table for a French spreadsheet: semicolons, decimal commas, no cell that runs as a formula. */
export function csvOf<Row extends ListRow>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ label }) => cellOf(label)),
    ...rows.map((row) => columns.map((column) => valueOf(column, row))),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(';')}\r\n`).join('');
}

function valueOf<Row extends ListRow>({ isNumber, value, text }: ListColumn<Row>, row: Row): string {
  const number = isNumber ? (value?.(row) ?? null) : null;
  return number === null ? cellOf(text(row)) : decimals(number);
}

/** Without thousands and exponent: 1250,1 and 0,0000001. */
const plain = new Intl.NumberFormat('fr', { useGrouping: false, maximumFractionDigits: 20 });
const decimals = (number: number): string => plain.format(number).replace('\u2212', '-');

/** A text that begins like a formula gets an apostrophe, which spreadsheets hide. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[;"\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
