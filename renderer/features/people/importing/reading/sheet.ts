import { z } from 'zod';
import { typedText } from '#shared/text/typedText.ts';

/** What a cell holds as long as it shows this text. */
const exactSchema = z.object({
  text: z.string(),
  /** As decimals are sent: 12.125. */
  number: z.string().optional(),
  /** YYYY-MM-DD, HH:MM or both. */
  moment: z.string().optional(),
});

/** What of a sheet its import keeps. */
export const sheetSchema = z.object({
  /** What the cells show, without blanks around it; no empty rows and columns at the end. */
  rows: z.array(z.array(z.string())),
  /** By `cellKey`. */
  exact: z.record(z.string(), exactSchema).default({}),
  /** Rows that the spreadsheet does not show: a filter or the user hid them. */
  hidden: z.array(z.number()).default([]),
  /** Cells without a value, which are empty in `rows`: #N/A, or a formula that was never computed (''). */
  errors: z.array(z.object({ row: z.number(), column: z.number(), text: z.string() })).default([]),
});
type SheetContent = z.infer<typeof sheetSchema>;

export interface Sheet extends SheetContent {
  /** Empty for a text file. */
  readonly name: string;
}

export const cellKey = (row: number, column: number): string => `${row}/${column}`;

/** Why nothing was read of a file. */
export type SheetFailure =
  /** It has no cell with a text. */
  | 'noCells'
  /** Neither a text nor a workbook. */
  | 'notASheet'
  /** A workbook of another program or of an older one: .xls, .ods. */
  | 'otherWorkbook'
  | 'locked'
  /** It is cut off or damaged. */
  | 'damaged'
  /** A workbook that unpacks to more than is read. */
  | 'tooLarge'
  /** A page of the web under the name of a sheet. */
  | 'webPage'
  /** A quote is opened and never closed. */
  | 'openQuote'
  | 'tooManyRows';

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

/** A cell as it was read. */
export interface Cell {
  /** What it shows; '' for an error. */
  readonly text: string;
  readonly number?: string;
  readonly moment?: string;
  /** Why it has no value. */
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
          : [[cellKey(row, column), { text: wellFormed(text), number, moment }]],
      ),
    ),
    hidden: hidden.filter((row) => rows[row]?.some((text) => text !== '')),
    errors: all.flatMap(({ row, column, error }) => (error === undefined ? [] : [{ row, column, text: error }])),
  };
}

const wellFormed = (text: string): string => typedText(text, true).trim();
