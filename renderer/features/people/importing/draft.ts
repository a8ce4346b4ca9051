import { typedText } from '#shared/text/typedText.ts';
import type { CellRead } from './cells.ts';
import type { ReadCell } from './columns.ts';
import { cellKey } from './sheets/sheet.ts';
import type { Sheet } from './sheets/sheet.ts';
import { withDays } from './targets.ts';
import type { common, Target } from './targets.ts';

interface Decision {
  /** The user leaves the line out. */
  readonly out?: boolean;
  /** Who it is: `new`, the id of a known applicant, or `line:<row>` for the person of an earlier line. */
  readonly who?: string;
}

/** What an import was read from: it may be read otherwise. */
interface Source {
  readonly sheets: readonly Sheet[];
  readonly bytes: Uint8Array;
  /** Of a text. */
  readonly encoding?: string;
}

/** A file that is being imported. What is stored of it, the outbox and the receipts say. */
export interface ImportDraft extends Omit<Sheet, 'name'> {
  /** The lines of the outbox begin with it. */
  readonly id: string;
  readonly file: string;
  readonly source: Source;
  /** Of the sheet; empty for a text file. */
  readonly sheet: string;
  /** The row that names the columns. */
  readonly head: number;
  /** What each column is taken as; null: not taken. */
  readonly columns: readonly (string | null)[];
  /** What is the same for all lines, where no column says it: ids; '' for none. */
  readonly common: Readonly<Record<(typeof common)[number], string>>;
  readonly decisions: Readonly<Record<number, Decision>>;
  /** Which part of the screen is open. */
  readonly stage: 'columns' | 'lines';
}

/** The name of a line in the outbox: a restart finds by it what is stored (I3). */
export const lineKey = ({ id }: Pick<ImportDraft, 'id'>, row: number): string => `${id}/${row}`;

/** The rows below the titles that have a cell with a text. */
export const dataRows = ({ rows, head }: Pick<ImportDraft, 'rows' | 'head'>): readonly number[] =>
  rows.flatMap((row, at) => (at > head && row.some((cell) => cell !== '') ? at : []));

/** A cell as it is read; of a workbook by the number or moment in it, where it was not corrected and is such. */
export function readAt(
  { rows, exact }: Pick<ImportDraft, 'rows' | 'exact'>,
  [row, column]: readonly [row: number, column: number],
  target: Target,
  read: ReadCell,
): CellRead {
  const text = rows[row]?.[column] ?? '';
  const cell = exact[cellKey(row, column)];
  const { number, moment }: Partial<typeof cell> = cell?.text === text ? cell : {};
  if (target.kind === 'number' && number !== undefined) return { ok: true, value: number };
  const said = (withDays.has(target.kind) || target.kind === 'hour') && moment !== undefined ? moment : text;
  // Only a custom field has several lines.
  return read(target, target.isCustom ? said : typedText(said));
}

/** Rows that the spreadsheet did not show are left out until the user takes them. */
export const firstDecisions = (hidden: readonly number[]): ImportDraft['decisions'] =>
  Object.fromEntries(hidden.map((row) => [row, { out: true }]));

export const withCell = (draft: ImportDraft, at: readonly number[], column: number, text: string): ImportDraft => ({
  ...draft,
  rows: draft.rows.map((row, each) => (at.includes(each) ? row.with(column, text.trim()) : row)),
});

export const rowsWith = ({ rows, head }: ImportDraft, column: number, text: string): readonly number[] =>
  rows.flatMap((row, at) => (at > head && row[column] === text ? at : []));

export const withDecision = (draft: ImportDraft, row: number, change: Decision): ImportDraft => ({
  ...draft,
  decisions: { ...draft.decisions, [row]: { ...draft.decisions[row], ...change } },
});
