import { unzipSync } from 'fflate';
import { EncryptedFileError, HucreError } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { failed, mostRows, tidy } from './sheet.ts';
import type { Sheet, SheetsRead } from './sheet.ts';

/** A workbook of a few thousand rows unpacks to less; what unpacks to more is made to fill the memory. */
const mostUnpacked = 64 * 1024 * 1024;

/** The visible sheets of a workbook (ECMA-376) that have cells, in their order. */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetsRead> {
  try {
    if (unpackedSize(bytes) > mostUnpacked) return failed('damaged');
    const { sheets } = await readXlsx(bytes, {
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
      maxRows: mostRows + 1,
    });
    const tidied = sheets.map(({ name, rows }): Sheet =>
      tidy(
        name,
        rows.map((row) => row.map(textOf)),
      ),
    );
    const filled = tidied.filter(({ rows }) => rows.length > 0);
    if (filled.length === 0) return failed('noCells');
    return filled.some(({ rows }) => rows.length > mostRows) ? failed('tooManyRows') : { ok: true, sheets: filled };
  } catch (error) {
    if (error instanceof EncryptedFileError) return failed('locked');
    if (error instanceof HucreError || isOfZip(error)) return failed('damaged');
    throw error;
  }
}

/** As the archive's own directory says; the reader unpacks no part beyond what is said of it there. */
function unpackedSize(bytes: Uint8Array): number {
  let size = 0;
  unzipSync(bytes, {
    filter: ({ originalSize, size: packed }) => {
      // A part that says nothing of its size would be unpacked without a bound.
      size += originalSize === 0 && packed > 0 ? Infinity : originalSize;
      return false;
    },
  });
  return size;
}

/** The errors of fflate have a number. */
const isOfZip = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'number';

type Cell = Awaited<ReturnType<typeof readXlsx>>['sheets'][number]['rows'][number][number];

/** A cell as its text: days as YYYY-MM-DD, hours as HH:MM, numbers with all their digits. */
function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'number') {
    const number = cell.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 });
    // A cell that is a number is no text « 1.200 », which may be thousands.
    return number.replace(/^-?[1-9]\d{0,2}\.\d{3}$/u, '$&0');
  }
  return String(cell);
}

const minuteMs = 60_000;
/** A cell that holds an hour alone counts from this day. */
const dayZero = 1900;

/** A serial number names a moment on the wall, which the reader gives as UTC; a fraction of a day is never exact. */
function dateText(date: Date): string {
  const wallTime = new Date(Math.round(date.getTime() / minuteMs) * minuteMs);
  if (Number.isNaN(wallTime.getTime())) return '';
  const [day = '', time = ''] = wallTime.toISOString().slice(0, 16).split('T');
  if (wallTime.getUTCFullYear() < dayZero) return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
