import type { EntityName } from '#shared/entities/index.ts';
import { guarded } from '../cacheError.ts';
import type { Disk } from '../disk.ts';
import type { Dataset, Placement } from '../pages/dataset.ts';
import { sealPages } from './seal.ts';

/**
 * Rows of a dataset come in any order (R5.3), so a batch touches many pages: pages are written once for many batches.
 */
const rowsAFlush = 32_768;
/** On a slow network, a closed window loses no more than this, and the next pull brings it again. Milliseconds. */
const longestWait = 1000;
/** Pages in one transaction: copying them blocks the main thread. */
const pagesATransaction = 32;

interface Pending {
  readonly dataset: Dataset;
  readonly pages: Set<string>;
}

/** Writes the pages that a pull has changed in memory to the disk. The caller ensures that one flush runs at a time. */
export class PageFlusher {
  private readonly disk: Disk;
  private readonly pending = new Map<EntityName, Pending>();
  private rows = 0;
  private since = performance.now();

  constructor(disk: Disk) {
    this.disk = disk;
  }

  mark(entity: EntityName, dataset: Dataset, placement: Placement): void {
    if (this.rows === 0) this.since = performance.now();
    const pending = this.pending.get(entity) ?? { dataset, pages: new Set<string>() };
    for (const page of placement.pages) pending.pages.add(page);
    this.pending.set(entity, pending);
    this.rows += placement.rows.size;
  }

  isDue(): boolean {
    return this.rows >= rowsAFlush || performance.now() - this.since >= longestWait;
  }

  /** What could not be written stays pending for the next flush. */
  async flush(): Promise<void> {
    const { database } = this.disk;
    for (const [entity, { dataset, pages }] of this.pending) {
      const all = [...pages];
      for (let at = 0; at < all.length; at += pagesATransaction) {
        const group = all.slice(at, at + pagesATransaction);
        const { put, remove } = await sealPages(this.disk, entity, dataset, group);
        await guarded(() =>
          database.transaction('rw', database.pages, async () => {
            await database.pages.bulkPut(put);
            await database.pages.bulkDelete([...remove]);
          }),
        );
        for (const page of group) pages.delete(page);
      }
      this.pending.delete(entity);
    }
    this.rows = 0;
  }
}
