import type { z } from 'zod';
import type { channels } from '#shared/ipc/channels.ts';
import { groupOf, RowsDigest, digestGroups } from '#shared/ipc/rowsDigest.ts';
import type { SentRowsStore, StoredRows } from './sentRowsStore.ts';

type PullAsked = z.output<(typeof channels)['pull.begin']['args']>;

/** Bounds of what is held in memory (I24): rows of one list, and of all. About 120 bytes a row. */
const mostOfList = 200_000;
const mostOfAll = 1_000_000;
/** A list without rows takes memory too. */
const rowsOfEmpty = 20;
/**
 * While a list is in use it is stored again once one row in so many differs: what is not yet stored when Carnet is
 * killed is said by the page.
 */
const storedAgainAt = 16;

interface SentRow {
  readonly hash: string;
  /** Read by its id: stored under its hash only where a list gave the row before. */
  readonly alone: boolean;
}

/**
 * What one page holds of one list, so that it need not be said at each pull. Whatever main stored, in this run or an
 * earlier one, is compared with a digest of what the page holds at that moment, and nothing passes for known before the
 * two are equal (I25).
 */
export class SentList {
  /** What the page said or proved to hold. */
  readonly #idsByHash = new Map<string, string>();
  readonly #digest = new RowsDigest();
  /** Sent and stored by the page, as far as main can tell, since its last digest. */
  readonly #sent = new Map<string, SentRow>();
  /** The same before its last digest, which did not match. */
  readonly #unproven = new Map<string, SentRow>();
  /** Rows that differ from what was stored last. */
  #changes = 0;

  /** What main stored of it before the page or main was closed. */
  constructor({ ids, hashes }: StoredRows = { ids: [], hashes: [] }) {
    for (const [at, hash] of hashes.entries()) this.#add(hash, ids[at] ?? '');
  }

  get idsByHash(): ReadonlyMap<string, string> {
    return this.#idsByHash;
  }

  get size(): number {
    return rowsOfEmpty + this.#idsByHash.size + this.#sent.size + this.#unproven.size;
  }

