import { z } from 'zod';
import { jsonIn } from '#shared/json/jsonIn.ts';
import { rawSchema } from '#shared/merge/change.ts';
import { readNote } from '../writes/notes.ts';
import type { ParsedNote, Notes } from '../writes/notes.ts';

const place = 'drafts';
const keptSchema = z.record(z.string(), z.unknown());
const baseSchema = z.union([
  z.object({ rows: z.record(z.string(), rawSchema) }),
  z.object({ seen: z.record(z.string(), rawSchema.nullable()) }),
]);
/** A text alone: a draft of something new, or of a Carnet that did not keep what was shown. */
const draftSchema = z.union([
  z.string().transform((text): StoredDraft => ({ text, base: null })),
  z.intersection(z.object({ text: z.string() }), baseSchema).transform(({ text, ...base }) => ({ text, base })),
]);

/** The row's text by entity as typing began (I12). `seen`: an earlier Carnet's. Null: something new, or unknown. */
export type DraftBase = z.infer<typeof baseSchema> | null;

interface StoredDraft {
  readonly text: string;
  readonly base: DraftBase;
  /** Nothing is typed in it yet: a screen shows it, and neither the disk nor a list has it. */
  readonly isEmpty?: boolean;
}
type StoredDrafts = readonly (readonly [key: string, draft: StoredDraft])[];

/** An import of applicants, which an earlier Carnet kept here: its file is chosen again. */
const formerImport = 'kept/applicants';

function readKept(text: string | null): ParsedNote<StoredDrafts> {
  if (text === null || text === '') return { value: [], isWhole: true };
  const kept = keptSchema.safeParse(jsonIn(text));
  if (!kept.success) return { value: [], isWhole: false };
  const all = Object.entries(kept.data).filter(([key]) => key !== formerImport);
  const value = all.flatMap(([key, each]) => {
    const draft = draftSchema.safeParse(each);
    return draft.success ? [[key, draft.data] as const] : [];
  });
  return { value, isWhole: value.length === all.length };
}

/** The delay before a draft is on the disk: what a crash may lose. */
const patienceMs = 300;
/** Beyond it the oldest are deleted: a draft is what is being typed now, not an archive. */
const most = 50;
/** Drafts below it are documents: once something is typed in them, they stay until the user deletes them. */
export const keptPrefix = 'kept/';

export interface DraftText {
  readonly key: string;
  readonly text: string;
}

/** What was typed and not submitted, sealed, so that a crash does not lose it. It is never sent. */
export class Drafts {
  private readonly notes: Notes;
  private drafts: Map<string, StoredDraft> | null = null;
  private loading: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private writing: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();
  private readonly lists = new Map<string, readonly DraftText[]>();
  /** The last write failed: a screen must not say that a draft is safe. */
  failed = false;

  constructor(notes: Notes) {
    this.notes = notes;
  }

  /** Reads the stored drafts; a second call joins the first. */
  load(): Promise<void> {
    this.loading ??= this.read().catch(() => {
      // Read again before the next write, which would otherwise replace the drafts that are on the disk.
      this.loading = null;
      this.failed = true;
      this.drafts ??= new Map();
      this.tell();
    });
    return this.loading;
  }

  /** Undefined while it is being read; null where there is none. */
  text(key: string): string | null | undefined {
    return this.drafts === null ? undefined : (this.drafts.get(key)?.text ?? null);
  }

  base(key: string): DraftBase {
    return this.drafts?.get(key)?.base ?? null;
  }

  /** The drafts below a prefix, the one that changed last first; undefined while they are being read. */
  below(prefix: string): readonly DraftText[] | undefined {
    if (this.drafts === null) return undefined;
    const found =
      this.lists.get(prefix) ??
      [...this.drafts]
        .flatMap(([key, { text, isEmpty }]) => (key.startsWith(prefix) && !isEmpty ? [{ key, text }] : []))
        .toReversed();
    this.lists.set(prefix, found);
    return found;
  }

  /** Null deletes it. It is on the disk a moment later, unless it `isEmpty`. */
  keep(key: string, text: string | null, base: DraftBase = null, isEmpty = false): void {
    this.drafts ??= new Map();
    this.drafts.delete(key);
    if (text !== null) this.drafts.set(key, { text, base, isEmpty });
    const bounded = Map.groupBy(this.drafts, ([each, draft]) =>
      draft.isEmpty ? 'empty' : each.startsWith(keptPrefix) ? 'document' : 'passing',
    );
    bounded.delete('document');
    for (const group of bounded.values()) for (const [oldest] of group.slice(0, -most)) this.drafts.delete(oldest);
    this.timer ??= setTimeout(() => void this.flush(), patienceMs);
    this.tell();
  }

  /** Resolves when the disk has stored the drafts, or refused them (`failed`). */
  flush(): Promise<void> {
    if (this.timer === null) return this.writing;
    clearTimeout(this.timer);
    this.timer = null;
    this.writing = this.write();
    return this.writing;
  }

  private async write(): Promise<void> {
    await this.load();
    if (this.loading === null) return; // the disk still refuses
    const stored = [...(this.drafts ?? [])].flatMap(([key, { text, base, isEmpty }]) =>
      isEmpty ? [] : [[key, base === null ? text : { text, ...base }]],
    );
    const failed = await this.notes.write(place, JSON.stringify(Object.fromEntries(stored))).then(
      () => false,
      () => true,
    );
    if (failed === this.failed) return;
    this.failed = failed;
    this.tell();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private async read(): Promise<void> {
    const before = await readNote(this.notes, place, readKept);
    // What was typed while the drafts were read is newer.
    this.drafts = new Map([...before, ...(this.drafts ?? [])]);
    this.tell();
  }

  private tell(): void {
    this.lists.clear();
    for (const listener of this.listeners) listener();
  }
}
