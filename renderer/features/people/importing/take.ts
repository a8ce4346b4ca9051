import { decode } from '#forms/incoming/decode.ts';
import { readBytes } from '#forms/incoming/readFile.ts';
import type { FileFailure } from '#forms/incoming/readFile.ts';
import { dataRows } from './draft.ts';
import type { ImportDraft } from './draft.ts';
import { readSheets } from './reading/readSheets.ts';
import type { Sheet, SheetFailure } from './reading/sheet.ts';
import { headRow, proposeColumns } from './targets.ts';
import type { Target } from './targets.ts';

/** What an import takes: more is done in parts, so that it can be looked through. */
export const mostLines = 500;
export const mostBytes = 5_000_000;

export type TakeFailure =
  | { readonly of: 'file'; readonly reason: FileFailure }
  | { readonly of: 'sheet'; readonly reason: SheetFailure | 'noLines' | 'tooManyLines'; readonly count?: number };

export type Taken =
  | { readonly ok: true; readonly sheets: readonly Sheet[] }
  | { readonly ok: false; readonly failure: TakeFailure };

/** The sheets of a file that the user chose or dropped. */
export async function readFile(file: File): Promise<Taken> {
  const bytes = await readBytes(file, mostBytes);
  if (!bytes.ok) return { ok: false, failure: { of: 'file', reason: bytes.reason } };
  const read = await readSheets(bytes.content, (given) => decode(given).text);
  if (read.ok) return { ok: true, sheets: read.sheets };
  return {
    ok: false,
    failure: { of: 'sheet', reason: read.reason, ...(read.row !== undefined && { count: read.row }) },
  };
}

/** A sheet as an import, with its columns proposed; or why it cannot be one. */
export function draftOf(
  { name, rows }: Sheet,
  given: {
    readonly id: string;
    readonly file: string;
    readonly targets: readonly Target[];
    /** The custom field that holds telephone numbers. */
    readonly phone: string | null;
    readonly common: ImportDraft['common'];
  },
): ImportDraft | TakeFailure {
  const { id, file, targets, phone, common } = given;
  const head = headRow(rows, targets);
  const count = dataRows({ rows: rows.map((row) => [...row]), head }).length;
  if (count === 0) return { of: 'sheet', reason: 'noLines' };
  if (count > mostLines) return { of: 'sheet', reason: 'tooManyLines', count };
  return {
    id,
    file,
    sheet: name,
    rows: rows.map((row) => [...row]),
    head,
    columns: [...proposeColumns(rows[head] ?? [], targets, phone)],
    common,
    decisions: {},
    address: null,
    stage: 'columns',
    isDone: false,
  };
}
