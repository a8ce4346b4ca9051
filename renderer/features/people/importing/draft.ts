import { z } from 'zod';
import { jsonIn } from '#shared/json/jsonIn.ts';
import { typedText } from '#shared/text/typedText.ts';
import type { CellRead } from './cells.ts';
import type { ReadCell } from './columns.ts';
import { cellKey, sheetSchema } from './reading/sheet.ts';
import { common, withDays } from './targets.ts';
import type { Target } from './targets.ts';

const decisionSchema = z.object({
  /** The user leaves the line out. */
  out: z.boolean().optional(),
  /** Who it is: `new`, the id of a known applicant, or `line:<row>` for the person of an earlier line. */
  who: z.string().optional(),
});

/** A file that is being imported, as it is kept on this workstation until it is done or given up. */
const draftSchema = sheetSchema.extend({
  /** The lines of the outbox begin with it. */
  id: z.string().min(1),
  file: z.string(),
  /** Of the sheet; empty for a text file. */
  sheet: z.string(),
  /** The row that names the columns. */
  head: z.number().int().nonnegative(),
  /** What each column is taken as; null: not taken. */
  columns: z.array(z.string().nullable()),
  /** What is the same for all lines, where no column says it: ids; '' for none. */
  common: z.record(z.enum(common), z.string()),
  /** By row. */
  decisions: z.record(z.string(), decisionSchema),
  /** Which part of the screen is open. */
  stage: z.enum(['columns', 'lines']),
  /** Nothing of it remains to be stored, corrected or decided. */
  isDone: z.boolean(),
});
export type ImportDraft = z.infer<typeof draftSchema>;

/** A document: it stays until the import is done or given up (`keptPrefix`). */
export const importKey = 'kept/applicants';

/** Null for a draft of a Carnet with other members. */
export const readDraft = (text: string): ImportDraft | null => draftSchema.safeParse(jsonIn(text)).data ?? null;

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

/** Another text in a column of these rows. */
export const withCell = (draft: ImportDraft, at: readonly number[], column: number, text: string): ImportDraft => ({
  ...draft,
  rows: draft.rows.map((row, each) => (at.includes(each) ? row.with(column, text.trim()) : row)),
});

/** The rows below the titles whose cell has that text. */
export const rowsWith = ({ rows, head }: ImportDraft, column: number, text: string): readonly number[] =>
  rows.flatMap((row, at) => (at > head && row[column] === text ? at : []));

export const withDecision = (draft: ImportDraft, row: number, change: z.infer<typeof decisionSchema>): ImportDraft => ({
  ...draft,
  decisions: { ...draft.decisions, [row]: { ...draft.decisions[row], ...change } },
});
