import type { EntityName } from '#shared/entities/index.ts';
import type { Disk } from '../disk.ts';
import type { Memory } from '../memory.ts';
import type { Dataset } from '../pages/dataset.ts';
import type { ChangeLog } from './changeLog.ts';
import type { Journalled } from './journalled.ts';
import type { PageFlusher } from './pageFlusher.ts';

export interface CacheParts {
  readonly disk: Disk;
  readonly memory: Memory;
  readonly acknowledged: Acknowledgements;
  readonly journalled: Journalled;
  /** The pages that are newer in memory than on the disk. */
  readonly flusher: PageFlusher;
  readonly changeLog: ChangeLog;
  /** The whole dataset in memory, read from disk at its first use. */
  load(entity: EntityName): Promise<Dataset>;
}

/** Tells a read begun before a confirmation from one after it (I17). Never a clock (I21), never on disk. */
export class Acknowledgements {
  private count = 0;
  private readonly latest = new Map<string, number>();

  current(): number {
    return this.count;
  }

  add(entity: EntityName, id: string): void {
    this.count += 1;
    this.latest.set(`${entity}/${id}`, this.count);
  }

  isAfter(begunAt: number, entity: EntityName, id: string): boolean {
    return this.count > begunAt && (this.latest.get(`${entity}/${id}`) ?? 0) > begunAt;
  }
}
