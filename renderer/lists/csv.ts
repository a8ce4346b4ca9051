import { cellOfText } from '#shared/text/sheetCell.ts';
import type { ListColumn, ListRow } from './column.ts';
import { exported } from './exported.ts';
import type { Exported, SchoolClock } from './exported.ts';

/** Spreadsheets read UTF-8 only with this mark. */
const byteOrderMark = '\uFEFF';
/** For French spreadsheets: no cell runs as a formula; the import reads it. 01000 stays a text in `xlsxOf` only. */
export function csvOf<Row extends ListRow>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  clock: SchoolClock,
): string {
  const head = columns.map(({ label }) => cellOf(label)).join(';');
  const lines = rows.map((row) => columns.map((column) => written(exported(column, row, clock))).join(';'));
  return `${byteOrderMark}${[head, ...lines].join('\r\n')}\r\n`;
}

function written(cell: Exported): string {
  if (cell.kind === 'text') return cellOf(cell.text);
  if (cell.kind === 'number') return decimals(cell.number);
  const day = cell.day.split('-').toReversed().join('/');
  return cell.time === null ? day : `${day} ${cell.time}`;
}

/** Without thousands and exponent: 1250,1 and 0,0000001. */
const plain = new Intl.NumberFormat('fr', { useGrouping: false, maximumFractionDigits: 20 });
const decimals = (number: number): string => plain.format(number).replace('\u2212', '-');

/** Quoted also for the separators of other countries, so that a program that tells them by the rows is not misled. */
function cellOf(text: string): string {
  const safe = cellOfText(text);
  return /[;,|"\t\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
