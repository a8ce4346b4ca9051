import { z } from 'zod';
import type { Notes } from '../writes/notes.ts';

const place = 'drafts';
const keptSchema = z.record(z.string(), z.string());
/** What a crash may cost of what is being typed. */
const patienceMs = 300;
/** Beyond it the oldest go: a draft is what is being typed now, not an archive. */
const most = 50;

/**
 * What a person typed and has not kept yet, sealed on this workstation, so that a crash does not cost it (experience:
 * forms). It is no change: nothing of it is sent.
 */
export class Drafts {
  private readonly notes: Notes;
  private kept: Map<string, string> | null = null;
  private loading: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly listeners = new Set<() => void>();
  /** The disk refused the last time: a screen must not say that a draft is safe. */
  failed = false;

  constructor(notes: Notes) {
    this.notes = notes;
  }

  /** Reads what was kept before; a second call joins the first. */
  load(): Promise<void> {
    this.loading ??= this.read().catch(() => {
      this.failed = true;
      this.kept ??= new Map();
      this.tell();
    });
    return this.loading;
  }

  /** Undefined while it is being read; null where there is none. */
  text(key: string): string | null | undefined {
    return this.kept === null ? undefined : (this.kept.get(key) ?? null);
  }

  /** Null forgets it. It is on the disk a moment later. */
  keep(key: string, text: string | null): void {
    this.kept ??= new Map();
    this.kept.delete(key);
    if (text !== null) this.kept.set(key, text);
    for (const oldest of [...this.kept.keys()].slice(0, -most)) this.kept.delete(oldest);
    this.timer ??= setTimeout(() => void this.flush(), patienceMs);
    this.tell();
  }

  /** Resolves when the disk has what was typed, or refused it. */
  async flush(): Promise<void> {
    if (this.timer === null) return;
    clearTimeout(this.timer);
    this.timer = null;
    await this.load();
    const failed = await this.notes.write(place, JSON.stringify(Object.fromEntries(this.kept ?? []))).then(
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
    const text = await this.notes.read(place);
    const before = keptSchema.safeParse(text === null || text === '' ? {} : JSON.parse(text));
    // What was typed while it was read is newer.
    this.kept = new Map([...Object.entries(before.success ? before.data : {}), ...(this.kept ?? [])]);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
