import type { z } from 'zod';
import type { channels } from '#shared/ipc/channels.ts';
import { groupOf, HeldDigest, heldGroups } from '#shared/ipc/heldDigest.ts';

type PullAsked = z.output<(typeof channels)['pull.begin']['args']>;

/** Bounds of what is held in memory (I24): rows of one list, and of all. About 120 bytes a row. */
const mostOfList = 200_000;
const mostOfAll = 1_000_000;
/** A list without rows takes memory too. */
const rowsOfEmpty = 20;

interface Handed {
  readonly hash: string;
  /** Read by its id: stored under its hash only where a list gave the row before. */
  readonly alone: boolean;
}

/**
 * What one page holds of one list, so that it need not be said at each pull. A row that was handed over is one of them
 * only once a digest of the page includes it: a row that the page dropped never passes for known (I17).
 */
export class HeldList {
  /** What the page said or proved to hold. */
  readonly #idsByHash = new Map<string, string>();
  readonly #digest = new HeldDigest();
  /** Handed over and stored by the page, as far as main can tell, since its last digest. */
  readonly #handed = new Map<string, Handed>();
  /** The same before its last digest, which did not match. */
  readonly #offered = new Map<string, Handed>();

  get idsByHash(): ReadonlyMap<string, string> {
    return this.#idsByHash;
  }

  get size(): number {
    return rowsOfEmpty + this.#idsByHash.size + this.#handed.size + this.#offered.size;
  }

  handedOver(rows: Iterable<{ readonly id: string; readonly hash: string }>, alone: boolean): void {
    for (const { id, hash } of rows) {
      if (this.#handed.size >= mostOfList) return;
      this.#handed.set(id, { hash, alone: alone && this.#handed.get(id)?.alone !== false });
    }
  }

  /**
   * Compares with what the page holds now. Null when it is the same; else sums by group, for the page to say the rows
   * of those that differ; none where saying all rows costs no more.
   */
  compare({ digest, due, dueKnown, stated }: PullAsked): readonly number[] | null {
    if (stated) this.#replace(stated);
    else this.#offer();
    // What is due and not known was written since: the page no longer holds the text that a list gave.
    if (dueKnown) this.#drop(new Set(due));
    const assumed = this.#digest.copy();
    for (const { hash } of this.#offered.values()) if (!this.#idsByHash.has(hash)) assumed.add(hash);
    if (assumed.text !== digest) return assumed.count <= heldGroups ? [] : assumed.sums;
    for (const [id, { hash }] of this.#offered) this.#add(hash, id);
    this.#offered.clear();
    return null;
  }

  /** The rows handed over since the last digest replace the former ones of their ids. */
  #offer(): void {
    if (this.#handed.size === 0) return;
    for (const [id, handed] of this.#handed) this.#offered.set(id, handed);
    this.#handed.clear();
    const former = new Set(this.#remove((_hash, id) => this.#offered.has(id)));
    for (const [id, { hash, alone }] of this.#offered) {
      if (!alone || former.has(id)) this.#offered.set(id, { hash, alone: false });
      else this.#offered.delete(id);
    }
  }

  #drop(ids: ReadonlySet<string>): void {
    if (ids.size === 0) return;
    for (const id of ids) this.#offered.delete(id);
    this.#remove((_hash, id) => ids.has(id));
  }

  /** All rows of some groups, as the page holds them. */
  #replace({ groups, ids, hashes }: NonNullable<PullAsked['stated']>): void {
    const given = new Set(groups);
    for (const [id, { hash }] of this.#offered) if (given.has(groupOf(hash))) this.#offered.delete(id);
    this.#remove((hash) => given.has(groupOf(hash)));
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

/** What each page holds of each list, in memory only: nothing of it survives a lock, a reload or a restart. */
export class HeldRows {
  /** The one that was used last is the last one. */
  readonly #lists = new Map<string, HeldList>();

  /** Rows of one entity are one list, however they are asked for; where rows are listed by parent, each parent's. */
  list(pageId: number, { entity, path = [] }: Pick<PullAsked, 'entity' | 'path'>): HeldList {
    const key = `${pageId} ${JSON.stringify([entity, path])}`;
    const known = this.#lists.get(key);
    if (!known) this.#makeRoom();
    const list = known ?? new HeldList();
    this.#lists.delete(key);
    this.#lists.set(key, list);
    return list;
  }

  /** Of one page, or of all pages. */
  forget(pageId?: number): void {
    for (const key of this.#lists.keys())
      if (pageId === undefined || key.startsWith(`${pageId} `)) this.#lists.delete(key);
  }

  /** What is forgotten is said again by the page. */
  #makeRoom(): void {
    let size = this.#lists.values().reduce((sum, list) => sum + list.size, 0);
    for (const [key, list] of this.#lists) {
      if (size <= mostOfAll) return;
      this.#lists.delete(key);
      size -= list.size;
    }
  }
}
