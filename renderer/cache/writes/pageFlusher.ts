import type { EntityName } from '#shared/entities/index.ts';
import { guarded } from '../cacheError.ts';
import type { Disk } from '../disk.ts';
import type { Dataset, Placement } from '../pages/dataset.ts';
import { portions } from '../pages/portions.ts';
import { sealPages } from './seal.ts';

/** Pages in one transaction: each is one fsync. */
const pagesATransaction = 32;
/** Where a row moved to another page, both are soon on the disk. */
const longestMove = 1000;
/**
 * How long pages that still have room wait, in milliseconds: until nothing more came for a while, and at most so long.
 * A process that is killed loses no more than what came meanwhile, and the next pull brings it again.
 */
interface Patience {
  readonly quiet: number;
  readonly longest: number;
}
const usual: Patience = { quiet: 3000, longest: 30_000 };
/**
 * Rows of a dataset come in any order (R5.3), so nearly every batch touches nearly every page, which are written at the
 * end of the pull. A service that pauses for seconds does not have them written half full.
 */
export const whileReceiving: Patience = { quiet: 10_000, longest: 60_000 };

interface Pending {
  readonly dataset: Dataset;
  /** When the oldest page that is not on the disk was changed. */
  readonly since: number;
  readonly pages: Set<string>;
  /** Those that new rows filled: a pull seldom changes them again. */
  readonly filled: Set<string>;
  /** Those that lost a row to another page. */
  readonly left: Set<string>;
}

/**
 * Writes the pages that are newer in memory than on the disk: those that a pull changed, and those of which a commit of
 * the outbox wrote a patch only. The caller of `flush`, `flushOf` and `flushDue` ensures that one writer works at a
 * time.
 */
export class PageFlusher {
  private readonly disk: Disk;
  private readonly pending = new Map<EntityName, Pending>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(disk: Disk) {
    this.disk = disk;
  }

  mark(entity: EntityName, dataset: Dataset, placement: Pick<Placement, 'pages' | 'filled' | 'left'>): void {
    if (placement.pages.size === 0) return;
    const pending = this.pending.get(entity) ?? {
      dataset,
      since: performance.now(),
      pages: new Set<string>(),
      filled: new Set<string>(),
      left: new Set<string>(),
    };
    for (const page of placement.pages) pending.pages.add(page);
    for (const page of placement.filled) pending.filled.add(page);
    for (const page of placement.left) pending.left.add(page);
    this.pending.set(entity, pending);
  }

  /** Writes everything once nothing was marked for a while. */
  flushWhenQuiet({ quiet, longest }: Patience = usual): void {
    this.stop();
    const oldest = Math.min(...this.pending.values().map(({ since }) => since));
    const most = oldest + longest - performance.now();
    // What the disk refuses stays pending, and the end of the next pull reports it.
    const flush = (): void => void this.flushNow().catch(() => undefined);
    this.resting = setTimeout(flush, Math.max(0, Math.min(quiet, most)));
  }

  /** Resolves when everything that was marked is on the disk. */
  flushNow(): Promise<void> {
    this.stop();
    return this.disk.exclusive(() => this.flush());
  }

  /** Ends what would be written later. */
  stop(): void {
    clearTimeout(this.resting);
  }

  /** Writes what is due: pages that are full, once there is a transaction of them, or everything after a while. */
  async flushDue(): Promise<void> {
    for (const [entity, pending] of this.pending) {
      const { filled, left, since } = pending;
      if (performance.now() - since >= (left.size > 0 ? longestMove : whileReceiving.longest))
        await this.flushOf(entity);
      else if (filled.size >= pagesATransaction) await this.write(entity, pending, [...filled.difference(left)]);
    }
  }

  async flush(): Promise<void> {
    for (const entity of this.pending.keys()) await this.flushOf(entity);
  }

  /**
   * Writes the pages of one dataset, at the end of its pull: those of another that is still received would be written
   * half full. What could not be written stays pending for the next flush.
   */
  async flushOf(entity: EntityName): Promise<void> {
    const pending = this.pending.get(entity);
    if (!pending) return;
    const { pages, left } = pending;
    await this.write(entity, pending, [...pages.difference(left)]);
    // Last, and together: a row that moved is at its new place, or still at its old one too.
    await this.write(entity, pending, [...left], left.size);
    this.pending.delete(entity);
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
      const { put, remove } = await sealPages(this.disk, entity, pending.dataset, group);
      await guarded(() =>
        database.transaction('rw', database.pages, async () => {
          // A portion at a time: the page's thread copies what it hands over, and goes on once these are received.
          for (const some of portions(put, ({ sealed }) => sealed.length)) await database.pages.bulkPut(some);
          await database.pages.bulkDelete([...remove]);
        }),
      );
      for (const page of group) {
        pending.dataset.dropPatches(page);
        pending.pages.delete(page);
        pending.filled.delete(page);
        pending.left.delete(page);
      }
    }
  }
}
