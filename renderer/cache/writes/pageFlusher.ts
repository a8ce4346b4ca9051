import type { EntityName } from '#shared/entities/index.ts';
import { guarded } from '../cacheError.ts';
import type { PageRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import type { Dataset, Placement, StoredRow } from '../pages/dataset.ts';
import { mergedWith, planPatches, planWhole } from '../pages/plan.ts';
import { portions } from '../pages/portions.ts';
import { freeMemory } from '../sealer.ts';
import type { ChangeLog } from './changeLog.ts';
import { patchesMaySpread, sealPages, sealPatches } from './seal.ts';

/** Pages in one transaction: each is one fsync. */
const pagesATransaction = 32;
/** Where a row moved to another page, both are soon on the disk. */
const longestMove = 1000;
/**
 * Milliseconds: until nothing more came for a while, and at most so long. What a killed process loses, the next pull
 * brings.
 */
interface Patience {
  readonly quiet: number;
  readonly longest: number;
}
const usual: Patience = { quiet: 3000, longest: 30_000 };
/**
 * Rows come in any order (R5.3), so a batch touches nearly every page: written at the end of the pull, or after a pause
 * of seconds.
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
  /** Rows that no record on the disk has in this edition. */
  readonly rows: Set<string>;
}

/**
 * Pages, or patches where few rows changed. Callers of `flush`, `flushOf` and `flushDue` ensure one writer at a time.
 */
export class PageFlusher {
  private readonly disk: Disk;
  private readonly changeLog: ChangeLog;
  private readonly pending = new Map<EntityName, Pending>();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(disk: Disk, changeLog: ChangeLog) {
    this.disk = disk;
    this.changeLog = changeLog;
  }

  changed(entity: EntityName, dataset: Dataset, placement: Placement): void {
    const pending = this.note(entity, dataset, placement);
    for (const id of placement.rows.keys()) pending?.rows.add(id);
  }

  /** Rows are on the disk in a patch; their pages are written once they have many. */
  markPatched(entity: EntityName, dataset: Dataset, placement: Placement): void {
    const pending = this.note(entity, dataset, placement);
    for (const id of placement.rows.keys()) pending?.rows.delete(id);
  }

  private note(entity: EntityName, dataset: Dataset, { pages, filled, left }: Placement): Pending | undefined {
    if (pages.size === 0) return undefined;
    const pending = this.pending.get(entity) ?? {
      dataset,
      since: performance.now(),
      pages: new Set<string>(),
      filled: new Set<string>(),
      left: new Set<string>(),
      rows: new Set<string>(),
    };
    for (const page of pages) pending.pages.add(page);
    for (const page of filled) pending.filled.add(page);
    for (const page of left) pending.left.add(page);
    this.pending.set(entity, pending);
    return pending;
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

  /** At the end of its pull; others still received would be written half full. What fails stays pending. */
  async flushOf(entity: EntityName): Promise<void> {
    const pending = this.pending.get(entity);
    if (!pending) return;
    const { dataset, left } = pending;
    const plan = patchesMaySpread(entity) ? planPatches(dataset, pending) : planWhole(dataset, pending);
    await this.write(entity, pending, plan.whole);
    await this.patch(entity, pending, plan.rows);
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
    const { dataset } = pending;
    for (let at = 0; at < pages.length; at += atOnce) {
      const group = pages.slice(at, at + atOnce);
      const { put, emptied } = await sealPages(this.disk, entity, dataset, group);
      const ids = group.flatMap((page) => [...dataset.onPage(page)].map(({ id }) => id));
      const spent = dataset.patches.spentWith(ids);
      await this.store(entity, put, [...emptied, ...spent]);
      for (const id of ids) dataset.patches.dropRow(id);
      for (const name of spent) dataset.patches.remove(name);
      for (const id of ids) pending.rows.delete(id);
      for (const page of group) {
        pending.pages.delete(page);
        pending.filled.delete(page);
        pending.left.delete(page);
      }
    }
  }

  /** Writes rows into a patch, with those of older patches that are merged with it: both in one transaction. */
  private async patch(
    entity: EntityName,
    { dataset, rows: newer }: Pending,
    rows: readonly StoredRow[],
  ): Promise<void> {
    const { patches } = dataset;
    const merged = mergedWith(dataset, rows);
    if (rows.length === 0 && merged.length === 0) return;
    const ids = new Set(rows.map(({ id }) => id));
    for (const name of merged) for (const id of patches.idsOf(name)) ids.add(id);
    const all = [...dataset.byPage(ids).values()].flat();
    const groups = [...portions(all, ({ text }) => text.length)];
    const sealed = (await Promise.all(groups.map((group) => sealPatches(this.disk, entity, dataset, group)))).flat();
    const spent = patches.spentWith(ids);
    await this.store(
      entity,
      sealed.map(({ record }) => record),
      spent,
    );
    for (const { record, ids } of sealed) patches.add(record.page, record.version, ids);
    for (const name of spent) patches.remove(name);
    for (const id of ids) newer.delete(id);
  }

  /** One transaction: after a kill all of it is on the disk, or nothing. */
  private async store(entity: EntityName, put: readonly PageRecord[], remove: readonly string[]): Promise<void> {
    const { database } = this.disk;
    const note = await this.changeLog.sealed(entity);
    await guarded(() =>
      database.transaction('rw', [database.pages, ...(note ? [database.meta] : [])], async () => {
        if (note) await database.meta.put(note);
        // A portion at a time: the page's thread copies what it hands over, and goes on once these are received.
        for (const some of portions(put, ({ sealed }) => sealed.length)) await database.pages.bulkPut(some);
        await database.pages.bulkDelete(remove.map((page): [string, string] => [entity, page]));
      }),
    );
    if (note) this.changeLog.saved(entity);
    for (const { sealed } of put) freeMemory(sealed.buffer);
  }
}
