import { z } from 'zod';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawSchema } from '#shared/merge/change.ts';
import { Fields } from '../pages/fields.ts';
import { jsonIn, readNote } from '../writes/notes.ts';
import type { NoteReading, Notes } from '../writes/notes.ts';

/** People of the Selection context. */
const selectionKinds = ['Candidat', 'Apprenant'] as const;
export type SelectionKind = (typeof selectionKinds)[number];

const place = 'selection';
const storedSchema = z.object({
  list: z.object({ at: z.number(), isComplete: z.boolean() }).nullable(),
  rows: z.array(z.object({ entity: z.enum(selectionKinds), id: z.string(), text: rawSchema, at: z.number() })),
});
type Stored = z.infer<typeof storedSchema>;
const empty: Stored = { list: null, rows: [] };

function readStored(text: string | null): NoteReading<Stored> {
  if (text === null || text === '') return { value: empty, isWhole: true };
  const found = storedSchema.safeParse(jsonIn(text));
  return { value: found.success ? found.data : empty, isWhole: found.success };
}

export interface SelectionRow {
  readonly entity: SelectionKind;
  readonly id: string;
  readonly fields: Fields;
  /** Epoch ms. */
  readonly at: number;
}

export interface SelectionView {
  readonly isLoaded: boolean;
  /** When the list of applicants was read, and whether all of it came (I18); null: never. */
  readonly list: { readonly at: number; readonly isComplete: boolean } | null;
  readonly rows: readonly SelectionRow[];
  /** The disk refused: what was read is shown, and gone after a restart. */
  readonly isUnsafe: boolean;
}

const nothing: SelectionView = { isLoaded: false, list: null, rows: [], isUnsafe: false };

/**
 * What was read in the Selection context, where the same paths mean something else: sealed under a key of its own, and
 * never merged with the rows of the plain interface (R1.5).
 */
export class SelectionRows {
  private readonly notes: Notes;
  private stored: Stored = empty;
  private shown = nothing;
  private loading: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(notes: Notes) {
    this.notes = notes;
  }

  /** Reads what is stored; a second call joins the first. */
  load(): Promise<void> {
    this.loading ??= this.read();
    return this.loading;
  }

  view(): SelectionView {
    return this.shown;
  }

  /** The whole list of applicants, in place of the one before; where it is cut, rows known before stay. */
  async keepList(rows: readonly RawJson[], isComplete: boolean, at: number): Promise<void> {
    await this.load();
    const read = rowsOf('Candidat', rows, at);
    const before = this.stored.rows.filter(({ entity }) => entity !== 'Candidat' || !isComplete);
    await this.write({ list: { at, isComplete }, rows: replaced(before, read) });
  }

  /** Rows that were looked up one by one. Returns their ids. */
  async keepRows(entity: SelectionKind, rows: readonly RawJson[], at: number): Promise<readonly string[]> {
    await this.load();
    const read = rowsOf(entity, rows, at);
    await this.write({ ...this.stored, rows: replaced(this.stored.rows, read) });
    return read.map(({ id }) => id);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private async read(): Promise<void> {
    // Where the disk refuses, opening the outbox reports it.
    this.stored = await readNote(this.notes, place, readStored).catch(() => empty);
    this.tell(false);
  }

  private async write(stored: Stored): Promise<void> {
    this.stored = stored;
    this.tell(this.shown.isUnsafe);
    const isUnsafe = await this.notes.write(place, JSON.stringify(stored)).then(
      () => false,
      () => true,
    );
    if (isUnsafe !== this.shown.isUnsafe) this.tell(isUnsafe);
  }

  private tell(isUnsafe: boolean): void {
    const { list, rows } = this.stored;
    this.shown = {
      isLoaded: true,
      list,
      rows: rows.map(({ entity, id, text, at }) => ({ entity, id, fields: new Fields(text), at })),
      isUnsafe,
    };
    for (const listener of this.listeners) listener();
  }
}

function rowsOf(entity: SelectionKind, rows: readonly RawJson[], at: number): Stored['rows'] {
  return rows.flatMap((text) => {
    const raw = membersOf(text).get('Id') ?? 'null';
    const id = raw.startsWith('"') ? String(parseRaw(raw)) : raw;
    return /^[1-9]\d*$/u.test(id) ? [{ entity, id, text, at }] : [];
  });
}

function replaced(before: Stored['rows'], read: Stored['rows']): Stored['rows'] {
  const key = ({ entity, id }: Stored['rows'][number]): string => `${entity} ${id}`;
  return [...new Map([...before, ...read].map((row) => [key(row), row])).values()];
}
