import { unzipSync } from 'fflate';
import { dateToSerial, HucreError } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import type { Cell as FileCell, CellValue, Sheet as FileSheet } from 'hucre/xlsx';
import { format } from 'numfmt';
import { isErrorValue } from '#shared/text/sheetCell.ts';
import { failed, mostRows, tidy } from './sheet.ts';
import type { Cell, Sheet, SheetsRead } from './sheet.ts';

/** In bytes; a workbook of two thousand rows unpacks to less, and what unpacks to more holds up the window. */
const mostUnpacked = 30_000_000;

/** The visible sheets of a workbook (ECMA-376) that have cells, in their order. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetsRead> {
  try {
    const { size, isWorkbook } = archiveIn(bytes);
    if (!isWorkbook) return failed('workbook');
    if (size > mostUnpacked) return failed('tooLarge');
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      readStyles: true,
      maxRows: mostRows + 1,
    });
    // A cell in the last row that a sheet can have comes with a million rows above it.
    if (sheets.some(({ rows }) => rows.findLastIndex(hasValue) >= mostRows)) return failed('tooLarge');
    const filled = sheets.map(sheetOf).filter(({ rows }) => rows.length > 0);
    return filled.length === 0 ? failed('noLines') : { ok: true, sheets: filled };
  } catch (error) {
    // The reader says so of a cell in the last rows beside many columns.
    if (error instanceof HucreError && error.message.includes('limit')) return failed('tooLarge');
    if (error instanceof HucreError || isOfZip(error)) return failed('workbook');
    throw error;
  }
}

const hasValue = (row: readonly CellValue[]): boolean => row.some((value) => String(value ?? '').trim() !== '');

/** As the archive's own directory says; the reader unpacks no part beyond what is said of it there. */
function archiveIn(bytes: Uint8Array): { readonly size: number; readonly isWorkbook: boolean } {
  let size = 0;
  let isWorkbook = false;
  unzipSync(bytes, {
    filter: ({ name, originalSize, size: packed }) => {
      isWorkbook ||= /workbook\w*\.xml$/iu.test(name);
      // A part that says nothing of its size would be unpacked without a bound.
      size += originalSize === 0 && packed > 0 ? Infinity : originalSize;
      return false;
    },
  });
  return { size, isWorkbook };
}

/** The errors of fflate have a number. */
const isOfZip = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';

function sheetOf({ name, rows, cells, merges = [], rowDefs }: FileSheet): Sheet {
  const read = rows
    .slice(0, mostRows)
    .map((row, at) => row.map((value, column) => cellOf(value, cells?.get(`${at},${column}`))));
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const first = read[startRow]?.[startCol];
    if (!first) continue;
    // A row that has nothing else is no line.
    for (const row of read.slice(startRow, endRow + 1).filter((each) => each.some(({ text }) => text !== '')))
      for (let at = startCol; at <= Math.min(endCol, row.length - 1); at += 1) row[at] = first;
  }
  const hidden = [...(rowDefs ?? [])].flatMap(([row, def]) => (def.hidden ? [row] : []));
  return tidy(name, read, hidden);
}

/** A number shows what its format makes of it, in French; days and numbers keep beside it what they are. */
function cellOf(value: CellValue, cell: FileCell | undefined): Cell {
  // Excel keeps what a formula came to; other programs may leave that to the one that opens the file.
  if (value === null || value === undefined) return { text: '', ...(cell?.formula !== undefined && { error: '' }) };
  const pattern = cell?.style?.numFmt ?? 'General';
  if (value instanceof Date) {
    const moment = momentOf(value);
    return { text: shown(dateToSerial(value), french[pattern] ?? pattern) || moment, moment };
  }
  if (typeof value === 'number') {
    const number = value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 });
    // What « General » shows depends on the width of the column: all digits, as in the line above the cells.
    const isPlain = pattern === 'General' || pattern === '@';
    return { text: (isPlain ? '' : shown(value, pattern)) || number.replace('.', ','), number };
  }
  if (typeof value === 'boolean') return { text: value ? 'VRAI' : 'FAUX' };
  return cell?.type === 'error' || isErrorValue(value) ? { text: '', error: value } : { text: value };
}

/** Formats that follow the country of the workstation, in which the file names the American one. */
const french: Readonly<Record<string, string>> = { 'm/d/yyyy': 'dd/mm/yyyy', 'm/d/yyyy h:mm': 'dd/mm/yyyy hh:mm' };

const shown = (value: number, pattern: string): string =>
  format(pattern, value, { locale: 'fr', throws: false, invalid: '', overflow: '' })
    .replace(/(?<=\d)%/u, ' %')
    .replaceAll(/[\u00A0\u202F]/gu, ' ');

const minuteMs = 60_000;
/** A cell that holds an hour alone counts from the day before 1900, or from the first of 1904. */
const dayZero = /^(?:1[0-8]\d\d-.*|1904-01-01)$/u;

/** A serial number names a moment on the wall, which the reader gives as UTC; a fraction of a day is never exact. */
function momentOf(date: Date): string {
  const wallTime = new Date(Math.round(date.getTime() / minuteMs) * minuteMs);
  if (Number.isNaN(wallTime.getTime())) return '';
  const [day = '', time = ''] = wallTime.toISOString().slice(0, 16).split('T');
  if (dayZero.test(day)) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
