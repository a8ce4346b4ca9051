import type { EntityDescription } from '#shared/entities/describe.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { provenGone } from './due.ts';
import type { PageRow } from './pageText.ts';
import { Patches, patchedPage } from './patches.ts';
import type { RowsOfPage } from './patches.ts';

/** A cached row. Objects are never changed: a new text is a new object. */
export interface StoredRow extends PageRow {
  readonly bucket: string;
  /** Name of its page: `<bucket>#<number>`. */
  readonly page: string;
}

export interface NewRow {
  readonly id: string;
  readonly hash: string;
  readonly text: RawJson;
  readonly bucket: string;
}

/** Where rows will be stored, decided but not yet applied. */
export interface Placement {
  readonly rows: ReadonlyMap<string, StoredRow>;
  /** Pages that change, including those that lose a row. */
  readonly pages: ReadonlySet<string>;
  /** Those of them that new rows fill: they have room for no other. */
  readonly filled: ReadonlySet<string>;
  /** Those of them that lose a row to another page. */
  readonly left: ReadonlySet<string>;
}

/** A rewrite of a page costs twice one record at this size, seven times at 1,000 (performance). */
export const rowsAPage = 256;

/**
 * Rows by id, with their pages. A row stays on its page while its bucket is the same; a new one goes to the first with
 * room.
 */
export class Dataset {
  readonly patches = new Patches();
  private readonly byId = new Map<string, StoredRow>();
  private readonly idsByPage = new Map<string, Set<string>>();
  private readonly pagesByBucket = new Map<string, string[]>();
  private readonly versions = new Map<string, number>();
  private lastVersion = 0;
  private goneRows = 0;
  /** Ids by their small letters; null where they are numbers. */
  private readonly letters: Map<string, string> | null;

  constructor(idKind: EntityDescription['idKind'] = 'number') {
    this.letters = idKind === 'guid' ? new Map() : null;
  }

  get rows(): ReadonlyMap<string, StoredRow> {
    return this.byId;
  }

  /** How many rows the service proved gone (R3.1b). */
  get gone(): number {
    return this.goneRows;
  }

  *inBucket(bucket: string): Generator<StoredRow> {
    for (const page of this.pagesByBucket.get(this.lettersOf(bucket)) ?? []) yield* this.onPage(page);
  }

  *onPage(page: string): Generator<StoredRow> {
    for (const id of this.idsByPage.get(page) ?? []) {
      const row = this.byId.get(id);
      if (row) yield row;
    }
  }

  /** The id by which a GUID is here: it is the same in large and small letters, and keeps those that came first. */
  keyOf(id: string): string {
    return this.letters?.get(id.toLowerCase()) ?? id;
  }

  row(id: string): StoredRow | undefined {
    return this.byId.get(this.keyOf(id));
  }

  /** Decides where rows go. Changes nothing; rows with an unchanged text are left out. */
  place(rows: Iterable<NewRow>): Placement {
    const placed = new Map<string, StoredRow>();
    const pages = new Set<string>();
    const filled = new Set<string>();
    const left = new Set<string>();
    const room = new Map<string, Room>();
    for (const row of rows) {
      const before = placed.get(row.id) ?? this.byId.get(row.id);
      const same = before?.text === row.text && before.hash === row.hash && before.bucket === row.bucket;
      if (same) continue;
      const page = before?.bucket === row.bucket ? before.page : this.pageWithRoom(row.bucket, room, filled);
      if (before && before.page !== page) {
        pages.add(before.page);
        left.add(before.page);
      }
      pages.add(page);
      placed.set(row.id, { ...row, page });
    }
    return { rows: placed, pages, filled, left };
  }

  apply(placement: Placement): void {
    for (const row of placement.rows.values()) this.put(row);
  }

  /**
   * In any order: of two editions of a row the newest wins, also of a folder under two spellings of its GUID. Returns
   * the rows of which it has the newest so far.
   */
  load(record: string, version: number, pages: Iterable<RowsOfPage>): readonly StoredRow[] {
    this.lastVersion = Math.max(this.lastVersion, version);
    const isPatch = patchedPage(record) !== null;
    const newest: StoredRow[] = [];
    for (const { page, rows } of pages) {
      if (!isPatch) this.versions.set(page, version);
      const bucket = bucketOfPage(page);
      for (const { id: written, hash, text } of rows) {
        const id = this.keyOf(written);
        const before = this.byId.get(id);
        if (before && (this.patches.versionOf(id) ?? this.versions.get(before.page) ?? 0) > version) continue;
        const row = { id, hash, text, bucket, page };
        this.put(row);
        newest.push(row);
        if (!isPatch) this.patches.dropRow(id);
      }
    }
    if (isPatch)
      this.patches.add(
        record,
        version,
        newest.map(({ id }) => id),
      );
    return newest;
  }

  /** Takes over the row objects of a smaller dataset that says the same: what was made from them stays. */
  takeOver({ rows }: Dataset): void {
    for (const [id, row] of rows) {
      const own = this.byId.get(id);
      if (own?.text === row.text && own.hash === row.hash && own.page === row.page) this.byId.set(id, row);
    }
  }

  byPage(ids: Iterable<string>): ReadonlyMap<string, readonly StoredRow[]> {
    const rows = Iterator.from(ids).flatMap((id) => {
      const row = this.byId.get(id);
      return row ? [row] : [];
    });
    return Map.groupBy(rows, ({ page }) => page);
  }

  nextVersion(): number {
    this.lastVersion += 1;
    return this.lastVersion;
  }

  private put(row: StoredRow): void {
    const before = this.byId.get(row.id);
    if (before && before.page !== row.page) this.idsByPage.get(before.page)?.delete(row.id);
    this.goneRows += Number(row.hash === provenGone) - Number(before?.hash === provenGone);
    if (!before) this.letters?.set(row.id.toLowerCase(), row.id);
    this.byId.set(row.id, row);
    const ids = this.idsByPage.get(row.page);
    if (ids) ids.add(row.id);
    else {
      this.idsByPage.set(row.page, new Set([row.id]));
      const bucket = this.lettersOf(row.bucket);
      const siblings = this.pagesByBucket.get(bucket);
      if (siblings) siblings.push(row.page);
      else this.pagesByBucket.set(bucket, [row.page]);
    }
  }

  /** A bucket of rows whose ids are GUIDs is named by one. */
  private lettersOf(bucket: string): string {
    return this.letters ? bucket.toLowerCase() : bucket;
  }

  private pageWithRoom(bucket: string, room: Map<string, Room>, filled: Set<string>): string {
    const at = room.get(bucket) ?? { number: -1, page: '', left: 0 };
    room.set(bucket, at);
    while (at.left <= 0) {
      at.number += 1;
      at.page = `${bucket}#${at.number}`;
      at.left = rowsAPage - (this.idsByPage.get(at.page)?.size ?? 0);
    }
    at.left -= 1;
    if (at.left === 0) filled.add(at.page);
    return at.page;
  }
}

interface Room {
  number: number;
  page: string;
  left: number;
}

const bucketOfPage = (page: string): string => page.slice(0, page.lastIndexOf('#'));
