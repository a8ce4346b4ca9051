import { typedText } from '#shared/text/typedText.ts';

export interface Sheet {
  /** Empty for a text file. */
  readonly name: string;
  /** What the cells show, without blanks around it; no empty rows and columns at the end. */
  readonly rows: readonly (readonly string[])[];
  /** What a cell holds as long as it shows this text, by `cellKey`. */
  readonly exact: Readonly<Record<string, Pick<Cell, 'text' | 'number' | 'moment'>>>;
  /** Rows that the spreadsheet does not show: a filter or the user hid them. */
  readonly hidden: readonly number[];
  /** Cells without a value, which are empty in `rows`: #N/A, or a formula that was never computed (''). */
  readonly errors: readonly { readonly row: number; readonly column: number; readonly text: string }[];
}

export const cellKey = (row: number, column: number): string => `${row}/${column}`;

/** Why nothing was read of a file. */
export type SheetFailure =
  /** It has no line below its titles. */
  | 'noLines'
  /** Neither a text nor a workbook. */
  | 'notASheet'
  /** Of another program or an older one (.xls, .ods), with a password, damaged. */
  | 'workbook'
  /** A page of the web under the name of a sheet. */
  | 'webPage'
  /** A quote is opened and never closed. */
  | 'openQuote'
  /** More rows than are read, or a workbook that unpacks to more. */
  | 'tooLarge';

export type SheetsRead =
  | {
      readonly ok: true;
      readonly sheets: readonly Sheet[];
      /** Of a text: as what it was read. */
      readonly encoding?: string;
    }
  | {
      readonly ok: false;
      readonly reason: SheetFailure;
      /** The row that it is about, from 1. */
      readonly row?: number;
    };

/** More rows are not looked at: an import of that many is done in parts. */
export const mostRows = 2_000;
const mostColumns = 200;

export const failed = (reason: SheetFailure, row?: number): SheetsRead => ({
  ok: false,
  reason,
  ...(row !== undefined && { row }),
});

export interface Cell {
  /** What it shows; '' for an error. */
  readonly text: string;
  /** As decimals are sent: 12.125. */
  readonly number?: string;
  /** YYYY-MM-DD, HH:MM or both. */
  readonly moment?: string;
  readonly error?: string;
}

/** A sheet of well-formed cells (R2.12) without blanks around them, and without empty rows and columns at its end. */
export function tidy(name: string, cells: readonly (readonly Cell[])[], hidden: readonly number[] = []): Sheet {
  const rows = cells.map((row) => row.slice(0, mostColumns).map(({ text }) => wellFormed(text)));
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((text) => text !== '') + 1));
  const height = rows.findLastIndex((row) => row.some((text) => text !== '')) + 1;
  const all = cells.flatMap((row, at) => row.map((cell, column) => ({ ...cell, row: at, column })));
  return {
    name,
    rows: rows.slice(0, height).map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')),
    exact: Object.fromEntries(
      all.flatMap(({ row, column, text, number, moment }) =>
        number === undefined && moment === undefined
          ? []
          : [
              [
                cellKey(row, column),
                {
                  text: wellFormed(text),
                  ...(number !== undefined && { number }),
                  ...(moment !== undefined && { moment }),
                },
              ],
            ],
      ),
    ),
    hidden: hidden.filter((row) => rows[row]?.some((text) => text !== '')),
    errors: all.flatMap(({ row, column, error }) => (error === undefined ? [] : [{ row, column, text: error }])),
  };
}

const wellFormed = (text: string): string => typedText(text, true).trim();
