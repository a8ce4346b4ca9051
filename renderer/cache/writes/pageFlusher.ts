import type { EntityName } from '#shared/entities/index.ts';
import { guarded } from '../cacheError.ts';
import type { Disk } from '../disk.ts';
import { nextTask } from '../nextTask.ts';
import type { Dataset, Placement } from '../pages/dataset.ts';
import { sealPages } from './seal.ts';
import type { SealedPages } from './seal.ts';

/** Pages in one transaction: each is one fsync, and copying them blocks the main thread. */
const pagesATransaction = 32;
/** Pages sealed at a time: their texts are joined and encoded in the main thread. */
const sealedAtOnce = 8;
/**
 * A page that still has room is written at the end of the pull, or after this long: rows of a dataset come in any order
 * (R5.3), so nearly every batch touches nearly every page. A process that is killed loses no more than this, and the
 * next pull brings it again. Milliseconds.
 */
const longestWait = 30_000;
/** Where a row moved to another page, both are soon on the disk. */
const longestMove = 1000;

interface Pending {
  readonly dataset: Dataset;
  readonly pages: Set<string>;
  /** Those that new rows filled: a pull seldom changes them again. */
  readonly filled: Set<string>;
  /** Those that lost a row, each with the pages that have it now. */
  readonly left: Map<string, Set<string>>;
}

/** Writes the pages that a pull has changed in memory to the disk. The caller ensures that one flush runs at a time. */
export class PageFlusher {
  private readonly disk: Disk;
  private readonly pending = new Map<EntityName, Pending>();
  /** When the oldest page that is not on the disk was changed. */
  private since: number | null = null;

  constructor(disk: Disk) {
    this.disk = disk;
  }

  mark(entity: EntityName, dataset: Dataset, placement: Placement): void {
    if (placement.pages.size === 0) return;
    this.since ??= performance.now();
    const pending = this.pending.get(entity) ?? {
      dataset,
      pages: new Set<string>(),
      filled: new Set<string>(),
      left: new Map<string, Set<string>>(),
    };
    for (const page of placement.pages) pending.pages.add(page);
    for (const page of placement.filled) pending.filled.add(page);
    for (const [page, now] of placement.left) pending.left.set(page, now.union(pending.left.get(page) ?? new Set()));
    this.pending.set(entity, pending);
  }

  /**
   * Pages that a commit of the outbox writes as they are in memory, with those that have what they lost since the last
   * flush: else such a row would be on no page of the disk until the next one (I20).
   */
  withMoved(entity: EntityName, pages: ReadonlySet<string>): ReadonlySet<string> {
    const all = new Set(pages);
    const left = this.pending.get(entity)?.left;
    for (const page of all) for (const now of left?.get(page) ?? []) all.add(now);
    return all;
  }

  /** Writes what is due: pages that are full, once there is a transaction of them, or everything after a while. */
  async flushDue(): Promise<void> {
    const waited = this.since === null ? 0 : performance.now() - this.since;
    const hasMoved = this.pending.values().some(({ left }) => left.size > 0);
    if (waited >= (hasMoved ? longestMove : longestWait)) return this.flush();
    for (const [entity, pending] of this.pending) {
      if (pending.filled.size < pagesATransaction) continue;
      await this.write(entity, pending, [...pending.filled.difference(pending.left)]);
    }
  }

  /** What could not be written stays pending for the next flush. */
  async flush(): Promise<void> {
    for (const [entity, pending] of this.pending) {
      const { pages, left } = pending;
      await this.write(entity, pending, [...pages.difference(left)]);
      // Last, and together: a row that moved is at its new place, or still at its old one too.
      await this.write(entity, pending, [...left.keys()], left.size);
      this.pending.delete(entity);
    }
    this.since = null;
  }

  private async write(
    entity: EntityName,
    pending: Pending,
    pages: readonly string[],
    atOnce = pagesATransaction,
  ): Promise<void> {
    const { database } = this.disk;
    for (let at = 0; at < pages.length; at += atOnce) {
      const group = pages.slice(at, at + atOnce);
      const { put, remove } = await this.sealed(entity, pending.dataset, group);
      await guarded(() =>
        database.transaction('rw', database.pages, async () => {
          await database.pages.bulkPut(put);
          await database.pages.bulkDelete([...remove]);
        }),
      );
      for (const page of group) {
        pending.pages.delete(page);
        pending.filled.delete(page);
        pending.left.delete(page);
      }
    }
  }

  private async sealed(entity: EntityName, dataset: Dataset, pages: readonly string[]): Promise<SealedPages> {
    const all: SealedPages[] = [];
    for (let at = 0; at < pages.length; at += sealedAtOnce) {
      all.push(await sealPages(this.disk, entity, dataset, pages.slice(at, at + sealedAtOnce)));
      // The browser may seal within this very task.
      await nextTask();
    }
    return { put: all.flatMap(({ put }) => put), remove: all.flatMap(({ remove }) => remove) };
  }
}
