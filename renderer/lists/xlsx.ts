import { writeXlsx } from 'hucre/xlsx';
import type { ListColumn, ListRow } from './column.ts';
import { exported } from './exported.ts';
import type { Exported, SchoolClock } from './exported.ts';

/** `@`: it stays a text when it is edited. */
const formats = { text: '@', number: 'General', day: 'dd/mm/yyyy', time: 'dd/mm/yyyy hh:mm' };
const widths = { text: 24, number: 24, day: 12, time: 17 };
/** No cell may be longer. */
const longestText = 32_767;

/** A text is a text there, whatever it looks like (01000, 1E5, 2-3, =1+1), and stays one when it is edited. */
export const xlsxOf = <Row extends ListRow>(
  title: string,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  clock: SchoolClock,
): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: title.replaceAll(/[[\]:*?/\\']/gu, ' ').slice(0, 31) || 'Carnet',
        columns: columns.map(({ label, instant, isNumber }) => {
          const kind = instant ?? (isNumber ? 'number' : 'text');
          return { header: label, numFmt: formats[kind], width: widths[kind] };
        }),
        rows: [
          columns.map(({ label }) => label),
          ...rows.map((row) => columns.map((column) => valueOf(exported(column, row, clock)))),
        ],
        cells: new Map(columns.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
        freezePane: { rows: 1 },
      },
    ],
  });

function valueOf(cell: Exported): string | number | Date {
  if (cell.kind === 'number') return cell.number;
  if (cell.kind === 'instant') return new Date(`${cell.day}T${cell.time ?? '00:00'}:00Z`);
  const text = cell.text.slice(0, longestText).replaceAll(/[^\P{Cc}\n\r\t]|[\uFFFE\uFFFF]/gu, ' ');
  // It would be read as a character by its number.
  return text.replaceAll(/_(?=x[\da-f]{4}_)/giu, '_x005F_');
}
