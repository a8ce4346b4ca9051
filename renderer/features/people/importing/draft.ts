import type { ReactNode } from 'react';
import { z } from 'zod';
import { jsonIn } from '#shared/json/jsonIn.ts';
import type { useIsBounce } from '#stores/commit.ts';
import { cellKey, sheetSchema } from './reading/sheet.ts';
import { common } from './targets.ts';
import type { Target, TargetKind } from './targets.ts';

const decisionSchema = z.object({
  /** The user leaves the line out. */
  out: z.literal(true).optional(),
  /** Who it is: `new`, the id of a known applicant, or `line:<row>` for the person of an earlier line. */
  who: z.string().optional(),
  /** A known address: its record is shared, or the person has one of their own. */
  address: z.enum(['share', 'own']).optional(),
});
export type Decision = z.infer<typeof decisionSchema>;

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
  /** For every known address about which nothing else was said. */
  address: z.enum(['share', 'own']).nullable(),
  /** Which part of the screen is open. */
  stage: z.enum(['columns', 'lines']),
  /** Nothing of it remains to be stored, corrected or decided. */
  isDone: z.boolean(),
});
export type ImportDraft = z.infer<typeof draftSchema>;

/** What each stage of an import is given. */
export interface StageProps {
  readonly draft: ImportDraft;
  readonly targets: readonly Target[];
  readonly header: (actions: ReactNode) => ReactNode;
  readonly notice: ReactNode;
  /** As what the file was read; nothing where there is no choice. */
  readonly encodingChoice: ReactNode;
  readonly keep: (draft: ImportDraft | null) => void;
  /** Whether a press of Ctrl Entrée is a bounce of the one before it, also of that of the other stage. */
  readonly isBounce: ReturnType<typeof useIsBounce>;
}

/** A document: it stays until the import is done or given up (`keptPrefix`). */
export const importKey = 'kept/applicants';

/** Null for a draft of a Carnet with other members. */
export function readDraft(text: string): ImportDraft | null {
  return draftSchema.safeParse(jsonIn(text)).data ?? null;
}

/** The name of a line in the outbox: a restart finds by it what is stored (I3). */
export const lineKey = ({ id }: Pick<ImportDraft, 'id'>, row: number): string => `${id}/${row}`;

/** The rows below the titles that have a cell with a text. */
export const dataRows = ({ rows, head }: Pick<ImportDraft, 'rows' | 'head'>): readonly number[] =>
  rows.flatMap((row, at) => (at > head && row.some((cell) => cell !== '') ? at : []));

/** The number or moment in a cell of a workbook that was not corrected, for a member of a kind that takes it. */
export function exactOf(
  { rows, exact }: ImportDraft,
  row: number,
  column: number,
  kind: TargetKind,
): string | undefined {
  const cell = exact[cellKey(row, column)];
  if (cell === undefined || cell.text !== rows[row]?.[column]) return undefined;
  return kind === 'number' ? cell.number : ofMoments.has(kind) ? cell.moment : undefined;
}
const ofMoments: ReadonlySet<TargetKind> = new Set(['day', 'instant', 'interview', 'hour']);

/** Rows that the spreadsheet did not show are left out until the user takes them. */
export const firstDecisions = (hidden: readonly number[]): ImportDraft['decisions'] =>
  Object.fromEntries(hidden.map((row) => [row, { out: true }]));

export const withCell = (draft: ImportDraft, row: number, column: number, text: string): ImportDraft => ({
  ...draft,
  rows: draft.rows.with(row, (draft.rows[row] ?? []).with(column, text.trim())),
});

/** One text for another, in a column of several lines. */
export interface Correction {
  readonly column: number;
  readonly rows: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** The rows below the titles whose cell has that text. */
export const rowsWith = ({ rows, head }: ImportDraft, column: number, text: string): readonly number[] =>
  rows.flatMap((cells, row) => (row > head && cells[column] === text ? [row] : []));

/** A cell that has another text by now keeps it. */
export const withCorrection = (draft: ImportDraft, { column, rows, from, to }: Correction): ImportDraft => ({
  ...draft,
  rows: draft.rows.map((cells, row) => (rows.includes(row) && cells[column] === from ? cells.with(column, to) : cells)),
});

/** What takes a correction back in the lines that still have it; null where none has, or all were stored. */
export function wayBack(
  { column, rows, from, to }: Correction,
  draft: ImportDraft,
  isStored: (row: number) => boolean,
): Correction | null {
  const still = rows.filter((row) => draft.rows[row]?.[column] === to && !isStored(row));
  return still.length === 0 ? null : { column, rows: still, from: to, to: from };
}

export function withDecision(draft: ImportDraft, row: number, change: Decision): ImportDraft {
  const decision = { ...draft.decisions[row], ...change };
  return { ...draft, decisions: { ...draft.decisions, [row]: decision } };
}

/** A line that was left out is taken again. */
export function withoutOut(draft: ImportDraft, row: number): ImportDraft {
  const { out: _, ...decision } = draft.decisions[row] ?? {};
  return { ...draft, decisions: { ...draft.decisions, [row]: decision } };
}
