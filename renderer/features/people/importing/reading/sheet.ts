import { typedText } from '#shared/text/typedText.ts';

/** The cells of one sheet as texts, without the empty rows and columns at its end. */
export interface Sheet {
  /** Empty for a text file. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Why nothing was read of a file. */
export type SheetFailure =
  /** It has no cell with a text. */
  | 'noCells'
  /** Neither a text nor a workbook. */
  | 'notASheet'
  /** A workbook of another program or of an older one: .xls, .ods. */
  | 'otherWorkbook'
  | 'locked'
  /** It is cut off or damaged, or unpacks to more than a workbook of this size can hold. */
  | 'damaged'
  /** A quote is opened and never closed. */
  | 'openQuote'
  | 'tooManyRows';

export type SheetsRead =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
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

/** A sheet of well-formed cells (R2.12) without blanks around them, and without empty rows and columns at its end. */
export function tidy(name: string, rows: readonly (readonly string[])[]): Sheet {
  const texts = rows.map((row) =>
    row.slice(0, mostColumns).map((cell) => typedText(cell, true).replaceAll('\u00A0', ' ').trim()),
  );
  const width = Math.max(0, ...texts.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  const height = texts.findLastIndex((row) => row.some((cell) => cell !== '')) + 1;
  return {
    name,
    rows: texts.slice(0, height).map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')),
  };
}