  sent(rows: Iterable<{ readonly id: string; readonly hash: string }>, alone: boolean): void {
    for (const { id, hash } of rows) {
      if (this.#sent.size >= mostOfList) return;
      this.#sent.set(id, { hash, alone: alone && this.#sent.get(id)?.alone !== false });
      this.#changes += 1;
    }
  }

  get isChanged(): boolean {
    return this.#changes > 0;
  }

  get isMuchChanged(): boolean {
    return this.#changes * storedAgainAt >= this.#idsByHash.size + this.#sent.size && this.isChanged;
  }

  /** What the page holds by now, as far as main can tell. */
  stored(): StoredRows {
    this.#changes = 0;
    const ids: string[] = [];
    const hashes: string[] = [];
    const note = (id: string, hash: string): void => {
      ids.push(id);
      hashes.push(hash);
    };
    const replaced = new Set<string>();
    for (const [hash, id] of this.#idsByHash) {
      const later = this.#sent.get(id) ?? this.#unproven.get(id);
      note(id, later?.hash ?? hash);
      if (later) replaced.add(id);
    }
    const noteNew = (id: string, { hash, alone }: SentRow): void => {
      if (!alone && !replaced.has(id)) note(id, hash);
    };
    for (const [id, row] of this.#unproven) if (!this.#sent.has(id)) noteNew(id, row);
    for (const [id, row] of this.#sent) noteNew(id, row);
    return { ids, hashes };
  }

  /**
   * Compares with what the page holds now. Null when it is the same; else sums by group, for the page to say the rows
   * of those that differ; none where saying all rows costs no more.
   */
  compare({ digest, due, dueKnown, stated }: PullAsked): readonly number[] | null {
    if (stated) this.#replace(stated);
    else this.#suppose();
    // What is due and not known was written since: the page no longer holds the text that a list gave.
    if (dueKnown) this.#drop(new Set(due));
    const assumed = this.#digest.copy();
    for (const { hash } of this.#unproven.values()) if (!this.#idsByHash.has(hash)) assumed.add(hash);
    if (assumed.text !== digest) return assumed.count <= digestGroups ? [] : assumed.sums;
    for (const [id, { hash }] of this.#unproven) this.#add(hash, id);
    this.#unproven.clear();
    return null;
  }

  /** The rows sent since the last digest replace the former ones of their ids. */
  #suppose(): void {
    if (this.#sent.size === 0) return;
    for (const [id, row] of this.#sent) this.#unproven.set(id, row);
    this.#sent.clear();
    const former = new Set(this.#remove((_hash, id) => this.#unproven.has(id)));
    for (const [id, { hash, alone }] of this.#unproven) {
      if (!alone || former.has(id)) this.#unproven.set(id, { hash, alone: false });
      else this.#unproven.delete(id);
    }
  }

  #drop(ids: ReadonlySet<string>): void {
    if (ids.size === 0) return;
    for (const id of ids) if (this.#unproven.delete(id)) this.#changes += 1;
    this.#changes += this.#remove((_hash, id) => ids.has(id)).length;
  }

  /** All rows of some groups, as the page holds them. */
  #replace({ groups, ids, hashes }: NonNullable<PullAsked['stated']>): void {
    const given = new Set(groups);
    for (const [id, { hash }] of this.#unproven) if (given.has(groupOf(hash))) this.#unproven.delete(id);
    // How much of a group differs is not worth a comparison.
    this.#changes += this.#remove((hash) => given.has(groupOf(hash))).length + hashes.length;
    for (const [at, hash] of hashes.entries()) {
      const id = ids[at];
      if (id !== undefined && given.has(groupOf(hash))) this.#add(hash, id);
    }
  }

  #add(hash: string, id: string): void {
    if (this.#idsByHash.has(hash) || this.#idsByHash.size >= mostOfList) return;
    this.#idsByHash.set(hash, id);
    this.#digest.add(hash);
  }

  /** Returns the ids of the rows that were removed. */
  #remove(is: (hash: string, id: string) => boolean): readonly string[] {
    return [...this.#idsByHash].flatMap(([hash, id]) => {
      if (!is(hash, id)) return [];
      this.#idsByHash.delete(hash);
      this.#digest.remove(hash);
      return id;
    });
  }
}

type AskedList = Pick<PullAsked, 'entity' | 'path'>;

/** Rows of one entity are one list, however they are asked for; where rows are listed by parent, each parent's. */
const nameOf = ({ entity, path = [] }: AskedList): string => JSON.stringify([entity, path]);

type Notes = Pick<SentRowsStore, 'ready' | 'of' | 'put' | 'writeSoon'>;

interface OfPage {
  readonly pageId: number;
  readonly name: string;
  readonly list: SentList;
}

/** What each page holds of each list. With `notes`, what is forgotten with a page or with main is stored first. */
export class SentRows {
  readonly #notes: Notes | null;
  /** The one that was used last is the last one. */
  readonly #lists = new Map<string, OfPage>();

  constructor(notes: Notes | null = null) {
    this.#notes = notes;
  }

  /** To be awaited before a list is used: what was stored is read by then. */
  ready(): Promise<void> {
    return this.#notes?.ready() ?? Promise.resolve();
  }

  list(pageId: number, asked: AskedList): SentList {
    const name = nameOf(asked);
    const key = `${pageId} ${name}`;
    const known = this.#lists.get(key);
    if (!known) this.#makeRoom();
    const used = known ?? { pageId, name, list: new SentList(this.#notes?.of(name)) };
    this.#lists.delete(key);
    this.#lists.set(key, used);
    return used.list;
  }

  /** A pull of this list has ended: what came in it takes a tenth of the memory as a note, until the next pull. */
  ended(pageId: number, asked: AskedList): void {
    const key = `${pageId} ${nameOf(asked)}`;
    const used = this.#lists.get(key);
    if (this.#notes !== null && used?.list.isMuchChanged === true) this.#drop(key, used);
  }

  /** Of one page, or of all pages. */
  forget(pageId?: number): void {
    for (const [key, used] of this.#lists) if (pageId === undefined || used.pageId === pageId) this.#drop(key, used);
  }

  #drop(key: string, used: OfPage): void {
    this.#lists.delete(key);
    if (used.list.isChanged) this.#note(used);
  }

  #note({ name, list }: OfPage): void {
    if (this.#notes === null) return;
    this.#notes.put(name, list.stored());
    this.#notes.writeSoon();
  }

  /** What is dropped is read from the notes again, or said by the page. */
  #makeRoom(): void {
    let size = this.#lists.values().reduce((sum, { list }) => sum + list.size, 0);
    for (const [key, used] of this.#lists) {
      if (size <= mostOfAll) return;
      this.#drop(key, used);
      size -= used.list.size;
    }
  }
}
